/** The texts of pages that no first view needs, by the path of their file. */
export const texts = import.meta.glob<Record<string, unknown>>(
  [
    "../features/{account,dashboard,legal,moderation,notification,operations,order,profile,settings,protection,security}/*.en.json",
    "../features/auction/{certificate,replay}/*.en.json",
  ],
  { eager: true, import: "default" },
);

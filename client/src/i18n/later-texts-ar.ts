/** The texts of pages that no first view needs, by the path of their file. */
export const texts = import.meta.glob<Record<string, unknown>>(
  [
    "../features/{account,admin,moderation,notification,operations,order,security}/*.ar.json",
    "../features/auction/{certificate,replay}/*.ar.json",
  ],
  { eager: true, import: "default" },
);

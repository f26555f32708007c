/** The texts of pages that no first view needs, by the path of their file. */
export const texts = import.meta.glob<Record<string, unknown>>(
  [
    "../features/{account,admin,dashboard,legal,moderation,notification,operations,order,profile,protection,security,settings,transfer}/*.en.json",
    "../features/auction/{certificate,replay}/*.en.json",
    "../features/order/checkout/*.en.json",
    "../features/protection/my-data/*.en.json",
    "../lib/payment/*.en.json",
  ],
  { eager: true, import: "default" },
);

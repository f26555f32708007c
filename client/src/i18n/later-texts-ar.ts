/** The texts of pages that no first view needs, by the path of their file. */
export const texts = import.meta.glob<Record<string, unknown>>(
  [
    "../features/{account,admin,dashboard,legal,moderation,notification,operations,order,profile,protection,security,settings,transfer}/*.ar.json",
    "../features/auction/{certificate,replay}/*.ar.json",
    "../features/order/checkout/*.ar.json",
    "../features/protection/my-data/*.ar.json",
    "../lib/payment/*.ar.json",
  ],
  { eager: true, import: "default" },
);

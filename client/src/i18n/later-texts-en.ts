/** The texts of pages that no first view needs, by the path of their file. */
export const texts = import.meta.glob<Record<string, unknown>>(
  [
    "../features/{account,admin,analytics,artist,collection,collector,dashboard,invoice,legal,moderation,notification,operations,order,payout,profile,protection,recommendation,search,security,settings,transfer}/*.en.json",
    "../features/artwork/papers/*.en.json",
    "../features/auction/{certificate,replay}/*.en.json",
    "../features/order/checkout/*.en.json",
    "../features/profile/{achievements,activity}/*.en.json",
    "../features/protection/my-data/*.en.json",
    "../lib/address/*.en.json",
    "../lib/confirm/*.en.json",
    "../lib/payment/*.en.json",
    "../lib/refund/*.en.json",
    "../lib/share/sheet/*.en.json",
    "../lib/terms/*.en.json",
    "../lib/verification/*.en.json",
  ],
  { eager: true, import: "default" },
);

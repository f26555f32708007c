/** The texts of pages that no first view needs, by the path of their file. */
export const texts = import.meta.glob<Record<string, unknown>>(
  [
    "../features/{account,admin,analytics,artist,collection,collector,dashboard,invoice,legal,moderation,notification,operations,order,payout,profile,protection,recommendation,search,security,settings,transfer}/*.ar.json",
    "../features/artwork/papers/*.ar.json",
    "../features/auction/{certificate,replay}/*.ar.json",
    "../features/order/checkout/*.ar.json",
    "../features/profile/{achievements,activity}/*.ar.json",
    "../features/protection/my-data/*.ar.json",
    "../lib/address/*.ar.json",
    "../lib/confirm/*.ar.json",
    "../lib/payment/*.ar.json",
    "../lib/refund/*.ar.json",
    "../lib/share/sheet/*.ar.json",
    "../lib/terms/*.ar.json",
    "../lib/verification/*.ar.json",
  ],
  { eager: true, import: "default" },
);

/** What people do that achievements are counted by. */
export const DEEDS = ["bid", "win", "purchase", "approvedArtwork", "sale", "follower"] as const;
export type Deed = (typeof DEEDS)[number];

/** Every achievement: how often which deed earns it (docs/rules.md#achievements). */
export const ACHIEVEMENTS = {
  firstBid: { deed: "bid", times: 1, title: { ar: "أول مزايدة", en: "First bid" } },
  firstWin: { deed: "win", times: 1, title: { ar: "أول فوز في مزاد", en: "First auction won" } },
  firstPurchase: { deed: "purchase", times: 1, title: { ar: "أول اقتناء", en: "First purchase" } },
  fivePurchases: { deed: "purchase", times: 5, title: { ar: "خمسة أعمال مقتناة", en: "Five purchases" } },
  tenPurchases: { deed: "purchase", times: 10, title: { ar: "عشرة أعمال مقتناة", en: "Ten purchases" } },
  firstApprovedArtwork: {
    deed: "approvedArtwork",
    times: 1,
    title: { ar: "أول عمل معروض", en: "First work approved" },
  },
  firstSale: { deed: "sale", times: 1, title: { ar: "أول عملية بيع", en: "First sale" } },
  tenSales: { deed: "sale", times: 10, title: { ar: "عشر عمليات بيع", en: "Ten sales" } },
  tenFollowers: { deed: "follower", times: 10, title: { ar: "عشرة متابعين", en: "Ten followers" } },
  hundredFollowers: { deed: "follower", times: 100, title: { ar: "مئة متابع", en: "A hundred followers" } },
} as const satisfies Readonly<Record<string, { deed: Deed; times: number; title: { ar: string; en: string } }>>;

export type AchievementName = keyof typeof ACHIEVEMENTS;

export const ACHIEVEMENT_NAMES = Object.keys(ACHIEVEMENTS) as AchievementName[];

/** The achievement that doing something so often earns, if there is one. */
export const achievementAt = (deed: Deed, times: number): AchievementName | null =>
  ACHIEVEMENT_NAMES.find((name) => ACHIEVEMENTS[name].deed === deed && ACHIEVEMENTS[name].times === times) ?? null;

/** The achievement of that name; null for one that this release does not know. */
export const achievementNamed = (name: string): (typeof ACHIEVEMENTS)[AchievementName] | null =>
  Object.hasOwn(ACHIEVEMENTS, name) ? ACHIEVEMENTS[name as AchievementName] : null;

/** Beyond that a deed is not counted any more: it earns nothing new. */
export const mostCounted = (deed: Deed): number =>
  Math.max(...ACHIEVEMENT_NAMES.map((name) => (ACHIEVEMENTS[name].deed === deed ? ACHIEVEMENTS[name].times : 0)));

const LEVELS = [
  { level: "advanced", purchases: ACHIEVEMENTS.tenPurchases.times },
  { level: "intermediate", purchases: ACHIEVEMENTS.fivePurchases.times },
] as const;

export type CollectorLevel = "beginner" | "intermediate" | "advanced";

/** A collector's level by how much they bought, and how many purchases lie before the next; null at the last. */
export const collectorLevelAt = (purchases: number): { level: CollectorLevel; untilNext: number | null } => {
  const level = LEVELS.find((one) => purchases >= one.purchases)?.level ?? "beginner";
  const next = LEVELS.findLast((one) => purchases < one.purchases);
  return { level, untilNext: next ? next.purchases - purchases : null };
};

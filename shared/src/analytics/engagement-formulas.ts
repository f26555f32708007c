/** What people did in some time; likes and followers may be below zero if more were taken back than given. */
export type Engagement = { views: number; likes: number; shares: number; followers: number; bidders: number };

/** What the engagement score multiplies by. */
export const SCORE_TIMES = 100;
const HIGHEST_SCORE = 999.99;
const HUNDREDTHS = 100;

const share = (part: number, of: number): number => (of === 0 ? 0 : Math.max(0, part) / of);

/**
 * The engagement score (docs/rules.md#analytics): 100 x (likes + shares + followers + bidders) / views, to two decimals, from 0 to
 * 999.99; 0 without views.
 */
export const engagementScoreOf = ({ views, likes, shares, followers, bidders }: Engagement): number =>
  Math.min(
    HIGHEST_SCORE,
    Math.round(share(likes + shares + followers + bidders, views) * (SCORE_TIMES * HUNDREDTHS)) / HUNDREDTHS,
  );

/** Likes for each view, as a share of 1; 0 without views. */
export const engagementOf = ({ views, likes }: Pick<Engagement, "views" | "likes">): number => share(likes, views);

/** Completed orders for each view, as a share of 1; 0 without views. */
export const conversionOf = (completedOrders: number, views: number): number => share(completedOrders, views);

/** Revenue for each completed sale, whole halalas; null without a sale. */
export const averagePriceOf = (revenue: number, sales: number): number | null =>
  sales === 0 ? null : Math.round(revenue / sales);

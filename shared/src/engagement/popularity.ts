/** What people did with a work: each like that stands, each time it was passed on, each look that counted. */
export type WorkInterest = { views: number; likes: number; shares: number };

const WEIGHTS = { views: 1, shares: 5 } as const;
/** More than looks and shares ever weigh: between works liked as often they decide, and never above a like. */
const OF_A_LIKE = 1_000_000_000;

/** What the order `popular` goes by: likes first (docs/rules.md#popular). */
export const popularityOf = ({ views, likes, shares }: WorkInterest): number =>
  likes * OF_A_LIKE + Math.min(views * WEIGHTS.views + shares * WEIGHTS.shares, OF_A_LIKE - 1);

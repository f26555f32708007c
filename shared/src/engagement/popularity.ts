/** What people did with a work: each like that stands, each time it was passed on, each look that counted. */
export type WorkInterest = { views: number; likes: number; shares: number };

const WEIGHTS = { views: 1, shares: 5, likes: 10 } as const;

/** What the order `popular` goes by (docs/rules.md#popular). */
export const popularityOf = ({ views, likes, shares }: WorkInterest): number =>
  views * WEIGHTS.views + shares * WEIGHTS.shares + likes * WEIGHTS.likes;

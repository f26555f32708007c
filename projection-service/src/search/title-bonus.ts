const ADJACENT_BONUS = 1.25;
export const WHOLE_TITLE_BONUS = 1.6;

/** Where a title has words one after the other, each of them one of the words meant at its place; -1 if nowhere. */
export const placeInTitle = (title: readonly number[], near: readonly ReadonlySet<number>[]): number =>
  title.findIndex((_, at) => near.every((words, place) => words.has(title[at + place] ?? -1)));

/**
 * What a score is multiplied by for words that stand in a title one after the other, and for a title that is nothing else. `titles`:
 * the numbers of their words; `near`: what each sought word may be there.
 */
export const titleBonus = (titles: readonly (readonly number[])[], near: readonly ReadonlySet<number>[]): number => {
  let best = 1;
  for (const title of titles) {
    if (placeInTitle(title, near) >= 0)
      best = Math.max(best, title.length === near.length ? WHOLE_TITLE_BONUS : ADJACENT_BONUS);
  }
  return best;
};

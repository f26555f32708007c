import type { FeedRow } from "@naqsh/shared/auction";

/**
 * Numbers of rows that stand above a price which was computed again after them, when somebody's bids were voided: they were
 * made and stay in the chain, but the price is no longer theirs. Takes rows newest first.
 */
export const overtakenRows = (rows: readonly FeedRow[]): ReadonlySet<number> => {
  const overtaken = new Set<number>();
  let price = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (!("amount" in row) || row.voided) continue;
    if (row.amount > price) overtaken.add(row.number);
    if (row.kind === "recomputed") price = Math.min(price, row.amount);
  }
  return overtaken;
};

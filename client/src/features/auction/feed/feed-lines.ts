import type { FeedRow } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";

export type BidRow = Extract<FeedRow, { kind: "bid" | "automatic" | "recomputed" }>;
export type SystemRow = Exclude<FeedRow, BidRow>;

/** A line of the feed as it is read: one row, or a burst of bids in quick succession, folded into one. */
export type FeedLine =
  | { kind: "bid"; key: string; row: BidRow }
  | { kind: "system"; key: string; row: SystemRow }
  | { kind: "burst"; key: string; rows: BidRow[]; spanMs: number };

const BURST_MS = 2000;
const BURST_SIZE = 4;

export const isBidRow = (row: FeedRow): row is BidRow => "amount" in row;

/** One change of the view may bring two rows; a bid's own number tells them apart, a system line's kind does. */
const keyOf = (row: FeedRow): string => (isBidRow(row) ? `bid-${row.number}` : `${row.kind}-${row.sequence}`);

/** How many rows from `start` on belong to one burst: bids of others within two seconds of the newest of them. */
const burstLength = (rows: FeedRow[], start: number, own: number | null): number => {
  const newest = rows[start]!;
  let end = start;
  while (end < rows.length) {
    const row = rows[end]!;
    if (!isBidRow(row) || row.alias === own || row.voided) break;
    if (msFromInstant(newest.at) - msFromInstant(row.at) > BURST_MS) break;
    end += 1;
  }
  return end - start;
};

/** Folds bursts; takes rows newest first and the reader's own alias. The newest row always stands by itself. */
export const linesOfFeed = (rows: FeedRow[], own: number | null): FeedLine[] => {
  const lines: FeedLine[] = [];
  let index = 0;
  while (index < rows.length) {
    const row = rows[index]!;
    const length = index === 0 ? 0 : burstLength(rows, index, own);
    if (length >= BURST_SIZE) {
      const burst = rows.slice(index, index + length) as BidRow[];
      const spanMs = msFromInstant(burst[0]!.at) - msFromInstant(burst[length - 1]!.at);
      lines.push({ kind: "burst", key: `burst-${keyOf(burst[length - 1]!)}`, rows: burst, spanMs });
      index += length;
      continue;
    }
    lines.push(isBidRow(row) ? { kind: "bid", key: keyOf(row), row } : { kind: "system", key: keyOf(row), row });
    index += 1;
  }
  return lines;
};

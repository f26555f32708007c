import type { PublicRow } from "@naqsh/shared/auction";
import type { Find } from "@naqsh/shared/platform/ports/read-model-store";
import { allDocuments, everyOne } from "../joins/all-documents";
import type { Views } from "../views";
import { bidderIn } from "./auction-bids.projection";
import type { BidRows } from "./auction-bids.projection";

type Bids = Pick<Views["bids"], "find">;

const listed = async (
  bids: Bids,
  auctionId: string,
  page: Required<Pick<Find, "limit">> & Pick<Find, "range">,
): Promise<BidRows[]> => {
  const found = await bids.find({ index: "byNumber", equals: [auctionId], direction: "descending", ...page });
  return found.documents.map(({ document }) => document);
};

/** Rows of events that are given newest first. */
const newestFirst = (events: readonly BidRows[]): PublicRow[] => events.flatMap(({ rows }) => rows.toReversed());

/** The newest rows of an auction, or those before a number, newest first. */
export const rowsBefore = async (
  bids: Bids,
  auctionId: string,
  page: { before?: number | undefined; limit: number },
): Promise<PublicRow[]> => {
  const { before = Number.POSITIVE_INFINITY } = page;
  const range = Number.isFinite(before) ? { range: { below: before } } : {};
  const rows = newestFirst(await listed(bids, auctionId, { limit: page.limit, ...range }));
  return rows.filter(({ number }) => number < before).slice(0, page.limit);
};

/** Rows of an auction from one number to another, both included, newest first; the view may not have all of them yet. */
export const rowsBetween = async (
  bids: Bids,
  auctionId: string,
  { from, to }: { from: number; to: number },
): Promise<PublicRow[]> => {
  const events = await listed(bids, auctionId, { limit: to - from + 1, range: { from, to } });
  // An event that wrote several rows is listed by the first of them.
  const isWhole = events.at(-1)?.first === from;
  const earlier = isWhole ? [] : await listed(bids, auctionId, { limit: 1, range: { below: from } });
  return newestFirst([...events, ...earlier]).filter(({ number }) => number >= from && number <= to);
};

/** Numbers of the rows that no longer stand. */
export const voidedNumbers = async (bids: Views["bids"], auctionId: string): Promise<ReadonlySet<number>> => {
  const numbers = new Set<number>();
  for await (const { voids } of allDocuments(bids, "byVoid", [auctionId]))
    for (const number of voids) numbers.add(number);
  return numbers;
};

/** A bidder's own rows, newest first, each with the hash of the row before it; null for the very first. */
export const ownRows = async (
  bids: Bids,
  { auctionId, alias }: { auctionId: string; alias: number },
): Promise<{ row: PublicRow; previousHash: string | null }[]> => {
  const equals = [bidderIn(auctionId, alias)];
  const own: { row: PublicRow; previousHash: string | null }[] = [];
  for (const { rows } of await everyOne(bids, { index: "byBidder", equals, direction: "descending" })) {
    for (const [place, row] of [...rows.entries()].toReversed()) {
      if (row.alias !== alias) continue;
      const before = rows[place - 1] ?? (await rowsBefore(bids, auctionId, { before: row.number, limit: 1 }))[0];
      own.push({ row, previousHash: before?.hash ?? null });
    }
  }
  return own;
};

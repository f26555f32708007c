import type { BidderVoided, BidPlaced, MaximumRaised, PublicRow } from "@naqsh/shared/auction";
import { refold, START_OF_CHAIN } from "@naqsh/shared/auction";
import type { Bidding, BiddingTerms, ChainEnd, MaximumBid } from "@naqsh/shared/auction";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { emptyMap, lookUp, withEntry, type PersistentMap } from "@naqsh/shared/kernel/persistent-map";

export type Bidder = { bidderId: string; alias: number; commitment: string };

/** A public row as the rules need it; `causedBy` is the alias of whose bid brought it, null after a void. */
type WrittenRow = ChainEnd & { alias: number; amount: Halalas; causedBy: number | null };

/** The newest first. A bid adds one link and shares the rest, so that states of a hot auction stay cheap and immutable. */
type Link<Item> = { item: Item; before: Link<Item> | null };

/** All bids of an auction and where they lead. */
export type BidBook = {
  terms: BiddingTerms;
  bidding: Bidding | null;
  bidders: PersistentMap<Bidder>;
  bids: Link<MaximumBid> | null;
  rows: Link<WrittenRow> | null;
  /** Numbers of the rows that voids took out. */
  struck: ReadonlySet<number>;
  voided: ReadonlySet<string>;
};

export const openBook = (terms: BiddingTerms): BidBook => ({
  terms,
  bidding: null,
  bidders: emptyMap(),
  bids: null,
  rows: null,
  struck: new Set(),
  voided: new Set(),
});

export const bidderOf = (book: BidBook, bidderId: string): Bidder | undefined => lookUp(book.bidders, bidderId);

/** The alias of somebody who has bid. */
export const aliasOf = (book: BidBook, bidderId: string): number => {
  const bidder = bidderOf(book, bidderId);
  if (!bidder) throw new Error(`${bidderId} has no bid in this auction`);
  return bidder.alias;
};

/** The last public row: what the next one is chained to. */
export const chainEnd = (book: BidBook): ChainEnd => book.rows?.item ?? START_OF_CHAIN;

/** The hash before a row that the book holds. */
export const hashBefore = (book: BidBook, number: number): string => {
  for (const row of newestFirst(book.rows)) if (row.number < number) return row.hash;
  return START_OF_CHAIN.hash;
};

/** Bids that still stand, in the stream's order. */
const standingBids = (book: BidBook, without?: string): MaximumBid[] =>
  [...newestFirst(book.bids)].filter(({ bidderId }) => bidderId !== without && !book.voided.has(bidderId)).toReversed();

/** Price and leader as if this bidder had never bid; null if nobody else did. */
export const refoldWithout = (book: BidBook, bidderId: string): Bidding | null =>
  refold(book.terms, standingBids(book, bidderId));

export const bidderByAlias = (book: BidBook, alias: number): Bidder | undefined => {
  for (const { bidderId } of newestFirst(book.bids)) {
    const bidder = bidderOf(book, bidderId);
    if (bidder?.alias === alias) return bidder;
  }
  return undefined;
};

/** The highest of the others who still stand, at their own maximum; of equal ones the earlier. */
export const nextAfter = (book: BidBook, buyerId: string): MaximumBid | null =>
  standingBids(book, buyerId).reduce<MaximumBid | null>(
    (best, bid) => (best === null || bid.maximum > best.maximum ? bid : best),
    null,
  );

/** The rows that fall with a bidder: theirs, and those that the system bid against them. */
export const rowsFallingWith = (book: BidBook, alias: number): number[] =>
  [...newestFirst(book.rows)]
    .filter((row) => fallsWith(row, alias) && !book.struck.has(row.number))
    .map(({ number }) => number)
    .toReversed();

/** The last row that stands once a bidder's rows are taken out: it says the price and the leader. */
export const lastStandingRow = (book: BidBook, withoutAlias: number): { alias: number; amount: Halalas } | null => {
  for (const row of newestFirst(book.rows)) {
    if (!book.struck.has(row.number) && !fallsWith(row, withoutAlias)) return row;
  }
  return null;
};

export const withBid = (book: BidBook, { data }: BidPlaced | MaximumRaised): BidBook => {
  const { bidderId, alias, maximum } = data;
  const own = data.rows.find((row) => row.alias === alias);
  const known = bidderOf(book, bidderId);
  return {
    ...book,
    bidding: biddingOf(data, data.leaderId === bidderId ? maximum : (book.bidding?.leaderMaximum ?? maximum)),
    bidders:
      known || !own ? book.bidders : withEntry(book.bidders, bidderId, { bidderId, alias, commitment: own.commitment }),
    bids: { item: { bidderId, maximum }, before: book.bids },
    rows: withRows(book.rows, data.rows, alias),
  };
};

export const withoutBidder = (book: BidBook, { data }: BidderVoided): BidBook => {
  const voided = new Set([...book.voided, data.bidderId]);
  const remaining = { ...book, voided };
  const leading = standingBids(remaining).findLast(({ bidderId }) => bidderId === data.leaderId);
  return {
    ...remaining,
    bidding: leading ? biddingOf(data, leading.maximum) : null,
    rows: withRows(book.rows, data.rows, null),
    struck: new Set([...book.struck, ...data.voidedRows]),
  };
};

const biddingOf = (
  outcome: { price: Halalas | null; leaderId: string | null },
  leaderMaximum: Halalas,
): Bidding | null =>
  outcome.price === null || outcome.leaderId === null
    ? null
    : { price: outcome.price, leaderId: outcome.leaderId, leaderMaximum };

const withRows = (
  rows: Link<WrittenRow> | null,
  added: readonly PublicRow[],
  causedBy: number | null,
): Link<WrittenRow> | null =>
  added.reduce<Link<WrittenRow> | null>(
    (before, { number, hash, alias, amount }) => ({ item: { number, hash, alias, amount, causedBy }, before }),
    rows,
  );

const fallsWith = (row: WrittenRow, alias: number): boolean => row.alias === alias || row.causedBy === alias;

function* newestFirst<Item>(links: Link<Item> | null): Generator<Item> {
  for (let link = links; link !== null; link = link.before) yield link.item;
}

/** A book whose chains are lists, the oldest first. */
export type BookLists = { head: Omit<BidBook, "bids" | "rows">; bids: MaximumBid[]; rows: WrittenRow[] };

export const listsOfBook = ({ bids, rows, ...head }: BidBook): BookLists => ({
  head,
  bids: [...newestFirst(bids)].toReversed(),
  rows: [...newestFirst(rows)].toReversed(),
});

export const bookFromLists = ({ head, bids, rows }: BookLists): BidBook => ({
  ...head,
  bids: chained(bids),
  rows: chained(rows),
});

const chained = <Item>(items: readonly Item[]): Link<Item> | null => {
  let link: Link<Item> | null = null;
  for (const item of items) link = { item, before: link };
  return link;
};

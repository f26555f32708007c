import type { AuctionHead, AuctionTerms, ReplayMoment, ReplayRow } from "@naqsh/shared/auction";
import type { AnswerKind } from "./operator-command";
import { riyals } from "./riyals";

type Replayed = { replayed: Pick<AuctionHead, "price" | "status" | "endsAt"> & Pick<ReplayMoment, "at" | "rows"> };
type Stood = { stood: AuctionHead; terms: AuctionTerms };

const rowWords = (row: ReplayRow): string => {
  switch (row.kind) {
    case "bid":
      return `#${row.number} bidder ${row.alias} bids ${riyals(row.amount)}`;
    case "automatic":
      return `#${row.number} the system bids ${riyals(row.amount)} for bidder ${row.alias}`;
    case "recomputed":
      return `#${row.number} ${riyals(row.amount)} for bidder ${row.alias}, computed again after a void`;
    case "extended":
      return `the end is moved to ${row.endsAt} (${row.reason === "outage" ? "an outage" : "a late bid"})`;
    case "startMoved":
      return `the start is moved to ${row.startsAt} (an outage)`;
    case "bidderVoided":
      return `bidder ${row.alias} is voided: ${row.reason ?? "(the reason was deleted with the account)"}`;
    case "closed":
      return `closed: ${row.outcome}`;
    case "opened":
      return "opened";
    case "reserveMet":
      return "the reserve is met";
    case "closing":
      return "the end is reached";
  }
};

/** What brings no line to the feed but a new state. */
const statusWords: Partial<Record<AuctionHead["status"], string>> = {
  scheduled: "scheduled",
  awaitingPayment: "the winner is to pay",
  offered: "offered to the next bidder",
  settled: "paid",
  lapsed: "the sale lapses",
  cancelled: "cancelled",
};

/** One public change of an auction. */
export const replayed: AnswerKind<Replayed> = {
  kind: "replayed",
  words: ({ replayed: { at, status, price, endsAt, rows } }) => {
    const what = rows.length === 0 ? (statusWords[status] ?? "no line in public") : rows.map(rowWords).join("; ");
    return `${at}  ${what}\n  ${status}, ${price === null ? "no bid" : riyals(price)}, ends ${endsAt}`;
  },
};

const leads = (alias: number | null): string => (alias === null ? "nobody leads" : `bidder ${alias} leads`);

/** How it stood after all of them. */
export const stood: AnswerKind<Stood> = {
  kind: "stood",
  words: ({ stood: head, terms }) =>
    [
      `It stood: ${head.status}, ${head.price === null ? "no bid" : riyals(head.price)}, ${leads(head.leaderAlias)}, reserve ${head.reserveStatus}, ${head.bidCount} bids of ${head.bidderCount} bidders${head.outcome === null ? "" : `, outcome ${head.outcome}`}`,
      `  from ${head.startsAt} to ${head.endsAt}${head.endsAt === head.originalEndsAt ? "" : ` (first set to ${head.originalEndsAt})`}; opening price ${riyals(terms.openingPrice)}, steps by ${terms.incrementPolicy}, work ${head.artworkId}, artist ${terms.artistId}`,
    ].join("\n"),
};

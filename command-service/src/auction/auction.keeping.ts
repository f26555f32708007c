import type { StateKeeping } from "@naqsh/shared/kernel/decider";
import { bookFromLists, listsOfBook } from "./bid-book.state";
import type { BookLists } from "./bid-book.state";
import type { Auction } from "./auction.state";

/**
 * How the state of an auction is kept, its bids and rows as lists. Raise the version with every change of what the fold makes
 * of the same events: `auction.keeping.spec.ts` says so.
 */
export const auctionKeeping: StateKeeping<Auction> = {
  version: 1,
  taken: (auction) => {
    if (!("book" in auction)) return { head: auction, lists: {} };
    const { head, ...lists } = listsOfBook(auction.book);
    return { head: { ...auction, book: head }, lists };
  },
  given: ({ head, lists }) => {
    const auction = head as Auction;
    if (!("book" in auction)) return auction;
    return { ...auction, book: bookFromLists({ ...lists, head: auction.book } as unknown as BookLists) };
  },
};

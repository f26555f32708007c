import type { AuctionScheduled } from "@naqsh/shared/auction";

type Bid = { who: string; most: number };
type Buyer = { who: string; amount: number };

const ms = Date.parse;

/** The auctioneer's card, in riyals: below the bound, the step. */
const CARDS: Record<string, [below: number, step: number][]> = {
  "standard-1": [
    [1_000, 50],
    [5_000.01, 100],
    [Infinity, 250],
  ],
  "fine-art-1": [
    [1e3, 50],
    [2e3, 100],
    [5e3, 250],
    [1e4, 500],
    [2e4, 1e3],
    [5e4, 2e3],
    [1e5, 5e3],
    [2e5, 1e4],
    [5e5, 2.5e4],
    [1e6, 5e4],
    [Infinity, 1e5],
  ],
};

const strongest = (bids: Bid[]): Bid | undefined =>
  bids.reduce<Bid | undefined>((best, bid) => (best && best.most >= bid.most ? best : bid), undefined);

/**
 * The judge: an auction as docs/rules.md tells it, which keeps every bid and thinks each time from the first one on. It shares no
 * code with the product.
 */
export const createModelAuction = (terms: AuctionScheduled["data"]) => {
  const bids: Bid[] = [];
  const out = new Set<string>();
  let start = ms(terms.startsAt);
  let end = ms(terms.endsAt);
  let isOpen = false;
  let isClosed = false;
  let defaulter: string | null = null;

  const step = (price: number): number => {
    const [, sar] = CARDS[terms.incrementPolicy]!.find(([below]) => price / 100 < below)!;
    return Math.max(sar * 100, terms.ownIncrement);
  };

  /** Price and leader after these bids. */
  const standing = (list: Bid[]): { price: number; leader: Bid } | null => {
    let price = terms.openingPrice;
    for (let count = 1; count <= list.length; count += 1) {
      const seen = list.slice(0, count);
      const leader = strongest(seen)!;
      const rivals = seen.filter(({ who }) => who !== leader.who);
      const ledBefore = strongest(seen.slice(0, -1))?.who === seen.at(-1)!.who;
      const rival = strongest(rivals);
      if (!ledBefore && rival) price = Math.min(leader.most, rival.most + step(rival.most));
      if (terms.reserve === null) continue;
      price = leader.most < terms.reserve ? leader.most : Math.max(price, terms.reserve);
    }
    const leader = strongest(list);
    return leader ? { price, leader } : null;
  };
  const now = () => standing(bids.filter(({ who }) => !out.has(who)));
  const isSold = (): boolean => (now()?.price ?? -1) >= (terms.reserve ?? 0);

  /** Why a bid is refused; null if it is taken. Facts of the bidder's account are not the auction's. */
  const refuses = (who: string, most: number, receivedAt: string): string | null => {
    if (!isOpen) return "NOT_OPEN";
    if (ms(receivedAt) >= end) return "ENDED";
    if (isClosed) return "CLOSED_THOUGH_IN_TIME";
    if (out.has(who)) return "BIDDER_VOIDED";
    const current = now();
    if (current?.leader.who === who) return most > current.leader.most ? null : "MAXIMUM_NOT_RAISED";
    return most >= (current ? current.price + step(current.price) : terms.openingPrice) ? null : "BID_TOO_LOW";
  };

  return {
    refuses,
    bid: (who: string, most: number, receivedAt: string): string | null => {
      const refusal = refuses(who, most, receivedAt);
      if (refusal) return refusal;
      const leads = now()?.leader.who === who;
      bids.push({ who, most });
      if (!leads && terms.softCloseMs > 0) end = Math.max(end, ms(receivedAt) + terms.softCloseMs);
      return null;
    },
    open: () => void (isOpen = true),
    cancel: () => void (isOpen = false),
    close: () => void (isClosed = true),
    takeOut: (who: string) => void out.add(who),
    outage: (from: number, to: number): void => {
      if (!isOpen && start < to) [start, end] = [to, to + end - start];
      else if (isOpen && !isClosed && end > from) end += to - Math.max(from, start);
    },
    /** Who buys at the end, or after a void; null if it is not sold. */
    buyer: (): Buyer | null => (isSold() ? { who: now()!.leader.who, amount: now()!.price } : null),
    /** Who hears a second chance when the buyer does not pay, at their own maximum. */
    second: (buyer: string): Buyer | null => {
      defaulter = buyer;
      const next = strongest(bids.filter(({ who }) => who !== buyer && !out.has(who)));
      return next && next.most >= (terms.reserve ?? 0) ? { who: next.who, amount: next.most } : null;
    },
    defaulter: () => defaulter,
    end: () => end,
    start: () => start,
    price: () => now()?.price ?? null,
    leader: () => now()?.leader.who ?? null,
    outcome: () => {
      if (bids.every(({ who }) => out.has(who))) return "noBids";
      return isSold() ? "sold" : "reserveNotMet";
    },
  };
};

export type ModelAuction = ReturnType<typeof createModelAuction>;

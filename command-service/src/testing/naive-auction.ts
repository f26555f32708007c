import type { AuctionCommand, PlaceBid, ScheduleAuction } from "@naqsh/shared/auction";
import { ANOTHER_ORDER } from "./random-auction-histories";
import type { Times } from "@naqsh/shared/kernel/decider";

type Bid = { who: string; max: number };
type Phase =
  | "scheduled"
  | "live"
  | "closing"
  | "closed"
  | "awaitingPayment"
  | "offered"
  | "settled"
  | "lapsed"
  | "cancelled";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ms = (instant: string): number => Date.parse(instant);

/** The step in halalas, as an auctioneer reads it from the card on the wall. */
const stepOf = (card: string, price: number): number => {
  const sar = price / 100;
  if (card === "standard-1") {
    if (sar < 1000) return 5_000;
    return sar <= 5000 ? 10_000 : 25_000;
  }
  const bounds = [1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6];
  const steps = [50, 100, 250, 500, 1e3, 2e3, 5e3, 1e4, 2.5e4, 5e4, 1e5];
  return steps[bounds.filter((bound) => sar >= bound).length]! * 100;
};

const highest = (bids: Bid[]): Bid | undefined => bids.toSorted((a, b) => b.max - a.max)[0];

/**
 * A naive auction to compare the decider with: it keeps a list of bids, looks at all of it for every question, and
 * shares no code with the rules. Tells of each command whether it is taken.
 */
export const createModel = (terms: ScheduleAuction["data"]) => {
  let phase: Phase = "scheduled";
  let start = ms(terms.startsAt);
  let end = ms(terms.endsAt);
  const bids: Bid[] = [];
  const aliases: string[] = [];
  const out = new Set<string>();
  const outages = new Set<string>();
  let buyer: { who: string; amount: number; secondChance: boolean } | null = null;
  let defaulter: string | null = null;
  let offerEnd = 0;
  let everOffered: string | null = null;

  const step = (price: number): number => Math.max(terms.ownIncrement, stepOf(terms.incrementPolicy, price));
  const standing = (): Bid[] => bids.filter(({ who }) => !out.has(who));

  /** The whole auction from its first bid: price and leader. */
  const outcome = (list: Bid[] = standing()): { price: number; leader: Bid } | null => {
    let price = terms.openingPrice;
    const seen: Bid[] = [];
    for (const bid of list) {
      const led = highest(seen)?.who === bid.who;
      seen.push(bid);
      const leader = highest(seen)!;
      const rival = highest(seen.filter(({ who }) => who !== leader.who));
      if (!led && rival) price = Math.min(leader.max, rival.max + step(rival.max));
      if (terms.reserve !== null) price = leader.max < terms.reserve ? leader.max : Math.max(price, terms.reserve);
    }
    const leader = highest(seen);
    return leader ? { price, leader } : null;
  };
  const ask = (): number => {
    const now = outcome();
    return now ? now.price + step(now.price) : terms.openingPrice;
  };
  const isSold = (now: { price: number } | null): boolean => now !== null && now.price >= (terms.reserve ?? 0);

  const takesBid = ({ bidderId: who, maximum: max, banned }: PlaceBid["data"], { receivedAt }: Times): boolean => {
    if (banned) return false;
    if (!["live", "closing"].includes(phase) || ms(receivedAt) >= end || out.has(who)) return false;
    const leads = outcome()?.leader.who === who;
    if (leads ? max <= outcome()!.leader.max : max < ask()) return false;
    bids.push({ who, max });
    if (!aliases.includes(who)) aliases.push(who);
    if (leads || ms(receivedAt) + terms.softCloseMs <= end || terms.softCloseMs === 0) return true;
    end = ms(receivedAt) + terms.softCloseMs;
    phase = "live";
    return true;
  };

  const takesVoid = (alias: number, orderIsPaid: boolean): boolean => {
    const who = aliases[alias - 1];
    if (who === undefined) return false;
    if (out.has(who)) return true;
    if (!["live", "closing", "awaitingPayment", "offered"].includes(phase)) return false;
    if (phase === "awaitingPayment" && orderIsPaid) return false;
    out.add(who);
    if (phase === "live" || phase === "closing") return true;
    const secondChance = defaulter !== null;
    if (secondChance && buyer?.who === who) phase = "lapsed";
    else if (!secondChance || defaulter === who) {
      const now = outcome();
      if (!isSold(now)) phase = "lapsed";
      else {
        buyer = { who: now!.leader.who, amount: now!.price, secondChance: false };
        phase = "awaitingPayment";
        defaulter = null;
      }
    }
    return true;
  };

  const takesMissed = (nextBidderAllowed: boolean): boolean => {
    if (phase !== "awaitingPayment") return false;
    const before = buyer!;
    defaulter = before.who;
    const next = highest(standing().filter(({ who }) => who !== before.who));
    if (before.secondChance || !next || next.max < (terms.reserve ?? 0) || !nextBidderAllowed) phase = "lapsed";
    else {
      phase = "offered";
      buyer = { who: next.who, amount: next.max, secondChance: true };
      everOffered = next.who;
    }
    return true;
  };

  const takesOutage = (id: string, from: number, to: number): boolean => {
    if (outages.has(id)) return true;
    if (phase === "scheduled" && start < to) {
      end = to + (end - start);
      start = to;
    } else if ((phase === "live" || phase === "closing") && end > from && to > Math.max(from, start)) {
      end += to - Math.max(from, start);
      phase = "live";
    } else if (phase === "offered" && offerEnd > from && to > offerEnd - 24 * HOUR)
      offerEnd += to - Math.max(from, offerEnd - 24 * HOUR);
    else return true;
    outages.add(id);
    return true;
  };

  const takesFreeze = (id: string, from: number, to: number): boolean =>
    (phase === "live" || phase === "closing") && from < end && end <= to ? takesOutage(id, from, to) : true;

  const take = (command: AuctionCommand, times: Times): boolean => {
    const now = ms(times.now);
    const isRunning = phase === "live" || phase === "closing";
    switch (command.type) {
      case "ScheduleAuction":
        return false;
      case "CancelAuction":
        if (phase !== "cancelled" && (bids.length > 0 || (phase !== "scheduled" && phase !== "live"))) return false;
        phase = "cancelled";
        return true;
      case "OpenAuction":
        if (phase !== "scheduled") return phase !== "cancelled";
        if (now < start) return false;
        phase = "live";
        return true;
      case "PlaceBid":
        return takesBid(command.data, times);
      case "BeginClosing":
        if (phase === "scheduled" || (isRunning && now < end)) return false;
        if (isRunning) phase = "closing";
        return true;
      case "CloseAuction": {
        if (phase === "scheduled" || (isRunning && now < end + 2000)) return false;
        if (!isRunning) return true;
        const final = outcome();
        phase = isSold(final) ? "awaitingPayment" : "closed";
        if (isSold(final)) buyer = { who: final!.leader.who, amount: final!.price, secondChance: false };
        return true;
      }
      case "VoidBidder":
        return takesVoid(command.data.alias, command.data.orderIsPaid);
      case "CompensateOutage":
        return takesOutage(command.data.outageId, ms(command.data.from), ms(command.data.to));
      case "CompensateFreeze":
        return takesFreeze(command.data.outageId, ms(command.data.from), ms(command.data.to));
      case "RecordMissedPayment": {
        const taken = command.data.orderId !== ANOTHER_ORDER && takesMissed(command.data.nextBidderAllowed);
        if (taken) offerEnd = now + 24 * HOUR;
        return taken;
      }
      case "AcceptOffer":
      case "DeclineOffer": {
        const { bidderId } = command.data;
        const accepts = command.type === "AcceptOffer";
        if (accepts && phase === "awaitingPayment" && buyer!.secondChance && buyer!.who === bidderId) return true;
        if (phase !== "offered" || everOffered !== bidderId || ms(times.receivedAt) >= offerEnd) return false;
        if (accepts && command.data.banned) return false;
        phase = accepts ? "awaitingPayment" : "lapsed";
        return true;
      }
      case "ExpireOffer":
        if (phase === "offered" && now < offerEnd) return false;
        if (phase === "offered") phase = "lapsed";
        return true;
      case "SettleAuction":
        if (command.data.orderId === ANOTHER_ORDER) return false;
        phase = "settled";
        return true;
    }
  };

  return {
    take,
    seen: () => {
      const now = outcome();
      return {
        status: phase,
        price: now?.price ?? null,
        leader: now?.leader.who ?? null,
        endsAt: new Date(end).toISOString(),
        buyer: phase === "awaitingPayment" || phase === "settled" ? [buyer!.who, buyer!.amount] : null,
        offer: phase === "offered" ? [buyer!.who, buyer!.amount, new Date(offerEnd).toISOString()] : null,
      };
    },
  };
};

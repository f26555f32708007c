import type { PublicRow, Standing } from "@naqsh/shared/auction";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** A bidder's own state in one auction; nobody else sees it. */
export type StandingDocument = Standing & {
  bidderId: string;
  /** The bid that took the lead from them; null while they lead, and once they have bid since. */
  outbid: { causeId: string; at: Instant } | null;
};

const HANDLED = [
  "BidPlaced",
  "MaximumRaised",
  "BidderVoided",
  "AuctionClosed",
  "WinnerDetermined",
  "PaymentDeadlineMissed",
  "OfferedToNextBidder",
  "OfferDeclined",
  "OfferExpired",
  "AuctionSettled",
  "AuctionDeadlinesMoved",
  "PaymentDeadlineMoved",
] as const;
type Event = EventsOf<typeof HANDLED>;
type Recorded<Type extends Event["type"]> = RecordedEvent<Extract<Event, { type: Type }>>;
type BidRecord = Recorded<"BidPlaced"> | Recorded<"MaximumRaised">;
type Change = Partial<Omit<StandingDocument, "sequence">>;

export const standingKey = (auctionId: string, bidderId: string): string => `${auctionId}/${bidderId}`;

type NamesBidders = Exclude<RecordedEvent<Event>, { type: "PaymentDeadlineMoved" | "AuctionClosed" }>;

const biddersOf = (event: NamesBidders): (string | null)[] => {
  switch (event.type) {
    case "BidPlaced":
    case "BidderVoided":
      return [event.data.bidderId, event.data.leaderId, event.data.previousLeaderId];
    case "MaximumRaised":
    case "OfferedToNextBidder":
    case "OfferDeclined":
    case "OfferExpired":
      return [event.data.bidderId];
    case "WinnerDetermined":
      return [event.data.winnerId];
    case "PaymentDeadlineMissed":
    case "AuctionSettled":
      return [event.data.buyerId];
    case "AuctionDeadlinesMoved":
      return [event.data.offeredToId];
  }
};

const distinctIds = (ids: readonly (string | null)[]): string[] => {
  const distinct: string[] = [];
  for (const id of ids) if (id !== null && !distinct.includes(id)) distinct.push(id);
  return distinct;
};

const lastOwn = (rows: readonly PublicRow[], alias: number): Change => {
  const row = rows.findLast((candidate) => candidate.alias === alias);
  return row === undefined ? {} : { lastBid: row.amount, lastBidAt: row.acceptedAt };
};

const begun = ({ data }: Recorded<"BidPlaced">): StandingDocument => ({
  auctionId: data.auctionId,
  bidderId: data.bidderId,
  alias: data.alias,
  state: "outbid",
  maximum: data.maximum,
  lastBid: 0,
  lastBidAt: data.acceptedAt,
  orderId: null,
  amount: null,
  dueAt: null,
  offer: null,
  outbid: null,
  sequence: 0,
});

/** Whoever loses at once has read so in the answer to their own bid. */
const outbidBy = ({ bidderId, outbid }: StandingDocument, event: BidRecord): StandingDocument["outbid"] => {
  const { data } = event;
  if (data.bidderId === bidderId || data.leaderId === bidderId) return null;
  const lostLead = event.type === "BidPlaced" && event.data.previousLeaderId === bidderId;
  return lostLead ? { causeId: event.id, at: event.recordedAt } : outbid;
};

/** Every bid passes here twice, so it is written out: a change that is spread over the standing takes several times as long. */
const leadingOrOutbid = (standing: StandingDocument, event: BidRecord): StandingDocument => {
  const { bidderId, alias } = standing;
  const { data } = event;
  const row = data.rows.findLast((candidate) => candidate.alias === alias);
  const state = data.leaderId === bidderId ? "leading" : "outbid";
  const outbid = outbidBy(standing, event);
  const lastBid = row === undefined ? standing.lastBid : row.amount;
  const lastBidAt = row === undefined ? standing.lastBidAt : row.acceptedAt;
  const maximum = data.bidderId === bidderId ? data.maximum : standing.maximum;
  const isSame =
    state === standing.state &&
    outbid === standing.outbid &&
    lastBid === standing.lastBid &&
    lastBidAt === standing.lastBidAt &&
    maximum === standing.maximum;
  if (isSame) return standing;
  const { auctionId, orderId, amount, dueAt, offer } = standing;
  const sequence = standing.sequence + 1;
  return {
    auctionId,
    bidderId,
    alias,
    state,
    maximum,
    lastBid,
    lastBidAt,
    orderId,
    amount,
    dueAt,
    offer,
    outbid,
    sequence,
  };
};

const afterVoid = ({ bidderId, alias, state }: StandingDocument, { data }: Recorded<"BidderVoided">): Change => {
  if (data.bidderId === bidderId) return { state: "voided", orderId: null, amount: null, dueAt: null, offer: null };
  if (data.afterClose) return { state, ...lastOwn(data.rows, alias) };
  if (data.leaderId === bidderId) return { state: "leading", outbid: null, ...lastOwn(data.rows, alias) };
  return { state: "outbid", ...lastOwn(data.rows, alias) };
};

const changeOf = (standing: StandingDocument, event: Exclude<RecordedEvent<Event>, BidRecord>): Change => {
  switch (event.type) {
    case "BidderVoided":
      return afterVoid(standing, event);
    case "AuctionClosed":
      if (standing.state === "voided") return {};
      return { state: event.data.winnerId === standing.bidderId ? "won" : "lost" };
    case "WinnerDetermined":
      return {
        state: "won",
        orderId: event.data.orderId,
        amount: event.data.amount,
        dueAt: event.data.paymentDueAt,
        offer: null,
      };
    case "PaymentDeadlineMissed":
      return { state: "missedPayment", amount: null, dueAt: null };
    case "OfferedToNextBidder": {
      const { amount, offerEndsAt } = event.data;
      return { state: "offered", dueAt: offerEndsAt, offer: { amount, endsAt: offerEndsAt } };
    }
    case "OfferDeclined":
      return { state: "declined", dueAt: null, offer: null };
    case "OfferExpired":
      return { state: "lost", dueAt: null, offer: null };
    case "AuctionSettled":
      return { state: "paid", dueAt: null };
    case "AuctionDeadlinesMoved": {
      const { offerEndsAt } = event.data;
      if (offerEndsAt === null || standing.offer === null) return {};
      return { dueAt: offerEndsAt, offer: { ...standing.offer, endsAt: offerEndsAt } };
    }
    case "PaymentDeadlineMoved":
      return { dueAt: event.data.paymentDueAt };
  }
};

const changed = (standing: StandingDocument, event: RecordedEvent<Event>): StandingDocument => {
  if (event.type === "BidPlaced" || event.type === "MaximumRaised") return leadingOrOutbid(standing, event);
  const change = changeOf(standing, event);
  for (const field in change) {
    if (change[field as keyof Change] === standing[field as keyof Change]) continue;
    return { ...standing, ...change, sequence: standing.sequence + 1 };
  }
  return standing;
};

/** Each bidder's own side of each auction. */
export const standingsProjection: Projection<StandingDocument, Event> = {
  name: "standings",
  version: 4,
  indexes: { byBidder: ["bidderId", "lastBidAt"], byAlias: ["auctionId", "alias"], byOrder: ["orderId"] },
  handles: HANDLED,
  keysOf: (event) => {
    if (event.type === "PaymentDeadlineMoved") return { index: "byOrder", equals: [event.data.orderId] };
    const { auctionId } = event.data;
    // The event is as long with 2,000 bidders as with one: this view knows who they are.
    if (event.type === "AuctionClosed") return { index: "byAlias", equals: [auctionId] };
    return distinctIds(biddersOf(event)).map((bidderId) => standingKey(auctionId, bidderId));
  },
  evolve: (standing, event, key) => {
    if (standing !== null) return changed(standing, event);
    if (event.type !== "BidPlaced" || standingKey(event.data.auctionId, event.data.bidderId) !== key) return null;
    return leadingOrOutbid(begun(event), event);
  },
};

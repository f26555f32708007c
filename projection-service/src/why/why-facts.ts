import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import { categoryOf, idOf } from "@naqsh/shared/kernel/stream-name";
import { openAllPersonal } from "@naqsh/shared/platform/event-codec/open-personal";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { allEventWords } from "@naqsh/shared/registry";
import type { NaqshEvent } from "@naqsh/shared/registry";
import type { WhyFacts, WhyStep } from "@naqsh/shared/why";

export type KnownEvent = RecordedEvent<NaqshEvent>;

/** Who asks, and whether the thing asked about is theirs to see whole (its artist, its buyer, an administrator). `seesPayouts`: not the buyer. */
export type Asker = { userId: string | null; isConcerned: boolean; seesPayouts?: true };

/** Facts before what people wrote is opened. */
type SealedFacts = Omit<WhyFacts, "reason" | "note"> & { reason?: string | PersonalText; note?: PersonalText };

const ofBidder = (bidder: { bidderId: string; alias: number }, asker: Asker): SealedFacts => ({
  alias: bidder.alias,
  isOwn: bidder.bidderId === asker.userId,
});

/** Public too: the answer is a row of its own. */
const answeredBy = ({ alias, leaderAlias }: { alias: number; leaderAlias: number | null }): SealedFacts =>
  leaderAlias === null || leaderAlias === alias ? {} : { answeredBy: leaderAlias };

const factsOf = (event: KnownEvent, asker: Asker): SealedFacts => {
  switch (event.type) {
    case "AuctionScheduled":
      return { hasReserve: event.data.reserve !== null, amount: event.data.openingPrice, endsAt: event.data.endsAt };
    case "AuctionOpened":
    case "AuctionClosing":
      return { endsAt: event.data.endsAt };
    case "BidPlaced":
      return {
        ...ofBidder(event.data, asker),
        ...answeredBy(event.data),
        ...(event.data.price !== null && { amount: event.data.price }),
      };
    case "MaximumRaised":
      return { ...ofBidder(event.data, asker), ...(event.data.price !== null && { amount: event.data.price }) };
    case "ReserveMet":
      return { amount: event.data.price };
    case "AuctionExtended":
      return { endsAt: event.data.endsAt, reason: event.data.reason };
    case "BidderVoided":
      return { ...ofBidder(event.data, asker), reason: event.data.reason };
    case "AuctionClosed":
      return { reason: event.data.outcome, ...(event.data.price !== null && { amount: event.data.price }) };
    case "WinnerDetermined":
      return { alias: event.data.winnerAlias, isOwn: event.data.winnerId === asker.userId };
    case "PaymentDeadlineMissed":
      return { isOwn: event.data.buyerId === asker.userId };
    case "OfferedToNextBidder":
      return offered(event.data, asker);
    case "OfferDeclined":
    case "OfferExpired":
      return { isOwn: event.data.bidderId === asker.userId };
    case "AuctionLapsed":
    case "OrderCancelled":
      return { reason: event.data.reason };
    case "ArtworkRejected":
      return { reason: event.data.reason, note: event.data.note };
    case "OrderCreated":
      return { amount: event.data.amounts.total, endsAt: event.data.paymentDueAt };
    case "DeliveryChosen":
    case "PaymentSucceeded":
      return { amount: event.data.amounts.total };
    case "RefundOwed":
    case "OrderRefunded":
    case "RefundFailed":
    case "RefundRepeated":
    case "RefundTransferClaimed":
    case "RefundTransferReleased":
      return { amount: event.data.amount };
    case "PayoutOpened":
      return { amount: event.data.payout };
    case "PayoutScheduled":
    case "PayoutDayMoved":
      return { endsAt: event.data.latestAt };
    case "PayoutBatched":
    case "PayoutConfirmed":
      return { amount: event.data.amount };
    case "PayoutFailed":
      return { amount: event.data.amount, reason: event.data.reason };
    case "PaymentDeadlineMoved":
      return { endsAt: event.data.paymentDueAt };
    default:
      return {};
  }
};

/** What an offer holds is between the shop, that bidder and the artist. */
const offered = (
  { bidderId, amount, offerEndsAt }: { bidderId: string; amount: number; offerEndsAt: string },
  { userId, isConcerned }: Asker,
): SealedFacts => {
  const isOwn = bidderId === userId;
  return isOwn || isConcerned ? { isOwn, amount, endsAt: offerEndsAt } : { isOwn };
};

const PATHS: Readonly<Record<string, string>> = { auction: "/auctions/", artwork: "/artwork/", order: "/orders/" };

const HIDDEN: ReadonlySet<string> = new Set([
  "user",
  "inbox",
  "emailClaim",
  "usernameClaim",
  "identityClaim",
  "secondFactor",
  "signInDevice",
  "preferences",
  "collector",
  "collection",
  "addressBook",
  "cardCustomer",
  "settings",
  "engagement",
  "engagementOfArtist",
  "looks",
  "soughtTerm",
  "searchHistory",
  "savedSearches",
  "invoiceBook",
  "payoutBatch",
]);

/** Whether the asker may know that an event happened at all. */
export const mayKnow = (event: KnownEvent, { userId, isConcerned, seesPayouts }: Asker): boolean => {
  const category = categoryOf(event.stream);
  if (HIDDEN.has(category)) return false;
  if (category === "payouts") return seesPayouts === true;
  if (category === "order" || category === "artwork") return isConcerned;
  if (event.type === "MaximumRaised") return event.data.rows.length > 0 || event.data.bidderId === userId;
  return true;
};

const nameOf = (type: WhyStep["type"]): WhyStep["name"] => {
  const { ar, en } = allEventWords[type];
  return { ar, en };
};

export const whyStep = async (event: KnownEvent, asker: Asker, keys: PersonalKeys): Promise<WhyStep> => {
  const path = PATHS[categoryOf(event.stream)];
  return {
    id: event.id,
    type: event.type,
    name: nameOf(event.type),
    at: event.recordedAt,
    facts: await openAllPersonal(keys, factsOf(event, asker)),
    link: path === undefined ? null : path + idOf(event.stream),
  };
};

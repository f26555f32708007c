import type { AuctionRejection } from "@naqsh/shared/auction";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { BilingualText, EdgeRejection } from "@naqsh/shared/problem";
import type { Language } from "../../i18n/language";
import type { ApiError } from "../../lib/api-error";

/** A refusal as screens take it: its code, both texts, and what the code needs to be understood. */
export type Refusal = { code: string; messages: BilingualText; details: Record<string, unknown> };

type BidCode = AuctionRejection["code"] | EdgeRejection["code"];

/**
 * What a refused bid means for the desk. `amount`: choose another amount; `blocked`: this person cannot bid here;
 * `ended`: nobody can any more; `again`: the same bid may be tried again; `plain`: only told.
 */
type RefusalEffect = "amount" | "blocked" | "ended" | "again" | "plain";

/** Over every code, so that a new one does not compile before somebody has decided what it does. */
const effects: Record<BidCode, RefusalEffect> = {
  AUCTION_UNKNOWN: "ended",
  AUCTION_EXISTS: "plain",
  AUCTION_TIMES_INVALID: "plain",
  RESERVE_BELOW_OPENING: "plain",
  ESTIMATE_INVALID: "plain",
  AUCTION_NOT_STARTED: "again",
  AUCTION_NOT_OPEN: "ended",
  AUCTION_ENDED: "ended",
  BID_UNDECIDED: "ended",
  AUCTION_STILL_RUNNING: "plain",
  AUCTION_NOT_FINISHED: "plain",
  AUCTION_HAS_BIDS: "plain",
  NOT_YOUR_AUCTION: "plain",
  BID_TOO_LOW: "amount",
  MAXIMUM_NOT_RAISED: "amount",
  BID_NOT_WHOLE_RIYALS: "amount",
  BIDDER_IS_ARTIST: "blocked",
  BIDDER_IS_ADMINISTRATOR: "blocked",
  BIDDER_BANNED: "blocked",
  BIDDER_VOIDED: "blocked",
  BIDDER_OWES_PAYMENT: "blocked",
  BIDDER_UNKNOWN: "plain",
  AUCTION_ALREADY_PAID: "plain",
  NO_OFFER_FOR_YOU: "plain",
  OFFER_ENDED: "plain",
  OFFER_STILL_OPEN: "plain",
  ORDER_NOT_OF_AUCTION: "plain",
  SIGN_IN_REQUIRED: "blocked",
  FORBIDDEN: "blocked",
  ORIGIN_REFUSED: "plain",
  NOT_FOUND: "ended",
  METHOD_NOT_ALLOWED: "plain",
  INVALID_INPUT: "amount",
  MALFORMED_BODY: "plain",
  BODY_TOO_LARGE: "plain",
  EXPECTATION_FAILED: "plain",
  UNSUPPORTED_MEDIA_TYPE: "plain",
  IDEMPOTENCY_KEY_INVALID: "again",
  COMMAND_ID_REUSED: "again",
  TOO_MANY_REQUESTS: "again",
  TOO_MUCH_CONTENTION: "again",
  VIEW_NOT_READY: "again",
  UNAVAILABLE: "again",
  INTERNAL: "again",
};

const isKnown = (code: string): code is BidCode => Object.hasOwn(effects, code);

export const effectOf = (refusal: Refusal): RefusalEffect => (isKnown(refusal.code) ? effects[refusal.code] : "plain");

export const refusalFrom = (failure: ApiError): Refusal => ({
  code: failure.code,
  messages: failure.problem?.messages ?? { ar: failure.text("ar"), en: failure.text("en") },
  details: failure.problem?.details ?? {},
});

export const refusalText = (refusal: Refusal, language: Language): string => refusal.messages[language];

/** The least that would have been taken, where the refusal names it. */
export const minimumOf = (refusal: Refusal): Halalas | null => {
  const { minimum } = refusal.details;
  return typeof minimum === "number" ? minimum : null;
};

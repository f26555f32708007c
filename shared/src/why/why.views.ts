import type { BilingualText } from "../kernel/bilingual-text";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { NaqshEvent } from "../registry";

/** States that somebody may ask "Why?" of. */
export const WHY_STATES = [
  "outbid",
  "extended",
  "reserveNotMet",
  "passed",
  "lapsed",
  "offered",
  "sale",
  "voided",
  "cancelled",
  "underReview",
  "rejected",
  "orderCancelled",
  "orderPriced",
  "orderPaid",
  "orderRefunded",
  "payoutDue",
  "payoutPaid",
] as const;
export type WhyState = (typeof WHY_STATES)[number];

/** What the asker may know of an event: their own and what is public; never a maximum, a reserve's figure or a name. */
export type WhyFacts = {
  /** The bidder's number in the auction. */
  alias?: number;
  /** The event is the asker's own doing, or about them. */
  isOwn?: boolean;
  /** The bid did not lead: the bidder of this number had left a maximum that answered it. */
  answeredBy?: number;
  amount?: Halalas;
  endsAt?: Instant;
  hasReserve?: boolean;
  /** A code, or what a person wrote; null if that cannot be read any more. */
  reason?: string | null;
  /** Words that a person wrote beside the reason. */
  note?: string | null;
};

/** One event behind a state. */
export type WhyStep = {
  id: string;
  type: NaqshEvent["type"];
  /** What its module calls it. */
  name: BilingualText;
  at: Instant;
  facts: WhyFacts;
  /** Leads to what it happened to, inside the site. */
  link: string | null;
};

/** GET /api/why?state&subject&at: the few events behind a state, oldest first, as it is now or was at a moment. */
export type WhyStory = { state: WhyState; subject: string; steps: WhyStep[] };

import type { BilingualText } from "./problem";

/** Why a request is refused, in words of the domain; `platform/http` gives each kind its status. */
export type RefusalKind =
  /** The sender lacks the right, and asking again changes nothing. */
  | "forbidden"
  /** What the request names does not exist. */
  | "unknown"
  /** The state of things does not allow it (any more, or yet). */
  | "conflict"
  /** The request is readable, but what it asks for is against a rule. */
  | "invalid"
  | "tooLarge"
  | "unauthenticated"
  /** The rest is the edge's own. */
  | "malformed"
  | "wrongMethod"
  | "unsupported"
  | "unmetExpectation"
  | "tooMany"
  | "unavailable"
  | "internal";

/** What the shop knows of a refusal besides its code and facts. */
export type Refusal = BilingualText & {
  kind: RefusalKind;
  /** An auction's end, an offer's or an order's deadline refuses; each moves with an outage, and a later one might not refuse. */
  byDeadline?: true;
  /** Meets whoever owns what the call is about; all others may make the call. The walk of every call as every role reads it. */
  meetsOwner?: true;
};

/** A module's refusals; exhaustive, so that a new code without kind and both texts does not compile. */
export type RefusalsOf<Rejection extends { code: string }> = Readonly<Record<Rejection["code"], Refusal>>;

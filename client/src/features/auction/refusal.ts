import { auctionRefusals } from "@naqsh/shared/auction";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { edgeRefusals } from "@naqsh/shared/problem";
import type { BilingualText, RefusalKind } from "@naqsh/shared/problem";
import type { Language } from "@naqsh/shared/kernel/language";
import type { ApiError } from "../../lib/api-error";
import type { RefusedAt } from "../../lib/endpoint-types";

/** A refusal as screens take it: its code, both texts, and what the code needs to be understood. */
export type Refusal = { code: string; messages: BilingualText; details: Record<string, unknown> };

type BidCode = RefusedAt<"POST", "/api/auctions/:id/bids">;

/**
 * What a refused bid means for the desk. `amount`: choose another amount; `blocked`: this person cannot bid here;
 * `ended`: nobody can any more; `again`: the same bid may be tried again; `plain`: only told.
 */
type RefusalEffect = "amount" | "blocked" | "ended" | "again" | "plain";

const EFFECT_OF_KIND: Readonly<Record<RefusalKind, RefusalEffect>> = {
  unauthenticated: "blocked",
  forbidden: "blocked",
  unknown: "ended",
  conflict: "ended",
  invalid: "amount",
  tooMany: "again",
  unavailable: "again",
  internal: "again",
  malformed: "plain",
  wrongMethod: "plain",
  unsupported: "plain",
  unmetExpectation: "plain",
  tooLarge: "plain",
};

/** Where the kind of the refusal says something else. */
const EXCEPTIONS: Readonly<Partial<Record<BidCode, RefusalEffect>>> = {
  AUCTION_NOT_STARTED: "again",
  COMMAND_ID_REUSED: "again",
  IDEMPOTENCY_KEY_INVALID: "again",
  ORIGIN_REFUSED: "plain",
};

const refusals: Readonly<Record<string, { kind: RefusalKind }>> = { ...auctionRefusals, ...edgeRefusals };
const exceptions: Readonly<Record<string, RefusalEffect>> = EXCEPTIONS;

/** What a refused bid means for the desk: it follows from the kind of the refusal. */
export const effectOf = ({ code }: Refusal): RefusalEffect => {
  if (Object.hasOwn(exceptions, code)) return exceptions[code]!;
  return Object.hasOwn(refusals, code) ? EFFECT_OF_KIND[refusals[code]!.kind] : "plain";
};

export const refusalFrom = (failure: ApiError): Refusal => ({
  code: failure.code,
  messages: failure.problem?.messages ?? { ar: failure.text("ar"), en: failure.text("en") },
  details: failure.problem?.details ?? {},
});

export const refusalText = (refusal: Refusal, language: Language): string => refusal.messages[language];

/** The least that would have been taken, if the refusal names it. */
export const minimumOf = (refusal: Refusal): Halalas | null => {
  const { minimum } = refusal.details;
  return typeof minimum === "number" ? minimum : null;
};

import type { Access, Endpoint } from "../kernel/endpoint";
import type { RejectionCode } from "../registry";

type Codes = readonly RejectionCode[];

const OF_ACCESS = {
  anyone: [],
  signedIn: ["SIGN_IN_REQUIRED"],
  active: ["SIGN_IN_REQUIRED", "ACCOUNT_UNKNOWN", "ACCOUNT_BANNED"],
  verified: ["SIGN_IN_REQUIRED", "ACCOUNT_UNKNOWN", "ACCOUNT_BANNED", "ACCOUNT_LEAVING", "EMAIL_NOT_VERIFIED"],
  artist: [
    "SIGN_IN_REQUIRED",
    "ACCOUNT_UNKNOWN",
    "ACCOUNT_BANNED",
    "ACCOUNT_LEAVING",
    "EMAIL_NOT_VERIFIED",
    "ARTIST_ROLE_REQUIRED",
  ],
  administrator: ["SIGN_IN_REQUIRED", "FORBIDDEN", "SECOND_FACTOR_REQUIRED"],
} as const satisfies Readonly<Record<Access, Codes>>;

const OF_ALL = ["EXPECTATION_FAILED", "UNAVAILABLE", "INTERNAL"] as const satisfies Codes;
/** The query string and the position that a question names can both be wrong. */
const OF_READS = ["VIEW_NOT_READY", "INVALID_INPUT"] as const satisfies Codes;
const OF_WRITES = ["ORIGIN_REFUSED", "IDEMPOTENCY_KEY_INVALID"] as const satisfies Codes;
const OF_COMMANDS = ["COMMAND_ID_REUSED", "TOO_MUCH_CONTENTION"] as const satisfies Codes;
const OF_LIMITS = ["TOO_MANY_REQUESTS"] as const satisfies Codes;
const OF_BODIES = [
  "INVALID_INPUT",
  "MALFORMED_BODY",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
] as const satisfies Codes;

type OwnOf<E> = E extends { refusals: readonly (infer Code)[] } ? Code : never;
type UnknownIdOf<E> = E extends { ids: infer Ids } ? Ids[keyof Ids] : never;
type OfConfirmation<E> = E extends { needsConfirmation: true } ? "CONFIRMATION_REQUIRED" : never;
type OfTerms<E> = E extends { needsTerms: true } ? "TERMS_NOT_ACCEPTED" : never;
type OfMethod<E> = E extends { method: "GET" }
  ? (typeof OF_READS)[number] | (E extends { readLimit: string } ? (typeof OF_LIMITS)[number] : never)
  :
      | (typeof OF_WRITES)[number]
      | (E extends { appendsNothing: true } ? never : (typeof OF_COMMANDS)[number])
      | (E extends { rateLimit: string } ? (typeof OF_LIMITS)[number] : never)
      | (E extends { input: object } ? (typeof OF_BODIES)[number] : never);

/** The code of every refusal that a call can meet: `refusalsOf` as a type. */
export type RefusalOf<E extends Endpoint> = Extract<
  | (typeof OF_ACCESS)[E["access"]][number]
  | OwnOf<E>
  | UnknownIdOf<E>
  | OfConfirmation<E>
  | OfTerms<E>
  | OfMethod<E>
  | (typeof OF_ALL)[number],
  RejectionCode
>;

const ofRead = ({ readLimit }: Endpoint): Codes => [...OF_READS, ...(readLimit ? OF_LIMITS : [])];

const ofWrite = ({ appendsNothing, rateLimit, input }: Endpoint): Codes => [
  ...OF_WRITES,
  ...(appendsNothing ? [] : OF_COMMANDS),
  ...(rateLimit ? OF_LIMITS : []),
  ...(input ? OF_BODIES : []),
];

/** Every refusal that a call can meet: its own, and those that follow from its access, input, ids and limits. */
export const refusalsOf = (endpoint: Endpoint<RejectionCode>): RejectionCode[] => {
  const { method, access, refusals = [], ids = {}, needsConfirmation, needsTerms } = endpoint;
  return [
    ...new Set([
      ...OF_ACCESS[access],
      ...(needsConfirmation ? (["CONFIRMATION_REQUIRED"] as const) : []),
      ...(needsTerms ? (["TERMS_NOT_ACCEPTED"] as const) : []),
      ...Object.values(ids),
      ...refusals,
      ...(method === "GET" ? ofRead(endpoint) : ofWrite(endpoint)),
      ...OF_ALL,
    ]),
  ];
};

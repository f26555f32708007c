import { accountReads, accountWrites, googleWrites, securityReads, securityWrites } from "../account";
import { artworkReads, artworkWrites } from "../artwork";
import { auctionReads, auctionWrites } from "../auction";
import type { Access, Endpoint, Endpoints } from "../kernel/endpoint";
import { moderationReads } from "../moderation";
import { notificationReads, notificationWrites } from "../notification";
import { operationsReads } from "../operations";
import { orderReads, orderWrites } from "../order";
import type { RejectionCode } from "../registry";
import { settingsReads, settingsWrites } from "../settings";
import { whyReads } from "../why";

/** Every call that changes something, by module and name. A refusal that no module declares does not compile. */
export const allWrites = {
  account: { ...accountWrites, ...googleWrites, ...securityWrites },
  artwork: artworkWrites,
  auction: auctionWrites,
  order: orderWrites,
  notification: notificationWrites,
  settings: settingsWrites,
} as const satisfies Readonly<Record<string, Endpoints<RejectionCode>>>;

/** Every question, by module and name. */
export const allReads = {
  account: { ...accountReads, ...securityReads },
  artwork: artworkReads,
  auction: auctionReads,
  order: orderReads,
  notification: notificationReads,
  moderation: moderationReads,
  operations: operationsReads,
  settings: settingsReads,
  why: whyReads,
} as const satisfies Readonly<Record<string, Endpoints<RejectionCode>>>;

const OF_ACCESS: Readonly<Record<Access, readonly RejectionCode[]>> = {
  anyone: [],
  signedIn: ["SIGN_IN_REQUIRED"],
  active: ["SIGN_IN_REQUIRED", "ACCOUNT_UNKNOWN", "ACCOUNT_BANNED"],
  verified: ["SIGN_IN_REQUIRED", "ACCOUNT_UNKNOWN", "ACCOUNT_BANNED"],
  artist: ["SIGN_IN_REQUIRED", "ACCOUNT_UNKNOWN", "ACCOUNT_BANNED", "ARTIST_ROLE_REQUIRED"],
  administrator: ["SIGN_IN_REQUIRED", "FORBIDDEN", "SECOND_FACTOR_REQUIRED"],
};

const OF_WRITES: readonly RejectionCode[] = [
  "ORIGIN_REFUSED",
  "IDEMPOTENCY_KEY_INVALID",
  "COMMAND_ID_REUSED",
  "TOO_MUCH_CONTENTION",
  "TOO_MANY_REQUESTS",
];
const OF_BODIES: readonly RejectionCode[] = ["MALFORMED_BODY", "BODY_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"];
const OF_ALL: readonly RejectionCode[] = ["EXPECTATION_FAILED", "UNAVAILABLE", "INTERNAL"];

/** Every refusal that a call can meet: its own, and those that follow from its access, input, ids and limits. */
export const refusalsOf = (endpoint: Endpoint<RejectionCode>): RejectionCode[] => {
  const { method, access, input, refusals = [], ids = {}, needsConfirmation } = endpoint;
  const isRead = method === "GET";
  return [
    ...new Set([
      ...OF_ACCESS[access],
      ...(needsConfirmation ? (["CONFIRMATION_REQUIRED"] as const) : []),
      ...Object.values(ids),
      ...refusals,
      ...(input ? (["INVALID_INPUT"] as const) : []),
      ...(input && !isRead ? OF_BODIES : []),
      ...(isRead ? (["VIEW_NOT_READY", "INVALID_INPUT"] as const) : OF_WRITES),
      ...OF_ALL,
    ]),
  ];
};

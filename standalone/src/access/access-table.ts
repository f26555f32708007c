import type { allWrites } from "@naqsh/shared/endpoints";
import { active, administrators, bidders, everyone, onlyFor, signedIn, verified } from "./access-rows";
import type { Row, RowsOf } from "./access-rows";
import { writeRows } from "./derived-rows";

/** Who may change what, if it is something else than what follows from the endpoint (`derived-rows.ts`). */
const writeExceptions: RowsOf<typeof allWrites> = {
  account: {
    // The walk signs in by an e-mail that nobody has.
    signIn: onlyFor([], "WRONG_CREDENTIALS", everyone),
    addTotp: signedIn,
    addPasskey: signedIn,
    becomeArtist: onlyFor(["collector", "unverified", "artist", "owner"], "ONLY_COLLECTORS_BECOME_ARTISTS", {
      ...active,
      unagreed: "TERMS_NOT_ACCEPTED",
      leaving: "ACCOUNT_LEAVING",
    }),
    changePayoutAccount: onlyFor(["artist", "owner"], "ONLY_ARTISTS_ARE_PAID", active),
    changeVatRegistration: onlyFor(["artist", "owner"], "ONLY_ARTISTS_ARE_PAID", active),
    // The walk names another password than theirs.
    changePassword: onlyFor([], "CURRENT_PASSWORD_WRONG", signedIn),
  },
  myData: {
    requestDeletion: {
      ...signedIn,
      administrator: "ADMINISTRATOR_CANNOT_LEAVE",
      unproven: "ADMINISTRATOR_CANNOT_LEAVE",
    },
  },
  auction: {
    placeBid: bidders,
    placeBidOnArtwork: bidders,
    acceptOffer: { ...onlyFor([], "NO_OFFER_FOR_YOU", signedIn), leaving: "ACCOUNT_LEAVING" },
    declineOffer: onlyFor([], "NO_OFFER_FOR_YOU", { ...verified, leaving: null }),
  },
  engagement: {
    // The walk records a look, which an artist's own work takes too; a like it refuses.
    recordInteraction: everyone,
  },
  card: {
    removeCard: onlyFor([], "CARD_UNKNOWN", signedIn),
  },
  order: {
    revealPaymentSecret: onlyFor([], "PAYMENTS_NOT_TAKEN", signedIn),
    // Whoever calls shows who they are by a signature; the shop of the walk has no keys for one.
    hearStripe: onlyFor([], "PAYMENTS_NOT_TAKEN", everyone),
  },
};

export const writeTable = writeRows(writeExceptions);

/** Calls that make somebody another than they were: the walk comes to them in this order when it has made all others. */
export const LAST_OF_ALL: readonly string[] = [
  "account.giveRight",
  "account.takeRight",
  "account.becomeArtist",
  "account.acceptTerms",
  "myData.requestDeletion",
  "myData.withdrawDeletion",
];

/** Calls that end sessions: the walk signs in before each, and everyone once more after it. */
export const ENDS_SESSIONS: ReadonlySet<string> = new Set([
  "account.signOut",
  "account.register",
  "account.endOtherSessions",
  "account.changePassword",
  "account.endSessionsOfUser",
  "account.giveRight",
  "account.takeRight",
  "account.becomeArtist",
]);

/** Who may watch what; `:auctionId` is an auction that runs, `:own` the watcher's account, `:other` another's. */
export const topicTable = {
  auctions: everyone,
  "auctions/:auctionId": everyone,
  "auction/:auctionId": everyone,
  "artist/:ownerId": everyone,
  "works/:artworkId": everyone,
  feed: everyone,
  "analytics/:own": signedIn,
  "analytics/:other": onlyFor([], "FORBIDDEN", signedIn),
  "account/:own": signedIn,
  "account/:other": onlyFor([], "FORBIDDEN", signedIn),
  // What an administrator lacks is said by the calls alone.
  moderation: { ...administrators, unproven: "FORBIDDEN" },
  "review/:artworkId": { ...administrators, unproven: "FORBIDDEN" },
} as const satisfies Readonly<Record<string, Row>>;

/** Paths of the server that are no endpoint's. */
export const otherPaths = {
  "POST /api/admin/operations/rebuild": administrators,
  "POST /api/admin/operations/verify": administrators,
  "POST /api/admin/operations/decide": administrators,
  "POST /api/admin/operations/retry": administrators,
  "GET /api/openapi.json": everyone,
  "GET /api/docs": everyone,
  "GET /api/docs/open.js": everyone,
  "GET /api/docs/swagger-ui.css": everyone,
  "GET /api/docs/swagger-ui-bundle.js": everyone,
  "GET /robots.txt": everyone,
  "GET /sitemap.xml": everyone,
  // Where it is there at all, in a demo and in development, it is everyone's (`dev-mailbox.ts`).
  "GET /dev/mailbox": everyone,
  "GET /health": everyone,
  "GET /ready": everyone,
  // A machine that is not this one needs a token (docs/operations.md).
  "GET /metrics": everyone,
} as const satisfies Readonly<Record<string, Row>>;

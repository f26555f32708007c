import type { HistoryKind } from "./history-kinds";
import type { AccountRole, PersonNames } from "../account";
import type { AuctionHead, LotOfAuction } from "../auction";
import type { ActorRole } from "../kernel/event";
import type { Instant } from "../kernel/instant";
import type { Position } from "../kernel/position";
import type { PersonStanding } from "./person-standing";

/** What an entry is about; the words for it are the screen's. */

/** One event of the log as administrators see it: who did what, when, why, and what caused it. */
export type HistoryEntry = {
  id: string;
  position: Position;
  recordedAt: Instant;
  kind: HistoryKind;
  type: string;
  stream: string;
  revision: number;
  actor: { id: string; role: ActorRole; name: string | null };
  commandId: string;
  correlationId: string;
  causationId: string | null;
  /** The event's data, opened; erased fields are null; hashes and tokens left out. */
  facts: Record<string, unknown>;
  /** The reason given by a person, if the event has one. */
  reason: string | null;
  /** Title of the work and names of people, by the ids that occur in the facts. */
  names: Record<string, string | null>;
  /** The same in Latin letters, if a work has an English title and a person a Latin name. */
  latinNames: Record<string, string>;
};

/**
 * GET /api/admin/history?actor&kind&without&type&stream&subject&from&to&cursor&limit, newest first, paged by Link headers.
 * GET /api/admin/history/export?format=csv|json with the same filters: all of it as one file.
 * GET /api/admin/history/:eventId: the entry, what caused it (oldest first) and what followed from it.
 */
export type HistoryStory = {
  entry: HistoryEntry;
  causes: HistoryEntry[];
  effects: HistoryEntry[];
  /** Whether more led to it, and more followed, than is told. */
  hasMore: { causes: boolean; effects: boolean };
};

/**
 * GET /api/admin/as-of?stream&at: a person, an auction, an artwork or an order as it stood at a moment (now without one); null before
 * it began.
 */
export type StateAsOf = {
  stream: string;
  at: Instant | null;
  state: Record<string, unknown> | null;
  /** Of the ids in it. */
  names: HistoryEntry["names"];
  latinNames: HistoryEntry["latinNames"];
};

/**
 * GET /api/admin/subjects?q: whose history may be read, by a name, an e-mail, a title, or an id that stands in the text (an
 * address of the site). `stream` is what the history and the state as of a moment are asked by.
 */
export type HistorySubject = {
  kind: "person" | "artwork" | "auction" | "order";
  id: string;
  stream: string;
  /** A person's name, else the title of the work; null once a person is erased. */
  name: string | null;
  latinName: string | null;
  /** When the person registered, the work was submitted, the auction starts, the order was made. */
  at: Instant;
};

/** The answer of GET /api/admin/subjects; `hasMore`: the text names more than these. */
export type FoundSubjects = { subjects: HistorySubject[]; hasMore: boolean };

/** GET /api/admin/overview */
export type ModerationOverview = { pendingArtworks: number; oldestPendingAt: Instant | null; liveAuctions: number };

/** An item of GET /api/admin/users?role&standing&q&cursor&limit, newest first; texts are null once the account is erased. */
export type ListedUser = PersonNames & {
  id: string;
  role: AccountRole;
  profileImageUrl: string | null;
  username: string | null;
  email: string | null;
  emailVerified: boolean;
  standing: PersonStanding;
  /** Asked to be deleted, and is erased then unless they think better of it. */
  leaving: { askedAt: Instant; erasesAt: Instant } | null;
  banned: { reason: string | null; at: Instant; until: Instant | null } | null;
  openUnpaidWins: { auctionId: string; recordedOn: Instant }[];
  erased: boolean;
  createdAt: Instant;
};

/**
 * An item of GET /api/admin/users/:id/leads: a running auction in which the person leads. A ban leaves the lead with them,
 * since bids bind; POST /api/admin/auctions/:id/void-bidder takes them out of it by `alias`.
 */
export type LeadOfUser = Pick<AuctionHead, "auctionId" | "status" | "price" | "endsAt"> & {
  alias: number;
  lot: LotOfAuction;
};

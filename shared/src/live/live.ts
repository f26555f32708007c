/** A change of one view, as it is pushed. */
export type LiveMessage<Patch = unknown> = {
  topic: string;
  view: string;
  key: string;
  /** The sequence that the receiver must hold for the patch to fit; null for a snapshot. */
  from: number | null;
  sequence: number;
  patch: Patch;
  /** The server's clock when it was sent, milliseconds. */
  serverTime: number;
};

/**
 * Over Socket.IO (websocket transport, path /socket.io). The client emits `join` with an acknowledgement, `leave`
 * with a topic, and `clock` with an acknowledgement of { serverTime }. The server emits `change` (LiveMessage) and
 * `watchers` (WatchersMessage).
 */
export type JoinRequest = {
  topic: string;
  /** The sequence already held: the answer then brings what was missed, or a snapshot when that is too much. */
  since?: number;
};
export type JoinAnswer =
  | { ok: true; messages: LiveMessage[]; watchers: number; serverTime: number }
  | { ok: false; code: string };
export type WatchersMessage = { topic: string; watchers: number; serverTime: number };

export const auctionTopic = (auctionId: string): string => `auction/${auctionId}`;
export const accountTopic = (userId: string): string => `account/${userId}`;
/** Everyone: `ArtistCounts` of view `artist-counts`, `ArtistInterest` of view `artist-interest`. */
export const artistTopic = (artistId: string): string => `artist/${artistId}`;
/**
 * The artist alone: that figures of theirs changed, patch = `{}`; the figures themselves are asked for. Views `looks`, `sales` and
 * `auctions`.
 */
export const analyticsTopic = (artistId: string): string => `analytics/${artistId}`;
/** Everyone: view `feed-entry`, patch = `{ artistId }`: somebody published something. Whose feed it is in, each reader asks. */
export const FEED_TOPIC = "feed";
/** Administrators: `{ pending: number }` of view `moderation-queue`, and `ReviewersPatch` of view `reviewers`. */
export const MODERATION_TOPIC = "moderation";
/** Everyone: how many auctions run and are to come, view `auction-counts`, patch = AuctionCounts; once a second at most. */
export const AUCTIONS_TOPIC = "auctions";

const LISTED = `${AUCTIONS_TOPIC}/`;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const UUID_LETTERS = 36;

/** A page of a list; a longer list is several topics. */
export const LISTED_TOGETHER = 24;
export const LONGEST_TOPIC = LISTED.length + LISTED_TOGETHER * (UUID_LETTERS + 1);

const listTopics = (prefix: string, listed: readonly string[]): string[] => {
  const ids = [...new Set(listed)];
  const pages = Math.ceil(ids.length / LISTED_TOGETHER);
  return Array.from({ length: pages }, (_, page) => {
    const shown = ids.slice(page * LISTED_TOGETHER, (page + 1) * LISTED_TOGETHER);
    return prefix + shown.toSorted().join(",");
  });
};

const idsListed = (prefix: string, topic: string): readonly string[] | null => {
  if (!topic.startsWith(prefix)) return null;
  const ids = topic.slice(prefix.length).split(",");
  const isList =
    ids.length <= LISTED_TOGETHER && ids.every((id, place) => UUID.test(id) && id > (ids[place - 1] ?? ""));
  return isList ? ids : null;
};

/**
 * Everyone: heads of the auctions that a page shows, by their ids, view `auction-list`, patch = AuctionListPatch: all of them at
 * first, then those that changed, in one message a second at most. The same auctions in another order are the same topic.
 */
export const auctionListTopics = (auctionIds: readonly string[]): string[] => listTopics(LISTED, auctionIds);

/** The auctions that a topic names; null if it is not one of those. */
export const auctionsListed = (topic: string): readonly string[] | null => idsListed(LISTED, topic);

const WORKS_LISTED = "works/";

/** Everyone: how often the works that a page shows were looked at and liked, view `work-counts`, patch = WorkCountsPatch; told like auctions. */
export const workListTopics = (artworkIds: readonly string[]): string[] => listTopics(WORKS_LISTED, artworkIds);

/** The works that a topic names; null if it is not one of those. */
export const worksListed = (topic: string): readonly string[] | null => idsListed(WORKS_LISTED, topic);

/** Joined by administrators while they look at a work that waits for review; nothing is sent there. */
export const reviewTopic = (artworkId: string): string => `review/${artworkId}`;
/** Who looks at which work now, by the works' ids. */
export type ReviewersPatch = { reviewers: Record<string, { id: string; name: string | null }[]> };

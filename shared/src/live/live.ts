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
/** Administrators: `{ pending: number }` of view `moderation-queue`, and `ReviewersPatch` of view `reviewers`. */
export const MODERATION_TOPIC = "moderation";
/** Everyone: heads of the auctions that run, view `auction-list`, key = auction, patch = AuctionHead; once a second at most. */
export const AUCTIONS_TOPIC = "auctions";
/** Joined by administrators while they look at a work that waits for review; nothing is sent there. */
export const reviewTopic = (artworkId: string): string => `review/${artworkId}`;
/** Who looks at which work now, by the works' ids. */
export type ReviewersPatch = { reviewers: Record<string, { id: string; name: string | null }[]> };

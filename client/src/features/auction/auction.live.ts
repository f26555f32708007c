import type { AuctionHead, AuctionListPatch, AuctionPage, AuctionRoom, Standing } from "@naqsh/shared/auction";
import { accountTopic, auctionListTopics, AUCTIONS_TOPIC, auctionTopic } from "@naqsh/shared/live";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { live, useLiveTopic, useLiveTopics } from "../../lib/live/live";
import type { ConnectionState } from "../../lib/live/live-client";
import type { TopicStatus } from "../../lib/live/topic-subscription";
import { useJitter } from "../../lib/jitter";
import { AUCTIONS_KEY } from "../../lib/query-keys";
import { useOnline } from "../../ui/offline-bar";
import { getAuction } from "./auction.api";
import { createAuctionRoomStore, type AuctionRoomStore, type RoomConnection } from "./auction-room.store";

/** After so many attempts the room stops promising that it will be back in a moment. */
const ATTEMPTS_UNTIL_OFFLINE = 9;

/** A connection that stands shows nothing of a room that is not joined. */
const joinedConnection: Record<TopicStatus, RoomConnection | null> = {
  joined: null,
  joining: "connecting",
  away: "reconnecting",
};

/** What a room calls its connection, by the state of the one of the app and of its own topic. */
export const roomConnectionOf = (
  { status, attempt }: ConnectionState,
  topic: TopicStatus,
  isOnline: boolean,
): RoomConnection => {
  if (status === "connected" || status === "slow") return joinedConnection[topic] ?? status;
  if (!isOnline || attempt >= ATTEMPTS_UNTIL_OFFLINE) return "offline";
  return status === "reconnecting" ? "reconnecting" : "connecting";
};

/** Tells a room of its connection, past React: a page that is joined topic by topic would be drawn anew for each. */
const useRoomConnection = (store: AuctionRoomStore): void => {
  const topic = auctionTopic(store.getState().head.auctionId);
  const isOnline = useOnline();
  useEffect(() => {
    const tell = (state: ConnectionState): void => {
      const { connection, attempts, setConnection } = store.getState();
      const now = roomConnectionOf(state, state.topics[topic] ?? "joining", isOnline);
      if (now !== connection || state.attempt !== attempts) setConnection(now, state.attempt);
    };
    tell(live.connection.getState());
    return live.connection.subscribe(tell);
  }, [store, topic, isOnline]);
};

/** What polling brought is a snapshot like any other. */
const takePage = (store: AuctionRoomStore, page: AuctionPage): void => {
  const room: AuctionRoom = page.room;
  const { receive, receiveStanding, setWatchers } = store.getState();
  const topic = auctionTopic(room.auctionId);
  receive({
    topic,
    view: "auction-room",
    key: room.auctionId,
    from: null,
    sequence: room.sequence,
    patch: room,
    serverTime: 0,
  });
  if (page.mine) receiveStanding(page.mine);
  setWatchers(page.watchers);
};

/** The store of one room, fed by its topic and, for whoever is signed in, by their own standing. */
export const useAuctionRoom = (page: AuctionPage, userId: string | null): AuctionRoomStore => {
  const [store] = useState(() => createAuctionRoomStore(page));
  const { auctionId } = page.room;
  useRoomConnection(store);
  useLiveTopic(auctionTopic(auctionId), {
    onMessage: (message) => {
      if (message.view === "auction-room") store.getState().receive(message);
    },
    onCaughtUp: () => store.getState().caughtUp(),
    onWatchers: (watchers) => store.getState().setWatchers(watchers),
    poll: async () => takePage(store, await getAuction(auctionId)),
  });
  useLiveTopic(userId === null ? null : accountTopic(userId), {
    onMessage: (message) => {
      if (message.view === "standing") store.getState().receiveStanding(message.patch as Standing);
    },
  });
  useEffect(() => takePage(store, page), [store, page]);
  return store;
};

/** Everyone on these pages is told in the same moment. */
const LISTS_FOLLOW_WITHIN_MS = 3_000;

export type LiveHeads = { heads: Record<string, AuctionHead>; standings: Record<string, Standing> };

/** Whether a head means that an auction has moved from one list to another. */
export const movesLists = (before: AuctionHead | undefined, head: AuctionHead): boolean =>
  before !== undefined && before.status !== head.status;

/** Each is a message a second at most. */
const MOST_PAGES = 18;

/** Newer heads among those that are held; the others are let go of. */
export const withNewer = (
  held: Readonly<Record<string, AuctionHead>>,
  heads: readonly AuctionHead[],
  shown: ReadonlySet<string>,
): Record<string, AuctionHead> => {
  const kept = Object.entries(held).filter(([id]) => shown.has(id));
  const newer = heads.filter(({ auctionId, sequence }) => (held[auctionId]?.sequence ?? -1) < sequence);
  return Object.fromEntries([...kept, ...newer.map((head) => [head.auctionId, head] as const)]);
};

/**
 * Newer heads and standings of the auctions that a page shows, by auction. One that changes its state makes the lists ask again,
 * and so does any other that opens or ends, and a return, since any may have done so meanwhile.
 */
export const useLiveHeads = (userId: string | null, shown: readonly AuctionHead[]): LiveHeads => {
  const queries = useQueryClient();
  const askAgain = useCallback(() => void queries.invalidateQueries({ queryKey: [AUCTIONS_KEY] }), [queries]);
  const askSoon = useJitter(askAgain, LISTS_FOLLOW_WITHIN_MS);
  const [heads, setHeads] = useState<Record<string, AuctionHead>>({});
  const [standings, setStandings] = useState<Record<string, Standing>>({});
  const ids = shown.map(({ auctionId }) => auctionId);
  useLiveTopics(auctionListTopics(ids).slice(0, MOST_PAGES), {
    onMessage: (message) => {
      const told = (message.patch as AuctionListPatch).heads;
      setHeads((held) => withNewer(held, told, new Set([...ids, ...told.map(({ auctionId }) => auctionId)])));
      if (told.some((head) => movesLists(newestOf(head.auctionId, heads, shown), head))) askSoon();
    },
  });
  useLiveTopic(AUCTIONS_TOPIC, {
    onMessage: (_, origin) => {
      if (origin === "live") askSoon();
    },
    onCaughtUp: askAgain,
  });
  useLiveTopic(userId === null ? null : accountTopic(userId), {
    onMessage: (message) => {
      if (message.view !== "standing") return;
      const standing = message.patch as Standing;
      setStandings((known) => ({ ...known, [standing.auctionId]: standing }));
    },
  });
  return { heads, standings };
};

const newestOf = (
  auctionId: string,
  heads: Readonly<Record<string, AuctionHead>>,
  shown: readonly AuctionHead[],
): AuctionHead | undefined => heads[auctionId] ?? shown.find((head) => head.auctionId === auctionId);

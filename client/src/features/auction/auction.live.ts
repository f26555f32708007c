import type { AuctionHead, AuctionPage, AuctionRoom, Standing } from "@naqsh/shared/auction";
import { accountTopic, AUCTIONS_TOPIC, auctionTopic } from "@naqsh/shared/live";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useConnection, useLiveTopic, useTopicStatus } from "../../lib/live/live";
import type { ConnectionState } from "../../lib/live/live-client";
import type { Origin, TopicStatus } from "../../lib/live/topic-subscription";
import { useJitter } from "../../lib/jitter";
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

/** The connection as the room names it. */
const useRoomConnection = (auctionId: string): RoomConnection =>
  roomConnectionOf(useConnection(), useTopicStatus(auctionTopic(auctionId)) ?? "joining", useOnline());

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

/** The store of one room, fed by its topic and, for who is signed in, by their own standing. */
export const useAuctionRoom = (page: AuctionPage, userId: string | null): AuctionRoomStore => {
  const [store] = useState(() => createAuctionRoomStore(page));
  const { auctionId } = page.room;
  const connection = useRoomConnection(auctionId);
  const { attempt } = useConnection();

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
  useEffect(() => store.getState().setConnection(connection, attempt), [store, connection, attempt]);
  useEffect(() => takePage(store, page), [store, page]);
  return store;
};

/** Everyone on these pages is told in the same moment. */
const LISTS_FOLLOW_WITHIN_MS = 3_000;

export type LiveHeads = { heads: Record<string, AuctionHead>; standings: Record<string, Standing> };

/** Whether a head means that an auction has moved from one list to another, or has come into one. */
export const movesLists = (before: AuctionHead | undefined, head: AuctionHead, origin: Origin): boolean =>
  before === undefined ? origin !== "snapshot" : before.status !== head.status;

/**
 * Newer heads and standings of listed auctions, by auction. One that opens or changes its state makes the lists ask again, and
 * so does a return, since any may have done so meanwhile.
 */
export const useLiveHeads = (userId: string | null): LiveHeads => {
  const queries = useQueryClient();
  const known = useRef(new Map<string, AuctionHead>());
  const askAgain = useCallback(() => void queries.invalidateQueries({ queryKey: ["auctions"] }), [queries]);
  const askSoon = useJitter(askAgain, LISTS_FOLLOW_WITHIN_MS);
  const [heads, setHeads] = useState<Record<string, AuctionHead>>({});
  const [standings, setStandings] = useState<Record<string, Standing>>({});
  useLiveTopic(AUCTIONS_TOPIC, {
    onMessage: (message, origin) => {
      if (message.view !== "auction-list") return;
      const head = message.patch as AuctionHead;
      const before = known.current.get(head.auctionId);
      if (before && before.sequence >= head.sequence) return;
      known.current.set(head.auctionId, head);
      setHeads(Object.fromEntries(known.current));
      if (movesLists(before, head, origin)) askSoon();
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

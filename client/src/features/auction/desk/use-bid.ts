import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { askWhoIsSignedIn } from "../../../lib/session";
import { sendBid, unansweredBid } from "../auction.api";
import type { AuctionRoomStore } from "../auction-room.store";
import { createBidStore, type BidActions, type BidHold, type BidPhase, type BidStore } from "./bid.store";
import { armedForMs, useRoomSettings } from "../room-settings.store";

export type Bid = BidActions & { current: BidPhase };

/** What a screen says while the outcome of a bid is not known. */
export const heldWords = {
  signIn: "strip.unknownSignIn",
  wait: "strip.unknown",
} as const satisfies Record<BidHold, string>;

const createFor = (room: AuctionRoomStore, auctionId: string, userId: string): BidStore =>
  createBidStore({
    onAnswer: (answer) => room.getState().receiveAnswer(answer),
    send: (amount) => sendBid(auctionId, userId, amount),
    unanswered: () => unansweredBid(auctionId, userId),
    armedForMs: () => armedForMs(useRoomSettings.getState().arming),
  });

/**
 * The reader's bid in this room. A bid that was left without an answer is sent again when the room opens and whenever
 * the connection returns; an armed one disarms when what it rests on has changed.
 */
export const useBid = (room: AuctionRoomStore, userId: string, basis: string): Bid => {
  const queries = useQueryClient();
  const { auctionId } = room.getState().head;
  const bids = useMemo(() => createFor(room, auctionId, userId), [room, auctionId, userId]);
  const state = useStore(bids);
  const connection = useStore(room, (current) => current.connection);
  const isConnected = connection === "connected" || connection === "slow";
  const isSignedOut = state.current.phase === "pending" && state.current.hold === "signIn";

  useEffect(() => () => bids.getState().dispose(), [bids]);
  useEffect(() => {
    if (isConnected || connection === "connecting") bids.getState().resume();
    else bids.getState().disarm();
  }, [bids, isConnected, connection]);
  useEffect(() => {
    if (isSignedOut) void askWhoIsSignedIn(queries);
  }, [isSignedOut, queries]);
  useEffect(() => bids.getState().basisIs(basis), [bids, basis]);
  return state;
};

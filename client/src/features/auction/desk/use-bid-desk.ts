import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { serverClock } from "../../../lib/clock.store";
import { askWhoIsSignedIn } from "../../../lib/session";
import { sendBid, unansweredBid } from "../auction.api";
import type { AuctionRoomStore } from "../auction-room.store";
import { armedForMs, useRoomSettings } from "../room-settings.store";
import { stageOf, type Reader } from "../room-view";
import { createBidDeskStore, type BidDeskStore } from "./bid-desk.store";

/** Whether bids are taken in the room, or their outcome is still awaited; renders again only when that changes. */
const useIsBiddable = (room: AuctionRoomStore): boolean => {
  const head = useStore(room, (state) => state.head);
  const isBiddable = () => {
    const stage = stageOf(head, serverClock.now());
    return stage === "open" || stage === "awaitingClose";
  };
  return useSyncExternalStore(serverClock.subscribe, isBiddable, isBiddable);
};

/** The desk of this reader in this room, made by the page that shows it; null for whoever cannot bid here now. */
export const useBidDesk = (room: AuctionRoomStore, reader: Reader): BidDeskStore | null => {
  const queries = useQueryClient();
  const isBiddable = useIsBiddable(room);
  const userId = reader.kind === "bidder" && isBiddable ? reader.userId : null;
  const desk = useMemo(() => {
    if (userId === null) return null;
    const { auctionId } = room.getState().head;
    return createBidDeskStore(room, {
      send: (amount) => sendBid(auctionId, userId, amount),
      unanswered: () => unansweredBid(auctionId, userId),
      armedForMs: () => armedForMs(useRoomSettings.getState().arming),
      onSignedOut: () => void askWhoIsSignedIn(queries),
    });
  }, [room, userId, queries]);
  useEffect(() => desk?.getState().open(), [desk]);
  return desk;
};

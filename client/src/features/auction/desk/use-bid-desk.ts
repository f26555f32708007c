import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { askWhoIsSignedIn } from "../../../lib/session";
import { sendBid, unansweredBid } from "../auction.api";
import type { AuctionRoomStore } from "../auction-room.store";
import { armedForMs, useRoomSettings } from "../room-settings.store";
import type { Reader } from "../room-view";
import { useStage } from "../use-stage";
import { createBidDeskStore, type BidDeskStore } from "./bid-desk.store";

/** The desk of this reader in this room, made by the page that shows it; null for whoever cannot bid here now. */
export const useBidDesk = (room: AuctionRoomStore, reader: Reader): BidDeskStore | null => {
  const queries = useQueryClient();
  const stage = useStage(room);
  // An outcome may still be awaited.
  const isBiddable = stage === "open" || stage === "awaitingClose";
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

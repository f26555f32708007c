import { useStore } from "zustand";
import { useAtNow } from "../../lib/clock.store";
import type { AuctionRoomStore } from "./auction-room.store";
import { stageOf, type RoomStage } from "./room-view";

/** How far the auction is by the server's clock; whoever shows it is drawn again only when that changes, not with each second. */
export const useStage = (room: AuctionRoomStore): RoomStage => {
  const head = useStore(room, (state) => state.head);
  return useAtNow((nowMs) => stageOf(head, nowMs));
};

import type { Ref } from "react";
import type { AuctionRoomStore } from "../auction-room.store";
import type { Reader } from "../room-view";
import type { BidDesk } from "./use-bid-desk";

export type DeskProps = {
  room: AuctionRoomStore;
  reader: Reader;
  size: "room" | "panel";
  buttonRef?: Ref<HTMLButtonElement>;
  /** Hands the bidder's desk to the page, for its keyboard. */
  onDesk?: (desk: BidDesk | null) => void;
};

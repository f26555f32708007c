import type { BidReceipt } from "@naqsh/shared/auction";
import { useState, type Ref } from "react";
import { useStore } from "zustand";
import { MountedOnceOpen } from "../../../ui/mounted-once-open";
import { useIdle } from "../../../ui/use-idle";
import type { AuctionRoomState, AuctionRoomStore } from "../auction-room.store";
import type { RoomStage } from "../room-view";
import type { BidDeskStore } from "./bid-desk.store";
import { BidControls } from "./bid-controls";
import { DeskStrip } from "./desk-strip";
import { VoidedCard } from "./onlooker-card";
import { WaitingCard } from "./waiting-card";
import { latePart } from "../../../ui/late-part";

const MaxBidSheet = latePart(async () => (await import("./max-bid-sheet")).MaxBidSheet, "room");
const ReceiptDialog = latePart(async () => (await import("./receipt-dialog")).ReceiptDialog, "room");

const isUp = ({ connection }: AuctionRoomState): boolean =>
  connection === "connected" || connection === "slow" || connection === "connecting";

type BidderDeskProps = {
  room: AuctionRoomStore;
  bids: BidDeskStore;
  stage: RoomStage;
  size: "room" | "panel";
  buttonRef?: Ref<HTMLButtonElement>;
};

/** The desk of a reader who may bid here. A bid that still waits for its answer keeps the controls until it has one. */
export const BidderDesk = ({ room, bids, size, stage, buttonRef }: BidderDeskProps) => {
  const state = useStore(room);
  const desk = useStore(bids);
  const [receipt, setReceipt] = useState<BidReceipt | null>(null);
  const { current } = desk;
  // A room is where seconds count: elsewhere a phone need not draw ahead.
  const isAhead = useIdle() && size === "room";
  const isBidding = stage === "open" && state.standing?.state !== "voided";

  if (!isBidding && current.phase !== "pending" && current.phase !== "refused") {
    return <div className="whole">{stage === "awaitingClose" ? <WaitingCard /> : <VoidedCard />}</div>;
  }
  return (
    <>
      <DeskStrip
        room={state}
        desk={desk}
        onReceipt={() => setReceipt(current.phase === "accepted" ? current.answer.receipt : null)}
      />
      <BidControls
        desk={desk}
        isConnected={isUp(state) && stage === "open"}
        size={size}
        {...(buttonRef ? { buttonRef } : {})}
      />
      <MountedOnceOpen isOpen={desk.isMaximumOpen} isAhead={isAhead}>
        <MaxBidSheet desk={desk} head={state.head} isConnected={isUp(state)} isAhead={isAhead} />
      </MountedOnceOpen>
      <MountedOnceOpen isOpen={receipt !== null}>
        <ReceiptDialog receipt={receipt} onClose={() => setReceipt(null)} />
      </MountedOnceOpen>
    </>
  );
};

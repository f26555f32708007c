import type { BidReceipt } from "@naqsh/shared/auction";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { OpenedPart } from "../../../ui/opened-part";
import type { AuctionRoomState } from "../auction-room.store";
import type { RoomStage } from "../room-view";
import { useBidDesk } from "./use-bid-desk";
import { BidControls } from "./bid-controls";
import type { DeskProps } from "./desk-props";
import { DeskStrip } from "./desk-strip";
import { VoidedCard } from "./onlooker-card";
import { WaitingCard } from "./waiting-card";
import { latePart } from "../../../ui/late-part";

const MaxBidSheet = latePart(async () => (await import("./max-bid-sheet")).MaxBidSheet, "room");
const ReceiptDialog = latePart(async () => (await import("./receipt-dialog")).ReceiptDialog, "room");

const isUp = ({ connection }: AuctionRoomState): boolean =>
  connection === "connected" || connection === "slow" || connection === "connecting";

type BidderProps = Omit<DeskProps, "reader"> & { userId: string; stage: RoomStage };

/** Who may bid here. A bid that still waits for its answer keeps the controls until it has one. */
export const BidderDesk = ({ room, userId, size, stage, buttonRef, onDesk }: BidderProps) => {
  const state = useStore(room);
  const desk = useBidDesk(room, userId);
  const [receipt, setReceipt] = useState<BidReceipt | null>(null);
  const { current } = desk.bid;
  const isBidding = stage === "open" && state.standing?.state !== "voided";
  useEffect(() => {
    onDesk?.(isBidding ? desk : null);
  });

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
      <OpenedPart isOpen={desk.isMaximumOpen}>
        <MaxBidSheet desk={desk} head={state.head} isConnected={isUp(state)} />
      </OpenedPart>
      <OpenedPart isOpen={receipt !== null}>
        <ReceiptDialog receipt={receipt} onClose={() => setReceipt(null)} />
      </OpenedPart>
    </>
  );
};

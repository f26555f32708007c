import styled from "@emotion/styled";
import { isFinished, type BidReceipt } from "@naqsh/shared/auction";
import { useEffect, useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { useNow } from "../../../lib/clock.store";
import { TimerIcon } from "../../../ui/icons";
import type { AuctionRoomState, AuctionRoomStore } from "../auction-room.store";
import { stageOf, type Reader, type RoomStage } from "../room-view";
import { useBidDesk, type BidDesk } from "../use-bid-desk";
import { BidControls } from "./bid-controls";
import { DeskCard } from "./desk-card";
import { DeskStrip } from "./desk-strip";
import { LotClock } from "./lot-clock";
import { MaxBidSheet } from "./max-bid-sheet";
import { OnlookerCard, VoidedCard } from "./onlooker-card";
import { PastLinks } from "./past-links";
import { PriceBlock } from "./price-block";
import { ReceiptDialog } from "./receipt-dialog";
import { ResultCard } from "./result-card";
import { ScheduledCard } from "./scheduled-card";

/** The strip and the controls keep this height in every state, so that the button never moves (DESIGN: layout law). */
const Desk = styled.section`
  display: grid;
  gap: 12px;
  align-content: start;

  --action-block: 216px;

  .action {
    display: grid;
    gap: 12px;
    min-block-size: var(--action-block);
    align-content: start;
  }

  .action > .whole {
    min-block-size: var(--action-block);
    display: grid;
  }

  &[data-size="room"] {
    --action-block: 222px;
  }

  @media (max-width: 767.95px) {
    --action-block: 220px;

    gap: 8px;

    &[data-size="room"] {
      --action-block: 226px;
    }

    .action {
      gap: 10px;
    }
  }
`;

export type DeskProps = {
  room: AuctionRoomStore;
  reader: Reader;
  size: "room" | "panel";
  buttonRef?: Ref<HTMLButtonElement>;
  /** Hands the bidder's desk to the page, for its keyboard. */
  onDesk?: (desk: BidDesk | null) => void;
};

const isUp = ({ connection }: AuctionRoomState): boolean =>
  connection === "connected" || connection === "slow" || connection === "connecting";

type BidderProps = Omit<DeskProps, "reader"> & { userId: string; stage: RoomStage };

const WaitingCard = () => {
  const { t } = useTranslation("auction");
  return (
    <DeskCard tone="waiting" icon={TimerIcon} title={t("clock.awaitingClose")}>
      <p>{t("closing.text")}</p>
    </DeskCard>
  );
};

/** Who may bid here. A bid that still waits for its answer keeps the controls until it has one. */
const BidderDesk = ({ room, userId, size, stage, buttonRef, onDesk }: BidderProps) => {
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
      <MaxBidSheet desk={desk} head={state.head} isConnected={isUp(state)} />
      <ReceiptDialog receipt={receipt} onClose={() => setReceipt(null)} />
    </>
  );
};

const Action = ({ room, reader, size, buttonRef, onDesk }: DeskProps) => {
  const { head, terms, lot, standing } = useStore(room);
  const stage = stageOf(head, useNow());
  if (stage === "over") {
    return (
      <div className="whole">
        {reader.kind === "administrator" || reader.kind === "artist" ? (
          <OnlookerCard reader={reader} head={head} />
        ) : (
          <ResultCard head={head} terms={terms} lot={lot} standing={standing} />
        )}
      </div>
    );
  }
  if (stage === "upcoming" && reader.kind === "bidder") {
    return (
      <div className="whole">
        <ScheduledCard head={head} lot={lot} />
      </div>
    );
  }
  if (reader.kind !== "bidder") {
    return (
      <div className="whole">
        <OnlookerCard reader={reader} head={head} />
      </div>
    );
  }
  return (
    <BidderDesk
      room={room}
      userId={reader.userId}
      size={size}
      stage={stage}
      {...(buttonRef ? { buttonRef } : {})}
      {...(onDesk ? { onDesk } : {})}
    />
  );
};

/** Clock, price, standing, amounts, button: the same desk in the live room, on the home page and beside the work. */
export const AuctionDesk = (props: DeskProps) => {
  const { t } = useTranslation("auction");
  const { room, size } = props;
  const { head, terms, connection } = useStore(room);
  const isStale = connection === "reconnecting" || connection === "offline";
  return (
    <Desk data-size={size} data-testid="bid-desk" id="bid-desk" tabIndex={-1} aria-label={t("desk")}>
      <LotClock head={head} terms={terms} isStale={isStale} size={size} />
      <PriceBlock head={head} terms={terms} isStale={isStale} size={size} />
      <div className="action">
        <Action {...props} />
      </div>
      {isFinished(head.status) && <PastLinks auctionId={head.auctionId} />}
    </Desk>
  );
};

import styled from "@emotion/styled";
import { isFinished } from "@naqsh/shared/auction";
import { useState } from "react";
import type { Ref } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { Skeleton } from "../../../ui/skeleton";
import type { AuctionRoomStore } from "../auction-room.store";
import type { Reader } from "../room-view";
import { useStage } from "../use-stage";
import type { BidDeskStore } from "./bid-desk.store";
import { LotClock } from "./lot-clock";
import { LOW } from "../room-shapes";
import { OnlookerCard } from "./onlooker-card";
import { PastLinks } from "./past-links";
import { PriceBlock } from "./price-block";
import { ScheduledCard } from "./scheduled-card";
import { WaitingCard } from "./waiting-card";
import { latePart } from "../../../ui/late-part";
import { LatePlace } from "../../../ui/late-place";

const BidderDesk = latePart(async () => (await import("./bidder-desk")).BidderDesk, "room");
const ResultCard = latePart(async () => (await import("./result-card")).ResultCard, "room");

type DeskProps = {
  room: AuctionRoomStore;
  reader: Reader;
  /** What the reader bids with; null while they cannot bid here. */
  bids: BidDeskStore | null;
  size: "room" | "panel";
  buttonRef?: Ref<HTMLButtonElement>;
};

const Action = ({ room, reader, bids, size, buttonRef }: DeskProps) => {
  const head = useStore(room, (state) => state.head);
  const terms = useStore(room, (state) => state.terms);
  const lot = useStore(room, (state) => state.lot);
  const standing = useStore(room, (state) => state.standing);
  const stage = useStage(room);
  if (stage === "over") {
    return (
      <div className="whole">
        {reader.kind === "administrator" || reader.kind === "artist" ? (
          <OnlookerCard reader={reader} head={head} />
        ) : (
          <LatePlace fallback={<Skeleton block="100%" radius="12px" />}>
            <ResultCard head={head} terms={terms} lot={lot} standing={standing} />
          </LatePlace>
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
        {stage === "awaitingClose" && reader.kind === "visitor" ? (
          <WaitingCard />
        ) : (
          <OnlookerCard reader={reader} head={head} />
        )}
      </div>
    );
  }
  return (
    <LatePlace fallback={<Skeleton block="var(--action-block)" radius="12px" />}>
      {bids && <BidderDesk room={room} bids={bids} size={size} stage={stage} {...(buttonRef ? { buttonRef } : {})} />}
    </LatePlace>
  );
};

/** Clock, price, standing, amounts, button: the same desk in the live room, on the home page and beside the work. */
export const AuctionDesk = (props: DeskProps) => {
  const { t } = useTranslation("auction");
  const { room, size } = props;
  const head = useStore(room, (state) => state.head);
  const terms = useStore(room, (state) => state.terms);
  const connection = useStore(room, (state) => state.connection);
  const isStale = connection === "reconnecting" || connection === "offline";
  // Where a bid button never stood, none can be aimed at.
  const [isOfThePast] = useState(() => isFinished(head.status));
  return (
    <Desk
      data-size={size}
      data-past={isOfThePast}
      data-testid="bid-desk"
      id="bid-desk"
      tabIndex={-1}
      aria-label={t("desk")}
    >
      <LotClock head={head} terms={terms} isStale={isStale} size={size} />
      <PriceBlock head={head} terms={terms} isStale={isStale} size={size} />
      <div className="action">
        <Action {...props} />
      </div>
      {isFinished(head.status) && <PastLinks auctionId={head.auctionId} />}
    </Desk>
  );
};

/** The strip and the controls keep this height in every state, so that the button never moves (docs/screens.md#layout-law). */
const Desk = styled.section`
  display: grid;
  gap: var(--space-m);
  align-content: start;

  --action-block: 216px;

  .action {
    display: grid;
    gap: var(--space-m);
    min-block-size: var(--action-block);
    align-content: start;
  }

  .action > .whole {
    min-block-size: var(--action-block);
    display: grid;
  }

  &[data-past="true"] .action,
  &[data-past="true"] .action > .whole {
    min-block-size: 0;
  }

  &[data-size="room"] {
    --action-block: 222px;
  }

  @media (max-width: 767.95px) {
    --action-block: 220px;

    gap: var(--space-s);

    &[data-size="room"] {
      --action-block: 226px;
    }

    .action {
      gap: var(--space-s);
    }
  }

  /* Price and clock on one line, the thread under both. */
  ${LOW} {
    &[data-size="room"] {
      --action-block: 208px;

      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-xs) var(--space-l);

      > .action,
      > nav {
        grid-column: 1 / -1;
      }

      .action {
        gap: var(--space-xs);
      }
    }
  }
`;

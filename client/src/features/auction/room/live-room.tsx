import styled from "@emotion/styled";
import type { AuctionPage } from "@naqsh/shared/auction";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { useSession } from "../../../lib/session";
import { useIsMobile } from "../../../ui/use-is-mobile";
import { useEarly } from "../../../ui/use-early";
import { useSwipe } from "../../../ui/use-swipe";
import { auctionKeys, listBids } from "../auction.api";
import { useAuctionRoom } from "../auction.live";
import { namesOf } from "../bidder-names";
import { isOver, readerOf, type Reader } from "../room-view";
import { useRoomAnnouncer } from "./use-room-announcer";
import { useRoomDesk } from "./use-room-desk";
import { useRoomSounds } from "./use-room-sounds";
import type { AuctionRoomStore } from "../auction-room.store";
import { AuctionDesk } from "../desk/auction-desk";
import { useBidDesk } from "../desk/use-bid-desk";
import { usePendingAmount } from "./use-pending-amount";
import { AllBids } from "../feed/all-bids";
import { BidFeed } from "../feed/bid-feed";
import { NextLotCard } from "./next-lot-card";
import { useOwnReceipt } from "./own-receipt";
import { RoomBar } from "./room-bar";
import { RoomFrame } from "./room-frame";
import { LOW, ON_ITS_SIDE, UPRIGHT_PHONE } from "../room-shapes";
import { RoomRail } from "./room-rail";
import { RoomStage } from "./room-stage";
import { SkipLink } from "../../../ui/skip-link";
import { latePart } from "../../../ui/late-part";
import { MountedOnceOpen } from "../../../ui/mounted-once-open";

const FeedSheet = latePart(async () => (await import("./feed-sheet")).FeedSheet, "room");
const ShortcutsDialog = latePart(async () => (await import("./shortcuts-dialog")).ShortcutsDialog, "room");

const useNames = (reader: Reader, room: AuctionRoomStore) => {
  const auctionId = useStore(room, ({ head }) => head.auctionId);
  const bidderCount = useStore(room, ({ head }) => head.bidderCount);
  const maySee = reader.kind === "administrator" || reader.kind === "artist";
  const { data } = useQuery({
    queryKey: [...auctionKeys.names(auctionId), bidderCount],
    queryFn: ({ signal }) => listBids(auctionId, signal),
    enabled: maySee && bidderCount > 0,
  });
  return useMemo(() => namesOf(data ?? []), [data]);
};

/**
 * The live room: rail, stage and desk; on a phone the desk is docked and the feed opens over it. Bar, stage and desk each are
 * taken over by themselves (`Suspense`), or a slow phone would hear no touch until all are.
 */
export const LiveRoom = ({ page }: { page: AuctionPage }) => {
  const { t } = useTranslation("auction");
  const { user, status } = useSession();
  const isMobile = useIsMobile();
  const room = useAuctionRoom(page, user?.id ?? null);
  const isWon = useStore(room, ({ standing }) => standing?.state === "won");
  const isEnded = useStore(room, ({ head }) => isOver(head));
  const reader = readerOf(user, status !== "unknown", page.room.terms);
  const [isFeedOpen, setFeedOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const names = useNames(reader, room);
  useRoomAnnouncer(room);
  useRoomSounds(room);
  useEarly("room");
  const bids = useBidDesk(room, reader);
  const pendingAmount = usePendingAmount(bids);
  const { button, readStatus } = useRoomDesk(room, bids, () => setHelpOpen(true));
  const receipt = useOwnReceipt(page.room.auctionId, user?.id ?? "");
  const feed = (
    <>
      <BidFeed room={room} pendingAmount={pendingAmount} names={names} onReceipt={receipt.open} />
      <AllBids room={room} />
    </>
  );
  const pull = useSwipe({ up: () => setFeedOpen(true) });
  return (
    <Room data-testid="live-room" data-live-room data-won={isWon} data-over={isEnded}>
      <SkipLink href="#bid-desk">{t("room.skip")}</SkipLink>
      <Suspense>
        <RoomBar room={room} onShortcuts={() => setHelpOpen(true)} onFeed={() => setFeedOpen(true)} />
      </Suspense>
      {!isMobile && <RoomRail auctionId={page.room.auctionId} userId={user?.id ?? null} />}
      <Suspense>
        <RoomStage room={room} />
      </Suspense>
      <aside className="desk" aria-label={t("desk")}>
        {isMobile && (
          <Grip
            className="grip"
            type="button"
            aria-label={t("feed.open")}
            onClick={() => setFeedOpen(true)}
            {...pull}
          />
        )}
        <Suspense>
          <AuctionDesk room={room} reader={reader} size="room" bids={bids} buttonRef={button} />
          <NextLotCard room={room} isOwnWork={reader.kind === "artist"} />
        </Suspense>
        {!isMobile && (
          // What scrolls has to be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section className="feed" tabIndex={0} aria-label={t("feed.title")}>
            {feed}
          </section>
        )}
      </aside>
      <MountedOnceOpen isOpen={isFeedOpen}>
        <FeedSheet isOpen={isFeedOpen} onClose={() => setFeedOpen(false)}>
          {feed}
        </FeedSheet>
      </MountedOnceOpen>
      {receipt.dialog}
      <MountedOnceOpen isOpen={isHelpOpen}>
        <ShortcutsDialog
          isOpen={isHelpOpen}
          onClose={() => setHelpOpen(false)}
          onReadStatus={() => {
            setHelpOpen(false);
            readStatus();
          }}
        />
      </MountedOnceOpen>
    </Room>
  );
};

const Room = styled(RoomFrame)`
  --room-least: 640px;
  --wall-ring: #46403a;

  grid-template: auto minmax(0, 1fr) / 248px minmax(0, 1fr) 420px;
  grid-template-areas: "bar bar bar" "rail stage desk";

  .feed {
    margin-block-start: 16px;
  }

  /* Who has won looks at the work. */
  &[data-won="true"] #lots {
    opacity: 0.45;
    transition: opacity var(--t-art) var(--ease);
  }

  &[data-won="true"] #lots:is(:hover, :focus-within) {
    opacity: 1;
  }

  @media (max-width: 1099.95px) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 380px;
    grid-template-areas: "bar bar" "stage desk";
  }

  @media (max-width: 767.95px) {
    /* The desk is docked; the picture takes what is left. */
    block-size: 100svh;
    min-block-size: 0;
    grid-template: auto minmax(96px, 1fr) auto / minmax(0, 1fr);
    grid-template-areas: "bar" "stage" "desk";

    .desk {
      padding-block-end: calc(10px + env(safe-area-inset-bottom));
      box-shadow: 0 -20px 40px rgb(0 0 0 / 0.55);
    }
  }

  /* Nothing is left to press in time: the work gets its light back, and what follows it is a page to read. */
  ${UPRIGHT_PHONE} {
    &[data-over="true"] {
      block-size: auto;
      min-block-size: 100svh;
      grid-template-rows: auto minmax(max(300px, 46svh), 1fr) auto;
    }
    &[data-over="true"] .thread {
      block-size: 0;
      overflow: hidden;
    }
  }

  ${LOW} {
    .desk {
      padding: 8px 16px calc(4px + env(safe-area-inset-bottom));
    }
  }

  ${ON_ITS_SIDE} {
    block-size: 100svh;
    min-block-size: 0;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(320px, 46%);
    grid-template-areas: "bar bar" "stage desk";

    .desk {
      overflow: auto;
      border-radius: 0;
      box-shadow: none;
    }

    .feed,
    .grip {
      display: none;
    }
  }
`;

/** Pulled up or pressed, it opens the feed over the stage. */
const Grip = styled.button`
  display: block;
  inline-size: 96px;
  block-size: 24px;
  margin: -12px auto -2px;
  padding: 0;
  border: 0;
  background: none;
  touch-action: none;
  cursor: pointer;

  &::before {
    content: "";
    display: block;
    inline-size: 44px;
    block-size: 4px;
    margin-inline: auto;
    border-radius: 2px;
    background: var(--line-strong);
  }
`;

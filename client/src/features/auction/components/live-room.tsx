import styled from "@emotion/styled";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import type { AuctionPage } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { useLanguage } from "../../../i18n/use-format";
import { serverClock } from "../../../lib/clock.store";
import { useSession } from "../../../lib/session";
import { useAnnouncer } from "../../../ui/announcer";
import { CloseIcon } from "../../../ui/icons";
import { useIsMobile } from "../../../ui/use-is-mobile";
import { useSwipe } from "../../../ui/use-swipe";
import { auctionKeys, listBids } from "../auction.api";
import { useAuctionRoom } from "../auction.live";
import { namesOf } from "../bidder-names";
import { refusalText } from "../refusal";
import { readerOf, stageOf, type Reader } from "../room-view";
import { heldWords } from "../use-bid";
import type { BidDesk } from "../use-bid-desk";
import { useRoomAnnouncer } from "../use-room-announcer";
import { useRoomShortcuts } from "../use-room-shortcuts";
import { useRoomSounds } from "../use-room-sounds";
import { useRoomWords } from "../use-room-words";
import type { AuctionRoomStore } from "../auction-room.store";
import { AuctionDesk } from "./auction-desk";
import { BidFeed } from "./bid-feed";
import { NextLotCard } from "./next-lot-card";
import { useOwnReceipt } from "./own-receipt";
import { RoomBar } from "./room-bar";
import { RoomRail } from "./room-rail";
import { RoomStage } from "./room-stage";
import { ShortcutsDialog } from "./shortcuts-dialog";
import { SkipLink } from "../../../ui/skip-link";

const Room = styled.div`
  --wall-ring: #46403a;

  display: grid;
  block-size: 100dvh;
  min-block-size: 640px;
  grid-template: auto minmax(0, 1fr) / 248px minmax(0, 1fr) 420px;
  grid-template-areas: "bar bar bar" "rail stage desk";
  background: #0d0a09;
  color: var(--ink);

  .desk {
    grid-area: desk;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    padding: 20px 22px 0;
    border-inline-start: 1px solid var(--line);
    background: var(--surface);
  }

  .feed {
    flex: 1;
    min-block-size: 0;
    margin: 16px -22px 0;
    padding: 10px 22px 14px;
    overflow: auto;
    border-block-start: 1px solid var(--line);
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }

  @media (max-width: 1099.95px) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 380px;
    grid-template-areas: "bar bar" "stage desk";
  }

  @media (max-width: 767.95px) {
    block-size: auto;
    min-block-size: 100dvh;
    grid-template: auto minmax(260px, 1fr) auto / minmax(0, 1fr);
    grid-template-areas: "bar" "stage" "desk";

    .desk {
      border: 0;
      border-start-start-radius: 18px;
      border-start-end-radius: 18px;
      padding: 12px 16px calc(10px + env(safe-area-inset-bottom));
      box-shadow: 0 -20px 40px rgb(0 0 0 / 0.55);
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

const SheetFeed = styled.div`
  padding: 8px 18px calc(20px + env(safe-area-inset-bottom));
  max-block-size: 72dvh;
  overflow: auto;

  header {
    position: sticky;
    z-index: 1;
    inset-block-start: -8px;
    display: flex;
    justify-content: space-between;
    align-items: center;
    margin-inline-end: -10px;
    background: var(--bg);
  }

  h2 {
    font-size: 21px;
    line-height: 1.4;
    padding-block: 8px;
  }
`;

/** Says what became of a bid: a refusal interrupts, an acceptance does not. */
const useBidAnnouncer = (desk: BidDesk | null): void => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const current = desk?.bid.current;
  const hold = current?.phase === "pending" ? current.hold : null;
  useEffect(() => {
    if (hold) useAnnouncer.getState().interrupt(t(heldWords[hold]));
  }, [hold, t]);
  useEffect(() => {
    const { announce, interrupt } = useAnnouncer.getState();
    if (current?.phase === "refused") interrupt(refusalText(current.refusal, language));
    if (current?.phase === "accepted") announce(t("spoken.recorded"));
    if (current?.phase === "idle" && current.notice === "priceMoved") announce(t("strip.priceMoved"));
  }, [current, language, t]);
};

const useNames = (reader: Reader, room: AuctionRoomStore) => {
  const { auctionId, bidderCount } = useStore(room, (state) => state.head);
  const maySee = reader.kind === "administrator" || reader.kind === "artist";
  const { data } = useQuery({
    queryKey: [...auctionKeys.names(auctionId), bidderCount],
    queryFn: ({ signal }) => listBids(auctionId, signal),
    enabled: maySee && bidderCount > 0,
  });
  return useMemo(() => namesOf(data ?? []), [data]);
};

const useStatusReader = (room: AuctionRoomStore) => {
  const words = useRoomWords();
  return () => {
    const state = room.getState();
    const nowMs = serverClock.now();
    const isOpen = stageOf(state.head, nowMs) === "open";
    const remainingMs = isOpen ? msFromInstant(state.head.endsAt) - nowMs : null;
    useAnnouncer.getState().announce(words.statusOf(state, remainingMs));
  };
};

/** The live room: rail, stage and desk; on a phone the desk is docked and the feed opens over it. */
export const LiveRoom = ({ page }: { page: AuctionPage }) => {
  const { t } = useTranslation("auction");
  const { user, status } = useSession();
  const isMobile = useIsMobile();
  const room = useAuctionRoom(page, user?.id ?? null);
  const reader = readerOf(user, status !== "unknown", page.room.terms);
  const [desk, setDesk] = useState<BidDesk | null>(null);
  const [isFeedOpen, setFeedOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const latestDesk = useRef<BidDesk | null>(null);
  const names = useNames(reader, room);
  const readStatus = useStatusReader(room);
  useRoomAnnouncer(room);
  useRoomSounds(room);
  useBidAnnouncer(desk);

  useRoomShortcuts({
    chooseAmount: (index) => latestDesk.current?.choose(index),
    arm: () => {
      button.current?.focus();
      const current = latestDesk.current;
      if (current && current.bid.current.phase !== "armed") current.press();
    },
    disarm: () => latestDesk.current?.bid.disarm(),
    maximum: () => latestDesk.current?.setMaximumOpen(true),
    status: readStatus,
    lots: () => document.getElementById("lots")?.focus(),
    help: () => setHelpOpen(true),
  });

  const takeDesk = (current: BidDesk | null) => {
    latestDesk.current = current;
    if (current?.bid.current !== desk?.bid.current) setDesk(current);
  };
  const pendingAmount = desk?.bid.current.phase === "pending" ? desk.bid.current.amount : null;
  const receipt = useOwnReceipt(page.room.auctionId, user?.id ?? "");
  const feed = <BidFeed room={room} pendingAmount={pendingAmount} names={names} onReceipt={receipt.open} />;
  const pull = useSwipe({ up: () => setFeedOpen(true) });
  return (
    <Room data-testid="live-room" data-live-room>
      <SkipLink href="#bid-desk">{t("room.skip")}</SkipLink>
      <RoomBar room={room} onShortcuts={() => setHelpOpen(true)} onFeed={() => setFeedOpen(true)} />
      {!isMobile && <RoomRail auctionId={page.room.auctionId} userId={user?.id ?? null} />}
      <RoomStage room={room} />
      <aside className="desk" aria-label={t("desk")}>
        {isMobile && <Grip type="button" aria-label={t("feed.open")} onClick={() => setFeedOpen(true)} {...pull} />}
        <AuctionDesk room={room} reader={reader} size="room" buttonRef={button} onDesk={takeDesk} />
        <NextLotCard room={room} />
        {!isMobile && (
          // What scrolls has to be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section className="feed" tabIndex={0} aria-label={t("feed.title")}>
            {feed}
          </section>
        )}
      </aside>
      <Drawer
        anchor="bottom"
        open={isMobile && isFeedOpen}
        onClose={() => setFeedOpen(false)}
        slotProps={{ paper: { "aria-labelledby": "feed-title" } }}
      >
        <SheetFeed tabIndex={0}>
          <header>
            <h2 id="feed-title">{t("feed.title")}</h2>
            <IconButton aria-label={t("feed.close")} onClick={() => setFeedOpen(false)}>
              <CloseIcon size={22} />
            </IconButton>
          </header>
          {feed}
        </SheetFeed>
      </Drawer>
      {receipt.dialog}
      <ShortcutsDialog
        isOpen={isHelpOpen}
        onClose={() => setHelpOpen(false)}
        onReadStatus={() => {
          setHelpOpen(false);
          readStatus();
        }}
      />
    </Room>
  );
};

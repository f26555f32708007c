import styled from "@emotion/styled";
import { Drawer } from "../../../ui/material/drawer";
import { roomAtMoment, ROWS_OF_SNAPSHOT, type AuctionReplay, type Standing } from "@naqsh/shared/auction";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { ShownMoment } from "../../../lib/clock.store";
import { WhyMoment } from "../../../lib/why/why-button";
import { useAnnouncer } from "../../../ui/announcer";
import { ChoiceChip } from "../../../ui/chip";
import { useIsMobile } from "../../../ui/use-is-mobile";
import { createAuctionRoomStore, type AuctionRoomStore } from "../auction-room.store";
import { BidFeed } from "../feed/bid-feed";
import { RoomFrame } from "../room/room-frame";
import { RoomStage } from "../room/room-stage";
import { MomentList } from "./moment-list";
import { ReplayBar } from "./replay-bar";
import { ReplayCaption } from "./replay-caption";
import { ReplayControls } from "./replay-controls";
import { ReplayDesk } from "./replay-desk";
import { ReplayKeysDialog } from "./replay-keys-dialog";
import type { ReplayStore } from "./replay.store";
import { momentAt, timelineOf, toldAt, type Timeline } from "./replay-timeline";
import { useReplay } from "./use-replay";
import { useReplayKeys } from "./use-replay-keys";
import { useReplayWords } from "./use-replay-words";

/** The room as it was at a moment, for the parts that the live room is made of. */
const useRoomOfMoment = (reply: AuctionReplay, standing: Standing | null, index: number): AuctionRoomStore => {
  const { moments, terms, lot } = reply;
  const shown = useMemo(() => roomAtMoment(moments, index, ROWS_OF_SNAPSHOT)!, [moments, index]);
  const [room] = useState(() =>
    createAuctionRoomStore({ room: { ...shown.head, terms, rows: shown.rows }, lot, watchers: 0, mine: standing }),
  );
  useEffect(() => room.setState({ ...shown, standing }), [room, shown, standing]);
  return room;
};

/** The parts of the room that ask for the time get the replay's, four times a second. */
const AtMoment = ({ replay, timeline, children }: { replay: ReplayStore; timeline: Timeline; children: ReactNode }) => {
  const quarter = useStore(replay, (state) => Math.floor(state.atMs / 250) * 250);
  return <ShownMoment value={timeline.openedMs + quarter}>{children}</ShownMoment>;
};

/** The feed as it stood, or all of the story: whoever reads chooses. */
const Lines = ({ feed, moments }: { feed: ReactNode; moments: ReactNode }) => {
  const { t } = useTranslation("replay");
  const [shown, setShown] = useState<"asItWas" | "moments">("asItWas");
  return (
    <>
      <div className="tabs">
        <ChoiceChip isChosen={shown === "asItWas"} onSelect={() => setShown("asItWas")}>
          {t("asItWas")}
        </ChoiceChip>
        <ChoiceChip isChosen={shown === "moments"} onSelect={() => setShown("moments")}>
          {t("moments")}
        </ChoiceChip>
      </div>
      {/* What scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="feed" tabIndex={0} aria-label={t(shown)}>
        {shown === "asItWas" ? feed : moments}
      </section>
    </>
  );
};

/** Every moment, over the room of a phone. */
const MomentSheet = ({ isOpen, onClose, children }: { isOpen: boolean; onClose: () => void; children: ReactNode }) => {
  const { t } = useTranslation("replay");
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { "aria-labelledby": "moments-title" } }}
    >
      <Sheet>
        <h2 id="moments-title">{t("momentsOpen")}</h2>
        {children}
      </Sheet>
    </Drawer>
  );
};

type ReplayRoomProps = { replayed: AuctionReplay; standing: Standing | null };

/** A finished auction as it went: stage, desk and feed of the live room, driven by the track at its foot. */
export const ReplayRoom = ({ replayed, standing }: ReplayRoomProps) => {
  const { t } = useTranslation("replay");
  const language = useLanguage();
  const isMobile = useIsMobile();
  const timeline = useMemo(() => timelineOf(replayed), [replayed]);
  const replay = useReplay(timeline);
  const own = standing?.alias ?? null;
  const words = useReplayWords(own);
  const [isKeysOpen, setKeysOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const index = useStore(replay, (state) => momentAt(timeline, state.atMs));
  const room = useRoomOfMoment(replayed, standing, index);
  const { head, at } = timeline.moments[index]!;
  useReplayKeys(replay, timeline, {
    onStep: () => {
      const moment = timeline.moments[toldAt(timeline, replay.getState().atMs)]!;
      useAnnouncer.getState().announce(words.ofMoment(moment).join("، "));
    },
    onHelp: () => setKeysOpen(true),
  });
  const moments = <MomentList replay={replay} timeline={timeline} words={words} />;
  return (
    <Room data-testid="replay-room">
      <ReplayBar
        auctionId={replayed.auctionId}
        replay={replay}
        onKeys={() => setKeysOpen(true)}
        onMoments={() => setSheetOpen(true)}
      />
      <AtMoment replay={replay} timeline={timeline}>
        <RoomStage
          room={room}
          documentTitle={t("documentTitle", { title: titleOf(replayed.lot, language) })}
          caption={<ReplayCaption replay={replay} timeline={timeline} words={words} />}
        />
        <WhyMoment value={at}>
          <aside className="desk" aria-label={t("desk")}>
            <ReplayDesk head={head} terms={replayed.terms} own={own} />
            {!isMobile && <Lines feed={<BidFeed room={room} />} moments={moments} />}
          </aside>
        </WhyMoment>
      </AtMoment>
      <ReplayControls replay={replay} timeline={timeline} words={words} />
      <MomentSheet isOpen={isMobile && isSheetOpen} onClose={() => setSheetOpen(false)}>
        {moments}
      </MomentSheet>
      <ReplayKeysDialog isOpen={isKeysOpen} onClose={() => setKeysOpen(false)} />
    </Room>
  );
};

const Room = styled(RoomFrame)`
  --room-least: 680px;

  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) 420px;
  grid-template-areas: "bar bar" "stage desk" "player player";

  .tabs {
    display: flex;
    gap: var(--space-s);
    margin-block: 14px 10px;
  }

  .feed {
    padding-block-start: 8px;
  }

  @media (max-width: 1099.95px) {
    grid-template-columns: minmax(0, 1fr) 360px;
  }

  @media (max-width: 767.95px) {
    grid-template: auto minmax(250px, 1fr) auto auto / minmax(0, 1fr);
    grid-template-areas: "bar" "stage" "desk" "player";

    /* What has the focus comes out from under the player. */
    .desk :is(a, button) {
      scroll-margin-block-end: 220px;
    }
  }
`;

const Sheet = styled.div`
  padding: 8px 12px calc(20px + env(safe-area-inset-bottom));
  max-block-size: 72dvh;
  overflow: auto;

  h2 {
    font-size: var(--text-heading);
    line-height: 1.4;
    padding: 8px 10px;
  }
`;

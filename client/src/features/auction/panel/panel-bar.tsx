import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { AuctionHead, Standing } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useEffect, useId, useState, type RefObject } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { useNow } from "../../../lib/clock.store";
import { CountdownText } from "../../../ui/countdown-text";
import { FootBar, NotForSale } from "../../../ui/foot-bar";
import { Money } from "../../../ui/money";
import { ThreadCountdown } from "../../../ui/thread-countdown";
import type { AuctionRoomStore } from "../auction-room.store";
import { resultOf, stageOf, threadWindowMs, type Reader, type Result, type RoomStage } from "../room-view";
import { useStage } from "../use-stage";

/** Whether an element stands in the window; until that is known, it does. */
const useIsInSight = (element: RefObject<HTMLElement | null>): boolean => {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === "undefined") return;
    const told: IntersectionObserverCallback = ([entry]) => setInSight(entry?.isIntersecting ?? true);
    // An edge that peeps in at the foot of the window shows nothing yet.
    const observer = new IntersectionObserver(told, { rootMargin: "0px 0px -40% 0px" });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
};

type PanelBarProps = { room: AuctionRoomStore; reader: Reader; panel: RefObject<HTMLElement | null> };

/** Why somebody may not bid here at all, as the panel's desk says it too; null for whoever may, or has only to sign in. */
const exclusionOf = (reader: Reader, standing: Standing | null) => {
  if (standing?.state === "voided") return "onlooker.voided" as const;
  if (reader.kind === "artist") return "onlooker.artist" as const;
  if (reader.kind === "administrator") return "onlooker.administrator" as const;
  return reader.kind === "banned" ? ("onlooker.banned" as const) : null;
};

const Time = ({ head, stage, remainingMs }: { head: AuctionHead; stage: RoomStage; remainingMs: number }) => {
  const { t } = useTranslation("auction");
  if (stage === "awaitingClose") return <span>{t("clock.awaitingClose")}</span>;
  if (head.status === "scheduled" && remainingMs === 0) return <span>{t("clock.opening")}</span>;
  return (
    <span>
      {t(stage === "open" ? "clock.closesIn" : "clock.opensIn")} <CountdownText remainingMs={remainingMs} />
    </span>
  );
};

/** The price, the time, and the way to bid; the word stays where nobody can, or this reader cannot, with the reason beside it. */
const Bidding = ({ room, reader, toPanel }: Omit<PanelBarProps, "panel"> & { toPanel: () => void }) => {
  const { t } = useTranslation("auction");
  const head = useStore(room, (state) => state.head);
  const terms = useStore(room, (state) => state.terms);
  const connection = useStore(room, (state) => state.connection);
  const exclusion = exclusionOf(
    reader,
    useStore(room, (state) => state.standing),
  );
  const reasonId = useId();
  const nowMs = useNow();
  const stage = stageOf(head, nowMs);
  const isOpen = stage === "open";
  const remainingMs = Math.max(0, msFromInstant(isOpen ? head.endsAt : head.startsAt) - nowMs);
  return (
    <Bar as="aside" aria-label={t("bar.label")} data-fixed-bar data-testid="panel-bar">
      <div className="thread">
        <ThreadCountdown
          remainingMs={isOpen ? remainingMs : null}
          totalMs={threadWindowMs(terms)}
          stale={connection !== "connected"}
          thickness="fine"
        />
      </div>
      <div>
        <div className="label" id={reasonId}>
          {exclusion && <span>{t(exclusion)}</span>}
          <span>{t(head.price === null ? "price.opening" : "price.current")}</span>
          <Time head={head} stage={stage} remainingMs={remainingMs} />
        </div>
        <div className="price">
          <Money amount={head.price ?? terms.openingPrice} />
        </div>
      </div>
      <Button
        variant="contained"
        disabled={!isOpen || exclusion !== null}
        aria-describedby={reasonId}
        onClick={toPanel}
      >
        {t("bar.bid")}
      </Button>
    </Bar>
  );
};

/** An auction that is over has its work for whom it is kept, and for nobody else. */
const MINE: readonly Result["kind"][] = ["won", "offered"];

/**
 * At the foot of a phone, in one of three words: bid, buy now, not for sale. What leads to the panel gives way to the panel's
 * own button while that is in sight.
 */
export const PanelBar = ({ room, reader, panel }: PanelBarProps) => {
  const { t } = useTranslation("artwork");
  const head = useStore(room, (state) => state.head);
  const standing = useStore(room, (state) => state.standing);
  const isOver = useStage(room) === "over";
  const isInSight = useIsInSight(panel);
  if (isOver && !MINE.includes(resultOf(head, standing).kind)) return <NotForSale />;
  if (isInSight) return null;
  const toPanel = () => {
    panel.current?.scrollIntoView({ block: "center", behavior: "smooth" });
    panel.current?.focus({ preventScroll: true });
  };
  if (!isOver) return <Bidding room={room} reader={reader} toPanel={toPanel} />;
  return (
    <FootBar data-fixed-bar>
      <Button fullWidth size="large" variant="contained" onClick={toPanel}>
        {t("buy.now")}
      </Button>
    </FootBar>
  );
};

const Bar = styled(FootBar)`
  @media (max-width: 767.95px) {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-auto-flow: row;
    gap: var(--space-xs) var(--space-m);
    padding: 0 var(--gutter) 9px;
    border: 0;
    box-shadow: 0 -8px 20px -10px rgb(26 22 19 / 0.22);
  }

  .thread {
    grid-column: 1 / -1;
    margin-inline: calc(-1 * var(--gutter));
  }

  .label {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-s);
    color: var(--ink-2);
    font-size: var(--text-caption);
    line-height: 1.5;
  }

  .label [role="timer"] {
    font-size: var(--text-caption);
  }

  .price {
    font-weight: 700;
    font-size: var(--text-heading);
    line-height: 1.35;
  }
`;

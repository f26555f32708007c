import styled from "@emotion/styled";
import type { AuctionHead, AuctionTerms } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { useNow } from "../../../lib/clock.store";
import { CountdownText } from "../../../ui/countdown-text";
import { ThreadCountdown } from "../../../ui/thread-countdown";
import { ClockMoment } from "../clock-moment";
import { LOW } from "../room-shapes";
import { stageOf, threadWindowMs, type RoomStage } from "../room-view";

const MINUTE = 60_000;

type LotClockProps = {
  head: AuctionHead;
  terms: AuctionTerms;
  /** The connection is lost: the thread no longer claims to be right. */
  isStale: boolean;
  size: "room" | "panel";
};

const labels = {
  upcoming: "clock.opensIn",
  open: "clock.closesIn",
  awaitingClose: "clock.timeIsUp",
  over: "clock.closedAt",
} as const satisfies Record<RoomStage, string>;

const labelOf = (head: AuctionHead, stage: RoomStage, isNearEnd: boolean) => {
  if (isNearEnd) return "clock.aboutToClose" as const;
  return head.status === "cancelled" ? ("clock.cancelled" as const) : labels[stage];
};

const untilMsOf = (head: AuctionHead, stage: RoomStage): number =>
  msFromInstant(stage === "upcoming" ? head.startsAt : head.endsAt);

/** Time left, on the server's clock, in words and as a thread that unravels. It never closes an auction by itself. */
export const LotClock = ({ head, terms, isStale, size }: LotClockProps) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const nowMs = useNow();
  const stage = stageOf(head, nowMs);
  const untilMs = untilMsOf(head, stage);
  const remainingMs = Math.max(0, untilMs - nowMs);
  const isRunning = stage === "open" || (stage === "upcoming" && remainingMs > 0);
  const isNearEnd = stage === "open" && remainingMs <= MINUTE;
  return (
    <Clock data-size={size}>
      <div className="row">
        <span className={isRunning ? "label needs-script" : "label"}>{t(labelOf(head, stage, isNearEnd))}</span>
        {stage === "awaitingClose" && <span className="said">{t("clock.awaitingClose")}</span>}
        {stage === "over" && <span className="said">{format.dateTime(msFromInstant(head.endsAt))}</span>}
        {stage === "upcoming" && remainingMs === 0 && <span className="said">{t("clock.opening")}</span>}
        {isRunning && (
          <>
            <CountdownText remainingMs={remainingMs} />
            <ClockMoment
              className="said"
              of={stage === "open" ? "clock.closesAt" : "clock.opensAt"}
              untilMs={untilMs}
            />
          </>
        )}
      </div>
      {/* An empty bed would read as time that is over or has no end: only its room stays. */}
      <div
        className="thread"
        style={stage === "open" || stage === "awaitingClose" ? undefined : { visibility: "hidden" }}
      >
        <ThreadCountdown
          remainingMs={stage === "open" ? remainingMs : null}
          totalMs={threadWindowMs(terms)}
          stale={isStale}
        />
      </div>
    </Clock>
  );
};

const Clock = styled.div`
  display: grid;
  gap: var(--space-xs);

  .row {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-m);
    min-block-size: 1.3em;
    font-size: var(--text-title);
  }

  .label {
    color: var(--ink-2);
    font-size: var(--text-small);
    font-weight: 400;
    line-height: 1.5;
  }

  .said {
    font-size: var(--text-body);
    font-weight: 600;
    line-height: 1.5;
  }

  &[data-size="room"] .row {
    font-size: var(--text-figure);
    font-weight: 700;
  }

  @media (max-width: 767.95px) {
    .row {
      font-size: var(--text-title);
    }
    &[data-size="room"] .row {
      font-size: var(--text-page);
    }
  }

  ${LOW} {
    &[data-size="room"] {
      display: contents;
    }
    &[data-size="room"] .row {
      grid-area: 1 / 2;
      flex-direction: column;
      align-items: end;
      gap: 0;
      font-size: var(--text-title);
    }
    &[data-size="room"] .thread {
      grid-area: 2 / 1 / auto / -1;
    }
    .label {
      font-size: var(--text-caption);
      line-height: 1.4;
    }
  }
`;

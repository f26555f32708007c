import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useEffect, useState, type RefObject } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { useNow } from "../../../lib/clock.store";
import { CountdownText } from "../../../ui/countdown-text";
import { Money } from "../../../ui/money";
import { ThreadCountdown } from "../../../ui/thread-countdown";
import type { AuctionRoomStore } from "../auction-room.store";
import { stageOf, threadWindowMs } from "../room-view";

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

type PanelBarProps = { room: AuctionRoomStore; panel: RefObject<HTMLElement | null> };

/** At the foot of a phone while the panel is out of sight: what the work stands at, how long it runs, and the way to the panel. */
export const PanelBar = ({ room, panel }: PanelBarProps) => {
  const { t } = useTranslation("auction");
  const head = useStore(room, (state) => state.head);
  const terms = useStore(room, (state) => state.terms);
  const connection = useStore(room, (state) => state.connection);
  const nowMs = useNow();
  const isInSight = useIsInSight(panel);
  const stage = stageOf(head, nowMs);
  if (isInSight || (stage !== "open" && stage !== "upcoming")) return null;
  const isOpen = stage === "open";
  const remainingMs = Math.max(0, msFromInstant(isOpen ? head.endsAt : head.startsAt) - nowMs);
  return (
    <Bar aria-label={t("bar.label")} data-fixed-bar data-testid="panel-bar">
      <div className="thread">
        <ThreadCountdown
          remainingMs={isOpen ? remainingMs : null}
          totalMs={threadWindowMs(terms)}
          stale={connection !== "connected"}
          thickness="fine"
        />
      </div>
      <div>
        <div className="label">
          <span>{t(head.price === null ? "price.opening" : "price.current")}</span>
          <span>
            {t(isOpen ? "clock.closesIn" : "clock.opensIn")} <CountdownText remainingMs={remainingMs} />
          </span>
        </div>
        <div className="price">
          <Money amount={head.price ?? terms.openingPrice} />
        </div>
      </div>
      <Button
        variant="contained"
        onClick={() => {
          panel.current?.scrollIntoView({ block: "center", behavior: "smooth" });
          panel.current?.focus({ preventScroll: true });
        }}
      >
        {t(isOpen ? "bar.bid" : "bar.see")}
      </Button>
    </Bar>
  );
};

const Bar = styled.aside`
  position: fixed;
  z-index: 25;
  inset-inline: 0;
  inset-block-end: var(--tabs-block);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-xs) var(--space-m);
  padding: 0 var(--gutter) 9px;
  background: var(--surface);
  box-shadow: 0 -8px 20px -10px rgb(26 22 19 / 0.22);

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

  @media print {
    display: none;
  }
`;

import styled from "@emotion/styled";
import type { AuctionListItem } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { useNow } from "../../../lib/clock.store";
import { CountdownText } from "../../../ui/countdown-text";
import { LotOfRow, LotRow } from "../../../ui/lot-row";
import { Money } from "../../../ui/money";
import { lotNameLink } from "../../../ui/theme/lot-styles";
import { ThreadCountdown } from "../../../ui/thread-countdown";
import { ClockMoment } from "../clock-moment";
import { LotLine } from "../lot-line";
import { stageOf } from "../room-view";
import { StandingChip } from "./standing-chip";

const Time = ({ item }: { item: AuctionListItem }) => {
  const { t } = useTranslation("auction");
  const nowMs = useNow();
  const stage = stageOf(item, nowMs);
  if (stage === "awaitingClose") {
    return (
      <div className="time">
        <span className="label">{t("clock.awaitingClose")}</span>
      </div>
    );
  }
  const startMs = msFromInstant(item.startsAt);
  const untilMs = msFromInstant(item.endsAt);
  const left = Math.max(0, untilMs - nowMs);
  return (
    <div className="time">
      <span className="label needs-script">{t("clock.closesIn")}</span>
      <CountdownText remainingMs={left} />
      <ClockMoment of="clock.closesAt" untilMs={untilMs} />
      <div>
        <ThreadCountdown remainingMs={left} totalMs={Math.max(1, untilMs - startMs)} thickness="fine" />
      </div>
    </div>
  );
};

/** A live auction among others: the work on its wall, what it stands at, how the reader stands, how long it runs. `heading`: its title with something marked. */
export const AuctionRow = ({ item, heading }: { item: AuctionListItem; heading?: ReactNode }) => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  return (
    <Row data-testid="auction-row">
      <LotOfRow
        image={item.lot.image}
        title={titleOf(item.lot, language)}
        {...(heading ? { name: heading } : {})}
        to={`/auctions/${item.auctionId}`}
        heading="h3"
        sizes="132px"
        by={<LotLine lot={item.lot} />}
        pill={item.mine && <StandingChip standing={item.mine} />}
      />
      <div className="money">
        <div className="label">{t(item.price === null ? "price.opening" : "price.current")}</div>
        <div className="amount">
          <Money amount={item.price ?? item.openingPrice} />
        </div>
        <div className="count">
          {item.bidCount === 0 ? t("counts.noBids") : t("counts.bids", { count: item.bidCount })}
        </div>
      </div>
      <Time item={item} />
    </Row>
  );
};

const Row = styled(LotRow)`
  --wall-inline: 132px;
  --wall-block: 132px;

  position: relative;
  grid-template-columns: 132px minmax(0, 1fr) minmax(150px, auto) minmax(170px, auto);
  gap: var(--space-s) var(--space-2xl);

  ${lotNameLink}

  .label,
  .count {
    color: var(--ink-2);
    font-size: var(--text-small);
    line-height: 1.55;
  }

  .amount {
    font-weight: 700;
    font-size: var(--text-heading);
    line-height: 1.4;
  }

  .time {
    display: grid;
    gap: var(--space-xs);
    text-align: end;
    justify-items: end;
  }

  .time:has([data-frozen="true"]) {
    visibility: hidden;
  }

  .time > div:last-child {
    inline-size: 150px;
  }

  .time [role="timer"] {
    font-size: var(--text-heading);
  }

  @media (max-width: 1023.95px) {
    grid-template-columns: 112px minmax(0, 1fr) auto;

    .time {
      grid-column: 2 / -1;
      grid-auto-flow: column;
      justify-content: start;
      align-items: center;
    }
  }

  @media (max-width: 767.95px) {
    --wall-inline: 104px;
    --wall-block: 120px;

    grid-template-columns: 104px minmax(0, 1fr);
    gap: var(--space-xs) var(--space-m);
    align-items: start;

    .wall {
      grid-row: span 3;
    }
    h3 {
      font-size: var(--text-lead);
    }
    .amount {
      font-size: var(--text-lead);
    }
    .money {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--space-s);
    }
    .time {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-xs) var(--space-s);
    }
    .time > div:last-child {
      inline-size: 96px;
    }
    .time [role="timer"] {
      font-size: var(--text-body);
    }
  }
`;

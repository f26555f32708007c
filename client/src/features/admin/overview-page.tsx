import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { halalasFromDecimal } from "@naqsh/shared/kernel/money";
import type { PlatformStats } from "@naqsh/shared/moderation";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../i18n/use-format";
import { useNow } from "../../lib/clock.store";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { ChipRow, ChoiceChip } from "../../ui/chip";
import { Money } from "../../ui/money";
import { Skeleton } from "../../ui/skeleton";
import { Stack } from "../../ui/stack";
import { useStats, usePlatformDays } from "./admin.api";
import { DayPlots } from "./components/day-plots";

type FigureProps = { name: string; to: string; note?: string; children: ReactNode };

const Figure = ({ name, to, note, children }: FigureProps) => (
  <li>
    <Link to={to}>
      <span className="name">{name}</span>
      <strong>{children}</strong>
      {note && <small>{note}</small>}
    </Link>
  </li>
);

const Figures = ({ stats }: { stats: PlatformStats }) => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const now = useNow();
  const { oldestPendingAt, totalRevenue, totalCommission } = stats;
  const oldest = oldestPendingAt && format.relative(msFromInstant(oldestPendingAt), now);
  const commission = format.moneyText(halalasFromDecimal(totalCommission) ?? 0);
  return (
    <Grid>
      <Figure
        name={t("stats.totalUsers")}
        to="/admin?tab=users"
        note={t("stats.people", { artists: stats.artists, banned: stats.bannedUsers })}
      >
        {format.number(stats.totalUsers)}
      </Figure>
      <Figure name={t("stats.approvedArtworks")} to="/marketplace">
        {format.number(stats.approvedArtworks)}
      </Figure>
      <Figure
        name={t("stats.pendingArtworks")}
        to="/admin?tab=artworks"
        note={oldest ? t("stats.oldest", { when: oldest }) : t("stats.nothingWaits")}
      >
        {format.number(stats.pendingArtworks)}
      </Figure>
      <Figure
        name={t("stats.totalRevenue")}
        to="/admin/history?kind=order"
        note={t("stats.revenue", { count: stats.paidOrders, commission })}
      >
        <Money amount={halalasFromDecimal(totalRevenue) ?? 0} />
      </Figure>
      <Figure
        name={t("stats.liveAuctions")}
        to="/auctions"
        note={t("stats.scheduled", { count: stats.scheduledAuctions })}
      >
        {format.number(stats.liveAuctions)}
      </Figure>
    </Grid>
  );
};

const SPANS = [7, 30, 90] as const;

const Days = () => {
  const { t } = useTranslation("admin");
  const [span, setSpan] = useState<number>(30);
  return (
    <Stack gap="l">
      <ChipRow role="group" aria-label={t("plots.span")}>
        {SPANS.map((days) => (
          <ChoiceChip key={days} isChosen={days === span} onSelect={() => setSpan(days)}>
            {t("plots.days", { count: days })}
          </ChoiceChip>
        ))}
      </ChipRow>
      <Awaited
        query={usePlatformDays(span)}
        loading={t("loading")}
        bones={<Skeleton block="280px" />}
        failed={t("failed")}
      >
        {(days) => <DayPlots days={days} />}
      </Awaited>
    </Stack>
  );
};

/** The platform in figures, and day by day. */
export const OverviewPage = () => {
  const { t } = useTranslation("admin");
  return (
    <AdminPage tab="overview" title={t("overview.title")} lead={t("overview.lead")}>
      <Awaited query={useStats()} loading={t("loading")} bones={<Skeleton block="132px" />} failed={t("failed")}>
        {(stats) => <Figures stats={stats} />}
      </Awaited>
      <Days />
    </AdminPage>
  );
};

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(210px, 100%), 1fr));
  gap: var(--space-l);
  padding: 0;
  list-style: none;

  a {
    display: grid;
    align-content: start;
    gap: var(--space-2xs);
    block-size: 100%;
    min-block-size: 124px;
    padding: 16px 18px;
    border: 1px solid var(--line);
    border-radius: var(--r-panel);
    background: var(--surface);
    box-shadow: var(--e1);
    color: inherit;
  }

  a:hover {
    border-color: var(--line-strong);
  }

  .name {
    font-size: var(--text-small);
    font-weight: 500;
    color: var(--ink-2);
  }

  strong {
    font-size: var(--text-title);
    font-weight: 700;
    font-variant-numeric: tabular-nums lining-nums;
  }

  small {
    font-size: var(--text-caption);
    color: var(--ink-2);
  }
`;

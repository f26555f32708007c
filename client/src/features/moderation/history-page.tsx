import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import type { HistoryEntry } from "@naqsh/shared/moderation";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat } from "../../i18n/use-format";
import { riyadhDayOf } from "../../lib/riyadh-time";
import { useAddress } from "../../lib/use-address";
import { RefreshIcon } from "../../ui/icons";
import { MoreButton } from "../../ui/more-button";
import { HistoryFilterBar } from "./components/history-filter-bar";
import { HistoryRow } from "./components/history-row";
import { StreamState } from "./components/stream-state";
import { historyFiltersFrom, historySearchOf, noFilters, parametersWith, type HistoryFilters } from "./history-filters";
import { useHistory } from "./moderation.api";
import { Stack } from "../../ui/stack";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { Skeleton } from "../../ui/skeleton";
import { EmptyState } from "../../ui/states";

const byDay = (entries: HistoryEntry[]): [string, HistoryEntry[]][] => {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = riyadhDayOf(msFromInstant(entry.recordedAt));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
};

type TimelineProps = { entries: HistoryEntry[]; onFilter: (change: Partial<HistoryFilters>) => void };

const Timeline = ({ entries, onFilter }: TimelineProps) => {
  const format = useFormat();
  return byDay(entries).map(([day, ofDay]) => {
    const ms = msFromInstant(ofDay[0]!.recordedAt);
    return (
      <Day key={day}>
        <h2>
          {format.weekdayDate(ms)}
          <small>{format.otherCalendar(ms)}</small>
        </h2>
        <ol>
          {ofDay.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} onFilter={onFilter} />
          ))}
        </ol>
      </Day>
    );
  });
};

const Bones = () => (
  <Stack gap="l">
    {["a", "b", "c", "d", "e", "f"].map((key) => (
      <Skeleton key={key} block="64px" />
    ))}
  </Stack>
);

type EntriesProps = {
  history: ReturnType<typeof useHistory>;
  onFilter: (change: Partial<HistoryFilters>) => void;
  onClear: () => void;
};

const Entries = ({ history, onFilter, onClear }: EntriesProps) => {
  const { t } = useTranslation("moderation");
  return (
    <Awaited query={history} loading={t("loading")} bones={<Bones />} failed={t("loadFailed")}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.items);
        if (entries.length === 0) return <NoEntries onClear={onClear} />;
        return (
          <>
            <Timeline entries={entries} onFilter={onFilter} />
            <MoreButton list={history} />
          </>
        );
      }}
    </Awaited>
  );
};

const NoEntries = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation("moderation");
  const clear = (
    <Button variant="contained" onClick={onClear}>
      {t("clearFilters")}
    </Button>
  );
  return <EmptyState title={t("noEntries")} actions={clear} />;
};

/** The file holds what the filters show, all of it. */
const ExportLinks = ({ filters }: { filters: HistoryFilters }) => {
  const { t } = useTranslation("moderation");
  const search = historySearchOf(filters);
  return (["csv", "json"] as const).map((format) => (
    <Button
      key={format}
      variant="text"
      size="small"
      component="a"
      href={`/api/admin/history/export?format=${format}&${search}`}
      download
    >
      {t(`export.${format}`)}
    </Button>
  ));
};

/** Who did what, when and why, and what followed from it: the whole platform's log, as administrators read it. */
export const HistoryPage = () => {
  const { t } = useTranslation("moderation");
  const [parameters, setParameters] = useAddress();
  const filters = historyFiltersFrom(parameters);
  const history = useHistory(filters);
  const change = (changes: Partial<HistoryFilters>) =>
    setParameters((before) => parametersWith(before, changes), { preventScrollReset: true });
  const actions = (
    <>
      <ExportLinks filters={filters} />
      <Button
        variant="outlined"
        size="small"
        startIcon={<RefreshIcon size={18} />}
        loading={history.isRefetching}
        onClick={() => void history.refetch()}
      >
        {t("refresh")}
      </Button>
    </>
  );
  return (
    <AdminPage tab="history" title={t("historyTitle")} lead={t("historyLead")} actions={actions}>
      <HistoryFilterBar filters={filters} onChange={change} />
      {filters.stream && <StreamState stream={filters.stream} at={filters.at} />}
      <Entries history={history} onFilter={change} onClear={() => change(noFilters)} />
    </AdminPage>
  );
};

const Day = styled.section`
  h2 {
    position: sticky;
    z-index: 1;
    inset-block-start: var(--header-block);
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-m);
    align-items: baseline;
    padding-block: 10px;
    background: var(--bg);
    font: 600 var(--text-lead)/1.5 var(--font-ui);
    word-spacing: normal;
  }

  h2 small {
    font-weight: 400;
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  ol {
    list-style: none;
    padding: 0;
    border-inline-start: 2px solid var(--line);
    margin-inline-start: 17px;
  }
`;

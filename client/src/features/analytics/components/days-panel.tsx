import { SCORE_TIMES, type AnalyticsDay, type ArtistAnalytics } from "@naqsh/shared/analytics";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { msFromRiyadh } from "../../../lib/riyadh-time";
import { ChipRow, ChoiceChip } from "../../../ui/chip";
import { Stack } from "../../../ui/stack";
import { LinePlot } from "../plots/late-plots";
import { PlotKey } from "./plot-key";
import { PlotPanel } from "./plot-panel";

const MEASURES = ["views", "likes", "newFollowers", "shares", "bids", "totalSales", "engagementScore"] as const;
type Measure = (typeof MEASURES)[number];

/** Fewer days are read more easily as a table. */
const FEWEST_DAYS = 7;

type DaysPanelProps = { analytics: ArtistAnalytics; isCompared: boolean };

const dayMs = (date: string): number => msFromRiyadh(`${date}T12:00:00.000`);

/** How the figures went from day to day. */
export const DaysPanel = ({ analytics, isCompared }: DaysPanelProps) => {
  const { t } = useTranslation("analytics");
  const format = useFormat();
  const [measure, setMeasure] = useState<Measure>("views");
  const { days, daysBefore, range } = analytics;
  const isMoney = measure === "totalSales";
  const write = (value: number): string => (isMoney ? format.amount(value) : format.number(value));
  const scale = (value: number): string => format.compact(isMoney ? value / 100 : value);
  const valueOf = (day: AnalyticsDay): number => (measure === "views" ? day.artworkViews : day[measure]);
  const own = {
    name: t(measure === "views" ? "measures.artworkViews" : `measures.${measure}`),
    values: days.map((day) => valueOf(day)),
    colour: "var(--primary)",
  };
  const ofPage = {
    name: t("measures.profileViews"),
    values: days.map(({ profileViews }) => profileViews),
    colour: "var(--saffron)",
  };
  const before = {
    name: t("before"),
    values: daysBefore.map((day) => valueOf(day)),
    colour: "var(--ink-3)",
    isDashed: true,
  };
  const lines = [own, ...(measure === "views" ? [ofPage] : []), ...(isCompared ? [before] : [])];
  const rows = days.map(({ date }, place) => ({
    key: date,
    cells: [format.date(dayMs(date)), ...lines.map(({ values }) => write(values[place] ?? 0))],
  }));
  return (
    <PlotPanel
      title={t("days.title")}
      how={t("days.how", { times: SCORE_TIMES })}
      head={[t("day"), ...lines.map(({ name }) => name)]}
      rows={rows}
      file={{ table: "days", range }}
      isTableFirst={days.length < FEWEST_DAYS}
    >
      <Stack gap="m">
        <ChipRow role="group" aria-label={t("days.measure")}>
          {MEASURES.map((name) => (
            <ChoiceChip key={name} isChosen={name === measure} onSelect={() => setMeasure(name)}>
              {t(`measures.${name}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
        <PlotKey parts={lines} />
        <LinePlot points={days.map(({ date }) => format.shortDate(dayMs(date)))} lines={lines} format={scale} />
      </Stack>
    </PlotPanel>
  );
};

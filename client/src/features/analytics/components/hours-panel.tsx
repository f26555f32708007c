import { LEAST_BIDS, LEAST_VIEWS, type ArtistAnalytics } from "@naqsh/shared/analytics";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { msFromRiyadh } from "../../../lib/riyadh-time";
import { Stack } from "../../../ui/stack";
import { Text } from "../../../ui/text";
import { BarPlot } from "../plots/late-plots";
import { PlotKey } from "./plot-key";
import { PlotPanel } from "./plot-panel";

const NAMED_EVERY = 6;

const hourMs = (hour: number): number => msFromRiyadh(`2026-01-01T${String(hour).padStart(2, "0")}:00:00.000`);

const sharesOf = (counts: readonly number[]): number[] => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (all === 0 ? 0 : count / all));
};

/** At which hours people look and bid, and when an auction best closes. */
export const HoursPanel = ({ analytics: { hours, bestHour, range } }: { analytics: ArtistAnalytics }) => {
  const { t } = useTranslation("analytics");
  const format = useFormat();
  const nameOf = (hour: number): string => format.time(hourMs(hour));
  const isEmpty = hours.every(({ views, bids }) => views + bids === 0);
  // There are many more views than bids: each is shown as a share of its own.
  const bars = [
    { name: t("measures.artworkViews"), colour: "var(--primary)", values: sharesOf(hours.map(({ views }) => views)) },
    { name: t("measures.bids"), colour: "var(--saffron)", values: sharesOf(hours.map(({ bids }) => bids)) },
  ];
  return (
    <PlotPanel
      title={t("hours.title")}
      how={t("hours.how", { bids: LEAST_BIDS, views: LEAST_VIEWS })}
      empty={isEmpty ? t("nothingYet") : null}
      head={[t("hour"), ...bars.map(({ name }) => name)]}
      rows={hours.map(({ hour, views, bids }) => ({
        key: String(hour),
        cells: [nameOf(hour), format.number(views), format.number(bids)],
      }))}
      file={{ table: "hours", range }}
    >
      <Stack gap="s">
        <Text>
          {bestHour === null ? t("hours.tooLittle") : t(`hours.best.${bestHour.by}`, { hour: nameOf(bestHour.hour) })}
        </Text>
        <PlotKey parts={bars} />
        <BarPlot
          names={hours.map(({ hour }) => nameOf(hour))}
          every={NAMED_EVERY}
          bars={bars}
          format={format.percent}
        />
      </Stack>
    </PlotPanel>
  );
};

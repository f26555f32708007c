import type { ArtistAnalytics } from "@naqsh/shared/analytics";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Stack } from "../../../ui/stack";
import { BarPlot } from "../plots/late-plots";
import { PlotKey } from "./plot-key";
import { PlotPanel } from "./plot-panel";

const CATEGORIES_SHOWN = 5;

type PanelProps = { analytics: ArtistAnalytics };

/** Where people came from. */
export const SourcesPanel = ({ analytics: { sources, range } }: PanelProps) => {
  const { t } = useTranslation("analytics");
  const format = useFormat();
  const bars = [
    {
      name: t("measures.artworkViews"),
      colour: "var(--primary)",
      values: sources.map(({ works }) => works),
      isStacked: true,
    },
    {
      name: t("measures.profileViews"),
      colour: "var(--saffron)",
      values: sources.map(({ profile }) => profile),
      isStacked: true,
    },
  ];
  return (
    <PlotPanel
      title={t("sources.title")}
      how={t("sources.how")}
      empty={sources.length === 0 ? t("nothingYet") : null}
      head={[t("source"), ...bars.map(({ name }) => name)]}
      rows={sources.map(({ source, works, profile }) => ({
        key: source,
        cells: [t(`from.${source}`), format.number(works), format.number(profile)],
      }))}
      file={{ table: "sources", range }}
    >
      <Stack gap="s">
        <PlotKey parts={bars} />
        <BarPlot
          isLying
          names={sources.map(({ source }) => t(`from.${source}`))}
          bars={bars}
          step={1}
          format={format.compact}
        />
      </Stack>
    </PlotPanel>
  );
};

/** The categories that people looked at most. */
export const CategoriesPanel = ({ analytics: { categories, range } }: PanelProps) => {
  const { t } = useTranslation("analytics");
  const { t: ofWorks } = useTranslation("artwork");
  const format = useFormat();
  const shown = categories.slice(0, CATEGORIES_SHOWN);
  const names = shown.map(({ category }) => ofWorks(`categories.${category}`));
  return (
    <PlotPanel
      title={t("categories.title")}
      how={t("categories.how")}
      empty={shown.length === 0 ? t("nothingYet") : null}
      head={[t("category"), t("measures.artworkViews")]}
      rows={shown.map(({ category, views }, place) => ({ key: category, cells: [names[place], format.number(views)] }))}
      file={{ table: "categories", range }}
    >
      <BarPlot
        isLying
        names={names}
        bars={[{ name: t("measures.artworkViews"), colour: "var(--sea)", values: shown.map(({ views }) => views) }]}
        step={1}
        format={format.compact}
      />
    </PlotPanel>
  );
};

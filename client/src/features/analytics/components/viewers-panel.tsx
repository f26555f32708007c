import type { ViewerRegions } from "@naqsh/shared/analytics";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Awaited } from "../../../ui/awaited";
import { Skeleton } from "../../../ui/skeleton";
import { Stack } from "../../../ui/stack";
import { Text } from "../../../ui/text";
import { useViewerRegions } from "../analytics.api";
import { BarPlot } from "../plots/late-plots";
import type { RangeChoice } from "../range-choice";
import { PlotPanel } from "./plot-panel";

const Regions = ({ viewers: { range, signedIn, regions, elsewhere } }: { viewers: ViewerRegions }) => {
  const { t } = useTranslation("analytics");
  const { t: ofArtists } = useTranslation("artist");
  const format = useFormat();
  const rows = [
    ...regions.map(({ region, viewers }) => ({ key: region as string, name: ofArtists(`regions.${region}`), viewers })),
    ...(elsewhere > 0 ? [{ key: "elsewhere", name: t("viewers.elsewhere"), viewers: elsewhere }] : []),
  ];
  return (
    <PlotPanel
      title={t("viewers.title")}
      how={t("viewers.how")}
      empty={signedIn === 0 ? t("viewers.none") : null}
      head={[t("region"), t("viewers.count")]}
      rows={rows.map(({ key, name, viewers }) => ({ key, cells: [name, format.number(viewers)] }))}
      file={{ table: "viewers", range }}
    >
      <Stack gap="s">
        <Text size="small" tone="quiet">
          {t("viewers.lead")}
        </Text>
        <BarPlot
          isLying
          names={rows.map(({ name }) => name)}
          bars={[{ name: t("viewers.count"), colour: "var(--palm)", values: rows.map(({ viewers }) => viewers) }]}
          step={1}
          format={format.compact}
        />
      </Stack>
    </PlotPanel>
  );
};

/** Where viewers live, as far as their profiles tell. */
export const ViewersPanel = ({ choice }: { choice: RangeChoice }) => {
  const { t } = useTranslation("analytics");
  const viewers = useViewerRegions(choice);
  return (
    <Awaited query={viewers} loading={t("loading")} bones={<Skeleton block="300px" />} failed={t("failed")}>
      {(found) => <Regions viewers={found} />}
    </Awaited>
  );
};

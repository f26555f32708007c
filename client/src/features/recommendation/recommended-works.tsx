import type { ArtworkCard } from "@naqsh/shared/artwork";
import { Button } from "../../ui/button";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { WorkMarks } from "../../lib/marks/work-marks";
import { useRecommendationSwitch } from "../../lib/recommendation-switch";
import { Awaited } from "../../ui/awaited";
import { Stack } from "../../ui/stack";
import { EmptyState } from "../../ui/states";
import { ReasonLine } from "./reason-line";
import { RecommendationSwitch } from "./recommendation-switch";
import { useRecommendations } from "./recommendation.api";

type RecommendationSlots = {
  Works: ComponentType<{
    works: ArtworkCard[];
    layout: "grid" | "list";
    renderFoot: (work: ArtworkCard) => ReactNode;
  }>;
  WorksSkeleton: ComponentType;
};

const None = ({ state }: { state: "none" | "noneFitting" | "off" }) => {
  const { t } = useTranslation("recommendation");
  const way = (
    <Button component={Link} to="/marketplace" variant="contained">
      {t("browse")}
    </Button>
  );
  return (
    <EmptyState motif="qatt" title={t(state)} text={t(`${state}Text`)} actions={state === "noneFitting" ? null : way} />
  );
};

type RecommendedWorksProps = {
  slots: RecommendationSlots;
  /** The filters of a search; without them, everything that is on show is considered. */
  within?: Record<string, string>;
};

/** Works that the reader may care about, each with why, and the switch that ends them. */
export const RecommendedWorks = ({ slots, within }: RecommendedWorksProps) => {
  const { t } = useTranslation("recommendation");
  const { isOn } = useRecommendationSwitch();
  const isNarrowed = within !== undefined && Object.keys(within).length > 0;
  const none = isNarrowed ? "noneFitting" : "none";
  return (
    <Stack gap="xl">
      <h2 className="visually-hidden">{t("title")}</h2>
      <RecommendationSwitch />
      <Awaited
        query={useRecommendations(within)}
        loading={t("loading")}
        failed={t("loadFailed")}
        bones={<slots.WorksSkeleton />}
      >
        {(works) => {
          if (works.length === 0) return <None state={isOn ? none : "off"} />;
          const becauseOf = new Map(works.map(({ artwork, because }) => [artwork.id, because]));
          return (
            <slots.Works
              works={works.map(({ artwork }) => artwork)}
              layout="grid"
              renderFoot={(work) => {
                const because = becauseOf.get(work.id);
                return (
                  <>
                    {because && <ReasonLine because={because} />}
                    <WorkMarks work={work} />
                  </>
                );
              }}
            />
          );
        }}
      </Awaited>
    </Stack>
  );
};

import type { ArtworkCard } from "@naqsh/shared/artwork";
import { Button } from "../../ui/button";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { WorkMarks } from "../../lib/marks/work-marks";
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

const None = ({ isOn }: { isOn: boolean }) => {
  const { t } = useTranslation("recommendation");
  const way = (
    <Button component={Link} to="/marketplace" variant="contained">
      {t("browse")}
    </Button>
  );
  return (
    <EmptyState motif="qatt" title={t(isOn ? "none" : "off")} text={t(isOn ? "noneText" : "offText")} actions={way} />
  );
};

/** Works that the reader may care about, each with why, and the switch that ends them. */
export const RecommendedWorks = ({ slots }: { slots: RecommendationSlots }) => {
  const { t } = useTranslation("recommendation");
  return (
    <Stack gap="xl">
      <h2 className="visually-hidden">{t("title")}</h2>
      <RecommendationSwitch />
      <Awaited
        query={useRecommendations()}
        loading={t("loading")}
        failed={t("loadFailed")}
        bones={<slots.WorksSkeleton />}
      >
        {({ isOn, works }) => {
          if (works.length === 0) return <None isOn={isOn} />;
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

import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { WorkMarks } from "../../lib/marks/work-marks";
import { OWN_ROW_SHOWN, OWN_ROW_SIZES, type OwnRowProps } from "../../lib/own-row";
import { useSession } from "../../lib/session";
import { CardRow } from "../../ui/card-row";
import { ReasonLine } from "./reason-line";
import { useRecommendations } from "./recommendation.api";

const OF_COLLECTOR = "/dashboard/collector?tab=recommendations";
/** Artists have no dashboard of a collector. */
const OF_ANYBODY = "/search?aiRecommend=true";

/** The first works that are suggested, each with why; nothing if there is none or they are off. */
export const RecommendedRow = ({ Card, onSettled }: OwnRowProps) => {
  const { t } = useTranslation("recommendation");
  const { hasRole } = useSession();
  const { data, isPending } = useRecommendations();
  useEffect(() => {
    if (!isPending) onSettled();
  }, [isPending, onSettled]);
  const works = data?.slice(0, OWN_ROW_SHOWN) ?? [];
  return (
    <CardRow
      title={t("row.title")}
      link={<Link to={hasRole("collector") ? OF_COLLECTOR : OF_ANYBODY}>{t("row.all")}</Link>}
      cards={works.map(({ artwork, because }) => ({
        key: artwork.id,
        node: (
          <Card
            work={artwork}
            sizes={OWN_ROW_SIZES}
            foot={
              <>
                <ReasonLine because={because} />
                <WorkMarks work={artwork} />
              </>
            }
          />
        ),
      }))}
    />
  );
};

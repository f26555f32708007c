import { useTranslation } from "../../../i18n/use-translation";
import { useListedWorks } from "../artwork.api";
import { WorkRow } from "./work-row";

const SHOWN = "4";

/** What administrators feature today, in their order; nothing while nothing is featured. */
export const FeaturedWorks = () => {
  const { t } = useTranslation("artwork");
  const works = useListedWorks({ featured: "true", limit: SHOWN }).data ?? [];
  if (works.length === 0) return null;
  return <WorkRow title={t("featuredWorks")} text={t("featuredWorksText")} works={works} />;
};

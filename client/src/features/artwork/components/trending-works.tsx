import { useTranslation } from "../../../i18n/use-translation";
import { useTrendingWorks } from "../artwork.api";
import { Container } from "../../../ui/page";
import { WorkRow } from "./work-row";

const SHOWN = 4;

/** The works that most people like, wish for and bid on these days (docs/rules.md#trending); nothing while nobody did. */
export const TrendingWorks = () => {
  const { t } = useTranslation("artwork");
  const works = useTrendingWorks(SHOWN).data ?? [];
  if (works.length === 0) return null;
  return (
    <Container style={{ marginBlockEnd: 56 }}>
      <WorkRow title={t("trendingWorks")} text={t("trendingWorksText")} works={works} />
    </Container>
  );
};

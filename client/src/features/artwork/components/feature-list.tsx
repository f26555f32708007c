import styled from "@emotion/styled";
import type { ArtworkCard, ArtworkFeaturing } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { useNow } from "../../../lib/clock.store";
import { riyadhDayOf } from "../../../lib/riyadh-time";
import { StatusPill } from "../../../ui/status-pill";
import { useDistinctions } from "../use-distinctions";
import { FeatureForm } from "./feature-form";
import { TitledWork, TitledWorks } from "./titled-work";

type Featurable = ArtworkCard & { featuring: ArtworkFeaturing | null };

const Standing = ({ featuring }: { featuring: ArtworkFeaturing }) => {
  const { t } = useTranslation("papers");
  const today = riyadhDayOf(useNow());
  if (featuring.to < today) return <StatusPill tone="neutral">{t("featuring.over")}</StatusPill>;
  if (featuring.from > today) return <StatusPill tone="waiting">{t("featuring.coming")}</StatusPill>;
  return <StatusPill tone="good">{t("featuring.now")}</StatusPill>;
};

const Row = ({ work, nextPlace }: { work: Featurable; nextPlace: number }) => {
  const { t } = useTranslation("artwork");
  const send = useDistinctions(work.id);
  return (
    <li>
      <TitledWork work={work} unknown={t("unknownArtist")}>
        {work.featuring && <Standing featuring={work.featuring} />}
      </TitledWork>
      <FeatureForm featuring={work.featuring} send={send} nextPlace={nextPlace} />
    </li>
  );
};

/** Works, each with the days and the place that it is featured at. */
export const FeatureList = ({ works, nextPlace = 1 }: { works: Featurable[]; nextPlace?: number }) => (
  <Rows>
    {works.map((work) => (
      <Row key={work.id} work={work} nextPlace={nextPlace} />
    ))}
  </Rows>
);

const Rows = styled(TitledWorks)`
  li {
    grid-template-columns: 96px minmax(0, 1fr) minmax(0, 560px);
    padding-block: 14px;
  }

  @media (max-width: 1023.95px) {
    li {
      grid-template-columns: 80px minmax(0, 1fr);
    }

    form {
      grid-column: 1 / -1;
    }
  }
`;

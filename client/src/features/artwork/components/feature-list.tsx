import styled from "@emotion/styled";
import type { ArtworkCard, ArtworkFeaturing } from "@naqsh/shared/artwork";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { titleOf } from "../../../lib/artwork-names";
import { useNow } from "../../../lib/clock.store";
import { riyadhDayOf } from "../../../lib/riyadh-time";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi } from "../../../ui/bidi";
import { Inline } from "../../../ui/inline";
import { StatusPill } from "../../../ui/status-pill";
import { useDistinctions } from "../use-distinctions";
import { FeatureForm } from "./feature-form";

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
  const language = useLanguage();
  const send = useDistinctions(work.id);
  const title = titleOf(work, language);
  return (
    <li>
      <ArtworkStage image={work.image} alt="" title={title} sizes="96px" blockSize="96px" padding="8px" />
      <div>
        <Inline gap="m">
          <h2>
            <Link to={`/artwork/${work.id}`}>
              <Bidi>{title}</Bidi>
            </Link>
          </h2>
          {work.featuring && <Standing featuring={work.featuring} />}
        </Inline>
        <p>
          <ArtistLink artist={work.artist} unknown={t("unknownArtist")} />
        </p>
      </div>
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

const Rows = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) minmax(0, 560px);
    gap: var(--space-l);
    align-items: center;
    padding-block: 14px;
    border-block-end: 1px solid var(--line);
  }

  h2 {
    font: 600 var(--text-lead)/1.5 var(--font-ui);
  }

  p {
    font-size: var(--text-small);
    color: var(--ink-2);
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

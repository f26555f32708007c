import styled from "@emotion/styled";
import type { ArtworkCard as Work } from "@naqsh/shared/artwork";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { titleOf } from "../../../lib/artwork-names";
import { WorkMarks } from "../../../lib/marks/work-marks";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi } from "../../../ui/bidi";
import { Money } from "../../../ui/money";
import { coveringLink } from "../../../ui/theme/covering-link";
import { TimeLeft } from "../../../ui/time-left";
import { factsOf, saleTermsOf } from "../sale-terms";

const Row = ({ work, foot }: { work: Work; foot?: ReactNode }) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const format = useFormat();
  const terms = saleTermsOf(work);
  const title = titleOf(work, language);
  return (
    <li>
      <ArtworkStage image={work.image} alt="" title={title} sizes="96px" blockSize="96px" padding="8px" />
      <div className="about">
        <h3>
          <Link to={`/artwork/${work.id}`}>
            <Bidi>{title}</Bidi>
          </Link>
        </h3>
        <p>
          <ArtistLink artist={work.artist} unknown={t("unknownArtist")} />
        </p>
        <p>{factsOf(work, language, (sides) => t("size", { sides: format.digits(sides) }))}</p>
      </div>
      <div className="foot">{foot}</div>
      <div className="price">
        {terms.label && <small>{t(terms.label)}</small>}
        {terms.amount !== null && <Money amount={terms.amount} />}
        {terms.note && <small>{t(terms.note)}</small>}
        {terms.endsAtMs !== null && (
          <small>
            <TimeLeft endsAtMs={terms.endsAtMs} />
          </small>
        )}
      </div>
    </li>
  );
};

/** Works as rows, for comparing. */
export const WorkList = ({ works, renderFoot }: { works: Work[]; renderFoot?: (work: Work) => ReactNode }) => (
  <Rows>
    {works.map((work) => (
      <Row key={work.id} work={work} foot={renderFoot ? renderFoot(work) : <WorkMarks work={work} />} />
    ))}
  </Rows>
);

const Rows = styled.ul`
  list-style: none;
  padding: 0;

  li {
    position: relative;
    display: grid;
    grid-template-areas:
      "picture about price"
      "picture foot price";
    grid-template-columns: 96px minmax(0, 1fr) auto;
    gap: 0 var(--space-xl);
    align-items: center;
    padding-block: 14px;
    border-block-end: 1px solid var(--line);
  }

  li > :first-child {
    grid-area: picture;
  }

  .about {
    grid-area: about;
    align-self: end;
  }

  .foot {
    grid-area: foot;
    align-self: start;
    min-inline-size: 0;
  }

  h3 a {
    ${coveringLink}
  }

  h3 a:focus-visible::after {
    outline-offset: -3px;
  }

  h3 {
    font: 600 var(--text-lead)/1.5 var(--font-ui);
  }

  p,
  small {
    font-size: var(--text-small);
    line-height: 1.55;
    color: var(--ink-2);
  }

  .price {
    grid-area: price;
    text-align: end;
    font-weight: 600;
    font-size: var(--text-lead);
  }

  .price small {
    display: block;
    font-weight: 400;
  }

  @media (max-width: 767.95px) {
    li {
      grid-template-areas:
        "picture about"
        "picture price"
        ". foot";
      grid-template-columns: 80px minmax(0, 1fr);
      gap: 0 var(--space-l);
    }

    li > :first-child {
      align-self: start;
    }

    .price {
      text-align: start;
    }
  }
`;

import styled from "@emotion/styled";
import type { ArtworkDetail, ArtworkProvenanceStep } from "@naqsh/shared/artwork";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { halalasFromDecimal } from "@naqsh/shared/kernel/money";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { ArtistLink } from "../../../lib/artist-link";
import { Money } from "../../../ui/money";
import { useProvenance } from "../artwork.api";

const wordsOf = (step: ArtworkProvenanceStep) => {
  switch (step.kind) {
    case "priced":
      return step.price === null ? "provenance.notForSale" : "provenance.priced";
    case "unsold":
      return `provenance.${step.reason}` as const;
    case "sold":
      return step.auctionId === null ? "provenance.sold" : "provenance.soldAtAuction";
    case "documented":
      return `provenance.papers.${step.paper}` as const;
    default:
      return `provenance.${step.kind}` as const;
  }
};

/** For those whom a sale concerns: the way to what the work said of itself then. */
const SaleLink = ({ artworkId, orderId }: { artworkId: string; orderId: string }) => {
  const { t } = useTranslation("artwork");
  return (
    <>
      {" "}
      <Link className="way" to={`/artwork/${artworkId}/sales/${orderId}`}>
        {t("provenance.asSold")}
      </Link>
    </>
  );
};

const DocumentLink = ({ artworkId, documentId }: { artworkId: string; documentId: string }) => {
  const { t } = useTranslation("artwork");
  return (
    <>
      {" "}
      <a className="way" href={`/api/artworks/${artworkId}/documents/${documentId}`} target="_blank" rel="noreferrer">
        {t("provenance.openPaper")}
      </a>
    </>
  );
};

const Step = ({ step, artworkId }: { step: ArtworkProvenanceStep; artworkId: string }) => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  const words = t(wordsOf(step));
  const auctionId = "auctionId" in step ? step.auctionId : null;
  const price = "price" in step && step.price !== null ? halalasFromDecimal(step.price) : null;
  return (
    <li data-kind={step.kind}>
      <time dateTime={step.at}>{format.date(msFromInstant(step.at))}</time>
      <span className="what">
        {auctionId === null ? words : <Link to={`/auctions/${auctionId}`}>{words}</Link>}
        {step.kind === "documented" && <DocumentLink artworkId={artworkId} documentId={step.documentId} />}
        {step.kind === "sold" && step.orderId !== null && <SaleLink artworkId={artworkId} orderId={step.orderId} />}
      </span>
      {price !== null && <Money amount={price} />}
    </li>
  );
};

/** What was asked and paid for the work, and what became of it, newest first, down to whoever made it. */
export const WorkProvenance = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  const { data } = useProvenance(artwork.id);
  if (!data || data.steps.length === 0) return null;
  const { yearCreated } = artwork;
  return (
    <section>
      <Heading>{t("provenance.title")}</Heading>
      <Steps>
        {data.steps.map((step, place) => (
          <Step key={data.steps.length - place} step={step} artworkId={artwork.id} />
        ))}
        {data.earlier > 0 && (
          <li>
            <span className="what">{t("provenance.earlier", { count: data.earlier })}</span>
          </li>
        )}
        <li data-kind="made">
          {yearCreated !== null && <time dateTime={String(yearCreated)}>{format.digits(String(yearCreated))}</time>}
          <span className="what">
            {t("provenance.made")} <ArtistLink artist={artwork.artist} unknown={t("unknownArtist")} />
          </span>
        </li>
      </Steps>
      <Note>{t("provenance.note")}</Note>
    </section>
  );
};

const Heading = styled.h2`
  font-size: var(--text-title);
  line-height: 1.4;
  margin-block-end: 8px;
`;

const Steps = styled.ol`
  padding: 0;
  list-style: none;
  border-block-start: 1px solid var(--line);

  li {
    display: grid;
    grid-template-columns: minmax(120px, 180px) minmax(0, 1fr) auto;
    align-items: baseline;
    gap: var(--space-l);
    padding-block: 10px;
    border-block-end: 1px solid var(--line);
  }

  .what {
    grid-column: 2;
  }

  time {
    color: var(--ink-2);
  }

  [data-kind="sold"] .what {
    font-weight: 600;
  }

  .way {
    display: block;
    inline-size: fit-content;
    font-size: var(--text-small);
    font-weight: 400;
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  @media (max-width: 899.95px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 var(--space-m);
    }

    .what {
      grid-column: 1;
    }

    time {
      grid-column: 1 / -1;
      font-size: var(--text-small);
    }
  }
`;

const Note = styled.p`
  margin-block-start: 8px;
  color: var(--ink-2);
  font-size: var(--text-small);
`;

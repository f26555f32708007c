import styled from "@emotion/styled";
import type { SoldArtwork } from "@naqsh/shared/artwork";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { halalasFromDecimal } from "@naqsh/shared/kernel/money";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useParams } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { ArtistLink } from "../../../lib/artist-link";
import { altOf, titleOf } from "../../../lib/artwork-names";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi } from "../../../ui/bidi";
import { Button } from "../../../ui/button";
import { Inline } from "../../../ui/inline";
import { Money } from "../../../ui/money";
import { Container, PageHeading } from "../../../ui/page";
import { Loading, Skeleton, useHeldWait } from "../../../ui/skeleton";
import { ErrorState } from "../../../ui/states";
import { useIsMobile } from "../../../ui/use-is-mobile";
import { FullPictureButton } from "./full-picture-button";
import { ReadingChanges } from "./reading-changes";
import { ReadingFacts } from "./reading-facts";
import { ReadingPictures } from "./reading-pictures";
import { useSoldArtwork } from "./sold-artwork.api";

const Sale = ({ sold }: { sold: SoldArtwork }) => {
  const { t } = useTranslation(["papers", "artwork"]);
  const format = useFormat();
  const soldAt = msFromInstant(sold.soldAt);
  const price = halalasFromDecimal(sold.price);
  return (
    <>
      <dl className="sale">
        <div>
          <dt>{t(sold.auctionId === null ? "sold.soldOn" : "sold.soldAtAuction")}</dt>
          <dd>
            <time dateTime={sold.soldAt}>{format.date(soldAt)}</time>
            <small>{format.otherCalendar(soldAt)}</small>
          </dd>
        </div>
        <div>
          <dt>{t("sold.price")}</dt>
          <dd>{price !== null && <Money amount={price} />}</dd>
        </div>
      </dl>
      <Inline gap="m">
        <Button variant="outlined" component={Link} to={`/orders/${sold.orderId}`}>
          {t("sold.order")}
        </Button>
        <Button variant="text" component={Link} to={`/artwork/${sold.artworkId}`}>
          {t("sold.work")}
        </Button>
        {sold.hasFullPicture && <FullPictureButton artworkId={sold.artworkId} />}
      </Inline>
    </>
  );
};

const Ready = ({ sold }: { sold: SoldArtwork }) => {
  const { t } = useTranslation(["papers", "artwork"]);
  const language = useLanguage();
  const isMobile = useIsMobile();
  const { asSold } = sold;
  const title = titleOf(asSold, language);
  return (
    <Sheet>
      <ArtworkStage
        image={asSold.image}
        alt={altOf(asSold, language) || title}
        title={title}
        sizes="(max-width: 899px) 100vw, 56vw"
        blockSize={isMobile ? "280px" : "clamp(320px, 56vh, 560px)"}
        padding={isMobile ? "16px" : "32px"}
        isFirst
      />
      <div className="side">
        <div>
          <h2>
            <Bidi>{title}</Bidi>
          </h2>
          <ArtistLink artist={sold.artist} unknown={t("artwork:unknownArtist")} />
        </div>
        <Sale sold={sold} />
      </div>
      {asSold.pictures.length > 0 && (
        <section className="wide">
          <h2>{t("fields.pictures")}</h2>
          <ReadingPictures reading={asSold} />
        </section>
      )}
      <section className="wide">
        <h2>{t("sold.changes")}</h2>
        <ReadingChanges sold={sold} />
      </section>
      <section className="wide">
        <h2>{t("sold.facts")}</h2>
        <ReadingFacts reading={asSold} />
      </section>
    </Sheet>
  );
};

/** `/artwork/:artworkId/sales/:orderId`: what a work said of itself when it was sold, and what it says otherwise now. */
export const SoldArtworkPage = () => {
  const { t } = useTranslation("papers");
  const language = useLanguage();
  const { artworkId = "", orderId = "" } = useParams();
  const { data, error, refetch } = useSoldArtwork(artworkId, orderId);
  const isWaiting = useHeldWait(!data && !error);
  const isUnknown = isApiError(error) && error.status === 404;
  const failure = isApiError(error) ? error.text(language) : undefined;
  return (
    <Page>
      <PageHeading documentTitle={t("sold.title")}>{t("sold.title")}</PageHeading>
      {!isWaiting && data && <Ready sold={data} />}
      {!isWaiting && !data && error && (
        <ErrorState
          title={t(isUnknown ? "sold.unknown" : "sold.failed")}
          text={isUnknown ? t("sold.unknownText") : failure}
          onRetry={() => void refetch()}
        />
      )}
      {isWaiting && (
        <Loading label={t("sold.loading")}>
          <Skeleton block="420px" radius="14px" />
        </Loading>
      )}
    </Page>
  );
};

const Page = styled(Container)`
  max-inline-size: 1180px;
  padding-block: 26px 72px;
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 56fr) minmax(0, 44fr);
  gap: var(--space-2xl) var(--space-3xl);
  align-items: start;
  margin-block-start: 22px;

  .side {
    display: grid;
    gap: var(--space-l);
  }

  .wide {
    grid-column: 1 / -1;
    max-inline-size: 88ch;
  }

  .wide h2 {
    margin-block-end: 12px;
  }

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  .sale div {
    display: grid;
    grid-template-columns: minmax(104px, 168px) minmax(0, 1fr);
    gap: var(--space-l);
    padding-block: 10px;
    border-block-end: 1px solid var(--line);
  }

  dt,
  small {
    color: var(--ink-2);
  }

  small {
    display: block;
    font-size: var(--text-small);
  }

  @media (max-width: 899.95px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-xl);
  }
`;

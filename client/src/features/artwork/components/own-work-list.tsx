import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { ArtworkDetail, ReviewedArtwork } from "@naqsh/shared/artwork";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { ComponentType } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { useNow } from "../../../lib/clock.store";
import { titleOf } from "../../../lib/artwork-names";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi } from "../../../ui/bidi";
import { GavelIcon, PlusIcon } from "../../../ui/icons";
import { PencilIcon } from "../../../ui/tool-icons";
import { Money } from "../../../ui/money";
import { MoreButton } from "../../../ui/more-button";
import { Loading, Skeleton, useHeldWait } from "../../../ui/skeleton";
import { EmptyState, ErrorState } from "../../../ui/states";
import { clamped } from "../../../ui/theme/clamped";
import { useMyWorks } from "../own-work.api";
import { ReviewStatus } from "./review-status";
import { saleTermsOf, standingOf } from "../sale-terms";

type Actions = ComponentType<{ artwork: ArtworkDetail }>;

const Row = ({ work, OwnWorkActions }: { work: ReviewedArtwork; OwnWorkActions: Actions }) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const format = useFormat();
  const now = useNow();
  const title = titleOf(work, language);
  const terms = saleTermsOf(work);
  const isFree = standingOf(work) === "free";
  const isEditable = isFree && work.status !== "withdrawn";
  return (
    <li>
      <ArtworkStage image={work.image} alt="" title={title} sizes="132px" blockSize="120px" padding="10px" />
      <div>
        <h3>
          <Link to={`/artwork/${work.id}`}>
            <Bidi>{title}</Bidi>
          </Link>
        </h3>
        <p className="meta">
          {t("submittedAt", { when: format.relative(msFromInstant(work.submittedAt), now) })}
          {terms.amount !== null && (
            <>
              {" · "}
              {t(terms.label ?? "price")} <Money amount={terms.amount} />
            </>
          )}
        </p>
        <ReviewStatus artwork={work} />
      </div>
      <div className="actions">
        {isEditable && (
          <Button
            component={Link}
            to={`/artwork/${work.id}/edit`}
            variant="outlined"
            size="small"
            startIcon={<PencilIcon size={18} />}
          >
            {t("owner.edit")}
          </Button>
        )}
        {!isFree && work.auction && (
          <Button
            component={Link}
            to={`/auctions/${work.auction.auctionId}`}
            variant="outlined"
            size="small"
            startIcon={<GavelIcon size={18} />}
          >
            {t("owner.room")}
          </Button>
        )}
        <OwnWorkActions artwork={work} />
      </div>
    </li>
  );
};

const Rows = ({ OwnWorkActions }: { OwnWorkActions: Actions }) => {
  const { t } = useTranslation("artwork");
  const works = useMyWorks();
  const isWaiting = useHeldWait(works.isPending);
  if (isWaiting || works.isPending) {
    return (
      <Loading label={t("searching")}>
        {["a", "b", "c"].map((key) => (
          <div key={key} style={{ paddingBlock: 18 }}>
            <Skeleton block="120px" />
          </div>
        ))}
      </Loading>
    );
  }
  if (works.isError) return <ErrorState title={t("loadFailed")} onRetry={() => void works.refetch()} />;
  if (works.data.length === 0) {
    const add = (
      <Button component={Link} to="/upload" variant="contained">
        {t("firstWork")}
      </Button>
    );
    return <EmptyState title={t("noWorks")} text={t("noWorksText")} actions={add} />;
  }
  return (
    <>
      <ul>
        {works.data.map((work) => (
          <Row key={work.id} work={work} OwnWorkActions={OwnWorkActions} />
        ))}
      </ul>
      <MoreButton list={works} />
    </>
  );
};

/** The artist's own works, with where the review of each stands. */
export const OwnWorkList = ({ OwnWorkActions }: { OwnWorkActions: Actions }) => {
  const { t } = useTranslation("artwork");
  return (
    <Part>
      <div className="bar">
        <h2 className="part">{t("myWorks")}</h2>
        <Button component={Link} to="/upload" variant="contained" startIcon={<PlusIcon />}>
          {t("addWork")}
        </Button>
      </div>
      <Rows OwnWorkActions={OwnWorkActions} />
    </Part>
  );
};

const Part = styled.div`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-m);
  }

  ul {
    list-style: none;
    padding: 0;
    margin-block-start: 20px;
  }

  .more {
    display: flex;
    margin: 24px auto 0;
  }

  li {
    display: grid;
    grid-template-columns: 132px minmax(0, 1fr) auto;
    gap: var(--space-xl);
    align-items: center;
    padding-block: 18px;
    border-block-end: 1px solid var(--line);
  }

  .part {
    font-size: var(--text-title);
  }

  h3 {
    font-size: var(--text-heading);
    line-height: 1.5;
    ${clamped(3)}
  }

  h3 a:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  .meta {
    margin-block-end: 8px;
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-m);
    justify-content: end;
  }

  @media (max-width: 767.95px) {
    li {
      grid-template-columns: 96px minmax(0, 1fr);
      gap: var(--space-m) var(--space-l);
    }
    .actions {
      grid-column: 1 / -1;
      justify-content: start;
    }
  }
`;

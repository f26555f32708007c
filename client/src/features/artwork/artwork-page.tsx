import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { useSession } from "../../lib/session";
import { Container, PageHeading } from "../../ui/page";
import { useHeldWait } from "../../ui/skeleton";
import { EmptyState, ErrorState } from "../../ui/states";
import type { ArtworkSlots } from "./artwork-slots";
import { useArtwork } from "./artwork.api";
import { ArtworkPageSkeleton } from "./components/artwork-page-skeleton";
import { MoreWorks, NewestWorks } from "./components/more-works";
import { PricePanel } from "./components/price-panel";
import { OwnerPanel } from "./components/owner-panel";
import { SignInCard } from "./components/sign-in-card";
import { WorkFacts } from "./components/work-facts";
import { WorkHeading } from "./components/work-heading";
import { WorkStory } from "./components/work-story";
import { WorkViews } from "./components/work-views";
import { standingOf } from "./sale-terms";

const Missing = () => {
  const { t } = useTranslation("artwork");
  return (
    <>
      <Container>
        <PageHeading documentTitle={t("missing.title")} className="visually-hidden">
          {t("missing.title")}
        </PageHeading>
        <EmptyState
          title={t("missing.title")}
          text={t("missing.text")}
          actions={
            <Button component={Link} to="/marketplace" variant="contained">
              {t("missing.back")}
            </Button>
          }
        />
      </Container>
      <NewestWorks />
    </>
  );
};

/** What a visitor sees of the story; the desk of an open auction asks them in already. */
const Withheld = ({ hasDesk }: { hasDesk: boolean }) => {
  const { t } = useTranslation("artwork");
  return hasDesk ? <p style={{ color: "var(--ink-2)" }}>{t("signIn.text")}</p> : <SignInCard />;
};

type WorkProps = { artwork: ArtworkDetail; slots: ArtworkSlots };

const Work = ({ artwork, slots: { AuctionPanel, OwnWorkActions } }: WorkProps) => {
  const { t } = useTranslation("artwork");
  const { user } = useSession();
  const isAuctioned = artwork.auction !== null && (artwork.isAuction || artwork.sold);
  const isOpen = isAuctioned && ["scheduled", "live"].includes(standingOf(artwork));
  const isOwner = user?.id === artwork.artistId;
  return (
    <>
      <ArtworkLayout>
        <WorkViews artwork={artwork} />
        <div className="side">
          <WorkHeading artwork={artwork} />
          {user?.role === "admin" && (
            <Button variant="outlined" component={Link} to={`/admin/history?stream=artwork-${artwork.id}`}>
              {t("history")}
            </Button>
          )}
          {isOwner && <OwnerPanel artwork={artwork} Actions={OwnWorkActions} />}
          {isAuctioned ? <AuctionPanel artwork={artwork} /> : <PricePanel artwork={artwork} />}
        </div>
        <div className="below">
          {artwork.limited ? (
            <Withheld hasDesk={isOpen} />
          ) : (
            <>
              <WorkStory artwork={artwork} />
              <WorkFacts artwork={artwork} />
            </>
          )}
        </div>
      </ArtworkLayout>
      <MoreWorks work={artwork} />
    </>
  );
};

/** A work on its own: whole on its wall, its price beside it. A visitor sees what cards show, and the way to sign in. */
export const ArtworkPage: ComponentType<{ slots: ArtworkSlots }> = ({ slots }) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const { artworkId = "" } = useParams();
  const artwork = useArtwork(artworkId);
  const isWaiting = useHeldWait(artwork.isPending);
  if (isWaiting) return <ArtworkPageSkeleton />;
  if (artwork.data) return <Work key={artwork.data.id} artwork={artwork.data} slots={slots} />;
  if (artwork.data === null) return <Missing />;
  return (
    <Container>
      <ErrorState
        title={t("loadFailed")}
        text={isApiError(artwork.error) ? artwork.error.text(language) : t("loadFailedText")}
        onRetry={() => void artwork.refetch()}
      />
    </Container>
  );
};

const ArtworkLayout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 62fr) minmax(0, 38fr);
  gap: var(--space-3xl);
  align-items: start;
  padding-block: 26px 0;

  .side {
    grid-column: 2;
    grid-row: 1 / span 2;
    position: sticky;
    inset-block-start: calc(var(--header-block) + 24px);
    display: grid;
    gap: var(--space-xl);
  }

  .below {
    grid-column: 1;
    display: grid;
    gap: var(--space-2xl);
    max-inline-size: 68ch;
  }

  @media (max-width: 1023.95px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-xl);
    padding-block-start: 16px;

    .side {
      grid-column: 1;
      grid-row: auto;
      position: static;
    }
  }
`;

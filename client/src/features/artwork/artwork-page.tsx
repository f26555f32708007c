import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { ComponentType } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link, useParams } from "react-router-dom";
import { besideLaterTexts } from "../../i18n/i18n";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { auctionInForce } from "../../lib/auction-in-force";
import { useRecordedView } from "../../lib/engagement/use-recorded-view";
import { WorkMarks } from "../../lib/marks/work-marks";
import { useSession } from "../../lib/session";
import { ShareWork } from "../../lib/share/share-work";
import { Container } from "../../ui/page";
import { useHeldWait } from "../../ui/skeleton";
import { ErrorState } from "../../ui/states";
import type { ArtworkSlots } from "./artwork-slots";
import { useArtwork } from "./artwork.api";
import { ArtworkPageSkeleton } from "./components/artwork-page-skeleton";
import { Distinctions } from "./components/distinctions";
import { MoreWorks } from "./components/more-works";
import { PricePanel } from "./components/price-panel";
import { OwnerPanel } from "./components/owner-panel";
import { SignInCard } from "./components/sign-in-card";
import { WorkBeginning } from "./components/work-beginning";
import { WorkFacts } from "./components/work-facts";
import { WorkHeading } from "./components/work-heading";
import { WorkProvenance } from "./components/work-provenance";
import { WorkStory } from "./components/work-story";
import { WorkViews } from "./components/work-views";
import { isOnShow, standingOf } from "./sale-terms";
import { latePart } from "../../ui/late-part";
import { LatePlace } from "../../ui/late-place";

const DistinctionPanel = latePart(
  async () => (await besideLaterTexts(import("./components/distinction-panel"))).DistinctionPanel,
);

const WorkDocuments = latePart(async () => (await besideLaterTexts(import("./papers/work-documents"))).WorkDocuments);

const MissingWork = latePart(async () => (await import("./components/missing-work")).MissingWork);

/** What stands for the rest of the story before a visitor; the desk of an open auction asks them in already. */
const Withheld = ({ hasDesk }: { hasDesk: boolean }) => {
  const { t } = useTranslation("artwork");
  return hasDesk ? <p style={{ color: "var(--ink-2)" }}>{t("signIn.text")}</p> : <SignInCard />;
};

type WorkProps = { artwork: ArtworkDetail; slots: ArtworkSlots };

const Work = ({ artwork, slots: { AuctionPanel, OwnWorkActions } }: WorkProps) => {
  const { t } = useTranslation("artwork");
  const isShown = isOnShow(artwork);
  useRecordedView(isShown ? { artworkId: artwork.id } : null);
  const { user } = useSession();
  const isAuctioned = auctionInForce(artwork) !== null;
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
          <Distinctions artwork={artwork} />
          {isOwner && <OwnerPanel artwork={artwork} Actions={OwnWorkActions} />}
          {isAuctioned ? <AuctionPanel artwork={artwork} /> : <PricePanel artwork={artwork} />}
          {isShown && (
            <div className="marks">
              <WorkMarks work={artwork} hasText />
              <ShareWork work={artwork} />
            </div>
          )}
          {user?.role === "admin" && (
            <LatePlace>
              <DistinctionPanel key={`${artwork.featuring?.from}${artwork.verified}`} artwork={artwork} />
            </LatePlace>
          )}
        </div>
        <div className="below">
          {artwork.limited ? (
            <>
              <WorkBeginning artwork={artwork} />
              <Withheld hasDesk={isOpen} />
            </>
          ) : (
            <>
              <WorkStory artwork={artwork} />
              <WorkFacts artwork={artwork} />
              <WorkProvenance artwork={artwork} />
              <LatePlace>
                <WorkDocuments
                  artworkId={artwork.id}
                  isOwner={isOwner}
                  isVerified={artwork.verified}
                  isBound={artwork.sold || artwork.isAuction || artwork.reserved}
                />
              </LatePlace>
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
  if (artwork.data === "withdrawn" || artwork.data === null) {
    return (
      <LatePlace fallback={<ArtworkPageSkeleton />}>
        <MissingWork because={artwork.data ?? "missing"} artworkId={artworkId} />
      </LatePlace>
    );
  }
  if (artwork.data) return <Work key={artwork.data.id} artwork={artwork.data} slots={slots} />;
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

// On a phone each mark finds a place on its own: together they leave half a line empty.
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

  .marks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-s) var(--space-xl);
  }

  @media (max-width: 767.95px) {
    .marks {
      gap: 0 var(--space-s);
      margin-inline: -12px;
    }

    .marks > div,
    .marks .lists {
      display: contents;
    }

    .marks > button {
      padding-inline: 12px;
    }
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

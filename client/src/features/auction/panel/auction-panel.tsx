import styled from "@emotion/styled";
import type { AuctionPage, LotOfAuction } from "@naqsh/shared/auction";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { useSession } from "../../../lib/session";
import { Bidi } from "../../../ui/bidi";
import { ForwardIcon } from "../../../ui/icons";
import { latePart } from "../../../ui/late-part";
import { LatePlace } from "../../../ui/late-place";
import { Skeleton } from "../../../ui/skeleton";
import { useIsMobile } from "../../../ui/use-is-mobile";
import { auctionQuery } from "../auction.api";
import { useAuctionRoom } from "../auction.live";
import { LotLine } from "../lot-line";
import { clamped } from "../../../ui/theme/clamped";
import { lotFacts } from "../../../ui/theme/lot-styles";
import { readerOf } from "../room-view";
import { AuctionDesk } from "../desk/auction-desk";
import { useBidDesk } from "../desk/use-bid-desk";
import { AllBids } from "../feed/all-bids";
import { BidFeed } from "../feed/bid-feed";
import { PanelPills } from "./panel-pills";
import { PanelWork, stageBlock } from "./panel-work";
import { Inline } from "../../../ui/inline";

/** Of a work's own page on a phone alone. */
const PanelBar = latePart(async () => (await import("./panel-bar")).PanelBar);

/** The latest bids beside a work on its own page. */
const SHOWN_BESIDE_WORK = 5;

type PanelProps = {
  auctionId: string;
  /** Whether the panel shows the work itself: on the home page yes, beside the work on its own page no. */
  hasArtwork: boolean;
  /** The work as a list has it, to be shown before the auction has come. */
  lot?: LotOfAuction;
  /** `wide`: the work beside the desk instead of above it. */
  layout?: "card" | "wide";
};

type OpenPanelProps = { page: AuctionPage; hasArtwork: boolean; layout: "card" | "wide" };

const OpenPanel = ({ page, hasArtwork, layout }: OpenPanelProps) => {
  const panel = useRef<HTMLElement>(null);
  const isMobile = useIsMobile();
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const { user, status } = useSession();
  const room = useAuctionRoom(page, user?.id ?? null);
  const reader = readerOf(user, status !== "unknown", page.room.terms);
  const bids = useBidDesk(room, reader);
  const { lot } = page;
  const title = titleOf(lot, language);
  return (
    <Card
      ref={panel}
      tabIndex={-1}
      aria-label={t("panel")}
      data-testid="auction-panel"
      data-layout={layout}
      data-artwork={hasArtwork}
    >
      {hasArtwork && (
        <div className="work">
          <PanelWork lot={lot} layout={layout} corners={<PanelPills room={room} />} />
        </div>
      )}
      <div className="body">
        {hasArtwork && (
          <div>
            <h2>
              <Link to={`/artwork/${lot.artworkId}`}>
                <Bidi>{title}</Bidi>
              </Link>
            </h2>
            <div className="by">
              <LotLine lot={lot} />
            </div>
          </div>
        )}
        {!hasArtwork && (
          <Inline gap="s" justify="space-between">
            <PanelPills room={room} />
          </Inline>
        )}
        <AuctionDesk room={room} reader={reader} bids={bids} size="panel" />
        <div className="latest">
          <BidFeed room={room} limit={hasArtwork ? 3 : SHOWN_BESIDE_WORK} />
          {!hasArtwork && user && <AllBids room={room} limit={SHOWN_BESIDE_WORK} />}
        </div>
        <Link className="enter" to={`/auctions/${page.room.auctionId}`}>
          {t("enterRoom")}
          <ForwardIcon size={18} />
        </Link>
      </div>
      {isMobile && !hasArtwork && (
        <LatePlace>
          <PanelBar room={room} reader={reader} panel={panel} />
        </LatePlace>
      )}
    </Card>
  );
};

/** The panel's shape while it loads; the work hangs in it already if it is known. */
export const PanelSkeleton = ({ hasArtwork, lot, layout = "card" }: Omit<PanelProps, "auctionId">) => (
  <Card data-layout={layout} data-artwork={hasArtwork} aria-hidden="true">
    {hasArtwork && (
      <div className="work">
        {lot ? <PanelWork lot={lot} layout={layout} /> : <Skeleton block={stageBlock(layout)} />}
      </div>
    )}

    <div className="body">
      <div>
        <Skeleton inline="50%" block="30px" />
      </div>
      <Skeleton block="14px" />
      <Skeleton inline="60%" block="46px" />
      <Skeleton block="52px" />
      <Skeleton block="44px" />
      <Skeleton block="54px" />
    </div>
  </Card>
);

/** An auction that can be bid on from where it stands: the home page's live card, and the panel beside a work. */
export const AuctionPanel = ({ auctionId, hasArtwork, lot, layout = "card" }: PanelProps) => {
  const { data } = useQuery({ ...auctionQuery(auctionId), staleTime: 0 });
  if (!data) return <PanelSkeleton hasArtwork={hasArtwork} layout={layout} {...(lot ? { lot } : {})} />;
  return <OpenPanel key={auctionId} page={data} hasArtwork={hasArtwork} layout={layout} />;
};

const Card = styled.section`
  --stage-block: clamp(200px, 100svh - 600px, 316px);
  --around-art: 8px 24px;

  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  box-shadow: var(--e3);
  overflow: hidden;

  .body {
    display: grid;
    gap: var(--space-s);
    padding: 14px 20px 16px;
  }

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
    ${clamped(3)}
  }

  ${lotFacts}

  .latest {
    padding-block-start: 8px;
    border-block-start: 1px solid var(--line);
  }

  .latest li {
    padding-block: 3.5px;
    font-size: var(--text-small);
  }

  .enter {
    display: inline-flex;
    justify-content: center;
    align-items: center;
    gap: var(--space-xs);
    min-block-size: 40px;
    color: var(--link);
    font-weight: 600;
    font-size: var(--text-label);
  }

  &[data-layout="wide"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 432px;
  }

  &[data-layout="wide"] .body {
    padding: 20px 24px 14px;
    border-inline-start: 1px solid var(--line);
  }

  @media (max-width: 1023.95px) {
    &[data-layout="wide"] {
      display: block;
    }
    &[data-layout="wide"] .body {
      border: 0;
    }
  }

  @media (min-width: 768px) and (max-width: 1023.95px) {
    &[data-layout="wide"] .work {
      block-size: clamp(240px, 50svh, 480px);
    }
  }

  @media (max-width: 767.95px) {
    --stage-block: clamp(150px, 100svh - 600px, 228px);

    box-shadow: var(--e2);

    .body {
      padding: 12px 16px 12px;
    }
    .latest {
      display: none;
    }
  }

  /* A phone on its side has no room for one under the other. */
  @media (min-width: 768px) and (max-width: 1023.95px) and (max-height: 559.95px) {
    &[data-layout="wide"] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    &[data-layout="wide"] .work {
      block-size: auto;
    }
  }

  /* In a low window the work hangs beside its name, so that the way to bid stands above the fold. */
  @media (max-width: 767.95px) and (max-height: 739.95px),
    (min-width: 768px) and (max-height: 559.95px),
    (min-width: 1024px) and (max-height: 779.95px) {
    &[data-layout="card"][data-artwork="true"] {
      --stage-block: 108px;
      --around-art: 6px;

      position: relative;
    }

    &[data-artwork="true"][data-layout="card"] .work {
      position: absolute;
      inset-block-start: 12px;
      inset-inline-start: 16px;
      inline-size: 108px;
      border-radius: 4px;
      overflow: hidden;
    }

    &[data-artwork="true"][data-layout="card"] .corners {
      display: none;
    }

    &[data-artwork="true"][data-layout="card"] .body {
      padding: 12px 16px;
    }

    &[data-artwork="true"][data-layout="card"] .body > :first-child {
      min-block-size: 108px;
      align-content: center;
      padding-inline-start: 122px;
    }

    &[data-artwork="true"] h2 {
      font-size: var(--text-heading);
    }
  }
`;

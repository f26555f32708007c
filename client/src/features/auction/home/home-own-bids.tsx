import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { ArtworkPicture } from "../../../ui/artwork-picture";
import { Bidi } from "../../../ui/bidi";
import { Money } from "../../../ui/money";
import { Container } from "../../../ui/page";
import { TimeLeft } from "../../../ui/time-left";
import { auctionKeys, listAuctions } from "../auction.api";
import { useLiveHeads } from "../auction.live";
import { withNewerPush } from "../with-newer-push";
import { ownBidsOf, type OwnBid } from "./own-bids";
import { useLotBeside } from "./use-lot-beside";
import { StandingChip } from "../list/standing-chip";

const OwnBidChip = ({ bid }: { bid: OwnBid }) => {
  const { t } = useTranslation("auction");
  const title = titleOf(bid.item.lot, useLanguage());
  return (
    <Chip to={bid.to} data-testid="own-bid" data-state={bid.standing.state}>
      <ArtworkPicture image={bid.item.lot.image} alt="" title={title} sizes="32px" />
      <strong>
        <Bidi>{title}</Bidi>
      </strong>
      <StandingChip standing={bid.standing} />
      <span>
        <span className="visually-hidden">{t(bid.label)} </span>
        <Money amount={bid.amount} />
      </span>
      {bid.standing.state === "won" && <span className="step">{t("result.completePayment")}</span>}
      <TimeLeft endsAtMs={msFromInstant(bid.until)} />
    </Chip>
  );
};

const useMine = (tab: "live" | "completed") =>
  useQuery({
    queryKey: auctionKeys.list(tab, true),
    queryFn: ({ signal }) => listAuctions(tab, true, signal),
    staleTime: 15_000,
  }).data;

type HomeOwnBidsProps = {
  userId: string;
  onSettled: () => void;
  /** No lot stands beside it, and it lies within the margins of its page. */
  isAlone?: boolean;
};

/** What waits for the reader in auctions, in one line: to pay, to answer, to bid again; nothing if they have no such bids. */
export const HomeOwnBids = ({ userId, onSettled, isAlone = false }: HomeOwnBidsProps) => {
  const { t } = useTranslation("auction");
  const live = useMine("live");
  const completed = useMine("completed");
  const { heads, standings } = useLiveHeads(userId, [...(live ?? []), ...(completed ?? [])]);
  const beside = useLotBeside();
  // All at once: a chip that comes in later would push the others aside under the reader's finger.
  const hasCome = live !== undefined && completed !== undefined && !beside.isPending;
  useEffect(() => {
    if (hasCome) onSettled();
  }, [hasCome, onSettled]);
  if (!hasCome) return null;
  const items = [...live, ...completed].map((item) =>
    withNewerPush(item, heads[item.auctionId], standings[item.auctionId]),
  );
  // The lot that stands beside tells its own standing.
  const bids = ownBidsOf(isAlone ? items : items.filter(({ auctionId }) => auctionId !== beside.lot?.auctionId));
  if (bids.length === 0) return null;
  return (
    <Row as="section" aria-labelledby="own-bids" data-alone={isAlone}>
      <h2 id="own-bids">{t("ownBids.title")}</h2>
      <ul>
        {bids.map((bid) => (
          <li key={bid.item.auctionId}>
            <OwnBidChip bid={bid} />
          </li>
        ))}
      </ul>
      <Link to="/auctions?tab=live&mine=true">{t("ownBids.all")}</Link>
    </Row>
  );
};

const Row = styled(Container)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-l);
  padding-block-start: 16px;

  &[data-alone="true"] {
    max-inline-size: none;
    margin: 0;
    padding: 0;
  }

  h2 {
    font: 600 var(--text-body)/1.5 var(--font-ui);
  }

  > a {
    color: var(--link);
    font-size: var(--text-label);
    font-weight: 500;
    white-space: nowrap;
  }

  ul {
    display: flex;
    gap: var(--space-m);
    margin: 0;
    padding: 4px;
    list-style: none;
    overflow-x: auto;
    scroll-snap-type: inline proximity;
    scrollbar-width: none;
  }

  li {
    flex: none;
    scroll-snap-align: start;
  }

  @media (max-width: 767.95px) {
    grid-template-columns: minmax(0, 1fr);
    padding-block-start: 10px;

    h2 {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    > a {
      display: none;
    }
    ul {
      margin-inline: calc(-1 * var(--gutter));
      padding-inline: var(--gutter);
      scroll-padding-inline: var(--gutter);
    }
  }
`;

const Chip = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-s);
  min-block-size: 44px;
  padding-block: 4px;
  padding-inline: 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-pill);
  background: var(--surface);
  font-size: var(--text-small);
  line-height: 1.5;
  white-space: nowrap;
  transition: border-color var(--t-state);

  &:hover {
    border-color: var(--line-strong);
  }

  img {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 32px;
    max-block-size: 32px;
    border-radius: 2px;
  }

  strong {
    max-inline-size: 18ch;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
  }

  .step {
    color: var(--link);
    font-weight: 600;
  }
`;

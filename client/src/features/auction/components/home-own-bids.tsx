import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
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
import { newerOf } from "../newer-of";
import { ownBidsOf, type OwnBid } from "../own-bids";
import { StandingChip } from "./standing-chip";

const Row = styled(Container)`
  display: grid;
  gap: 10px;
  padding-block-start: 22px;

  header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
  }

  h2 {
    font: 600 17px/1.5 var(--font-ui);
  }

  header a {
    color: var(--link);
    font-size: 15px;
    font-weight: 500;
  }

  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(max-content, 1fr);
    gap: 14px;
    margin: 0 calc(-1 * var(--gutter));
    padding: 4px var(--gutter) 10px;
    list-style: none;
    overflow-x: auto;
    scroll-snap-type: inline mandatory;
    scroll-padding-inline: var(--gutter);
    scrollbar-width: thin;
  }

  li {
    max-inline-size: 460px;
    scroll-snap-align: start;
  }

  @media (max-width: 767.95px) {
    padding-block-start: 14px;

    ul {
      grid-auto-columns: minmax(max-content, 86%);
      gap: 10px;
    }
    li:only-child {
      max-inline-size: none;
    }
  }
`;

const Card = styled(Link)`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr) auto;
  gap: 4px 14px;
  align-items: center;
  padding-block: 10px;
  padding-inline: 10px 14px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 12px;
  box-shadow: var(--e1);
  transition: border-color var(--t-state);

  &:hover {
    border-color: var(--line-strong);
  }

  .thumb {
    display: grid;
    place-items: center;
    inline-size: 60px;
    block-size: 68px;
    background: var(--wall);
    border-radius: 4px;
  }

  .thumb img {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 48px;
    max-block-size: 54px;
  }

  strong {
    display: block;
    max-inline-size: 20ch;
    overflow: hidden;
    font-weight: 600;
    font-size: 16px;
    line-height: 1.5;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  strong + span {
    white-space: nowrap;
  }

  .amount {
    text-align: end;
    font-size: 13px;
    line-height: 1.5;
    color: var(--ink-2);
    white-space: nowrap;
  }

  .amount b {
    display: block;
    font-weight: 700;
    font-size: 16px;
    color: var(--ink);
  }
`;

const OwnBidCard = ({ bid }: { bid: OwnBid }) => {
  const { t } = useTranslation("auction");
  const title = titleOf(bid.item.lot, useLanguage());
  return (
    <Card to={bid.to} data-testid="own-bid" data-state={bid.standing.state}>
      <span className="thumb">
        <ArtworkPicture image={bid.item.lot.image} alt="" title={title} sizes="60px" />
      </span>
      <span>
        <strong>
          <Bidi>{title}</Bidi>
        </strong>
        <StandingChip standing={bid.standing} />
      </span>
      <span className="amount">
        {t(bid.label)}
        <b>
          <Money amount={bid.amount} />
        </b>
        <TimeLeft endsAtMs={msFromInstant(bid.until)} />
      </span>
    </Card>
  );
};

const useMine = (tab: "live" | "completed") =>
  useQuery({
    queryKey: auctionKeys.list(tab, true),
    queryFn: ({ signal }) => listAuctions(tab, true, signal),
    staleTime: 15_000,
  }).data;

/** What waits for the reader in auctions: to pay, to answer, to bid again; nothing for who has no such bids. */
export const HomeOwnBids = ({ userId, onSettled }: { userId: string; onSettled: () => void }) => {
  const { t } = useTranslation("auction");
  const { heads, standings } = useLiveHeads(userId);
  const live = useMine("live");
  const completed = useMine("completed");
  // Both at once: a card that comes in later would push the others aside under the reader's finger.
  const hasCome = live !== undefined && completed !== undefined;
  useEffect(() => {
    if (hasCome) onSettled();
  }, [hasCome, onSettled]);
  if (!hasCome) return null;
  const items = [...live, ...completed].map((item) => newerOf(item, heads[item.auctionId], standings[item.auctionId]));
  const bids = ownBidsOf(items);
  if (bids.length === 0) return null;
  return (
    <Row as="section" aria-labelledby="own-bids">
      <header>
        <h2 id="own-bids">{t("ownBids.title")}</h2>
        <Link to="/auctions?tab=live&mine=true">{t("ownBids.all")}</Link>
      </header>
      <ul>
        {bids.map((bid) => (
          <li key={bid.item.auctionId}>
            <OwnBidCard bid={bid} />
          </li>
        ))}
      </ul>
    </Row>
  );
};

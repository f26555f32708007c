import styled from "@emotion/styled";
import type { AuctionListItem } from "@naqsh/shared/auction";
import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/skeleton";
import { AuctionCard, CARD_STAGE_BLOCK } from "./auction-card";
import { Stack } from "../../../ui/stack";

type AuctionCardsProps = {
  items: readonly AuctionListItem[];
  /** The title with something marked in it. */
  renderTitle?: (auction: AuctionListItem) => ReactNode;
};

/** Auctions that are to come or are over, three in a row. */
export const AuctionCards = ({ items, renderTitle }: AuctionCardsProps) => (
  <Grid>
    {items.map((item) => (
      <AuctionCard key={item.auctionId} item={item} {...(renderTitle ? { heading: renderTitle(item) } : {})} />
    ))}
  </Grid>
);

const BONES = [0, 1, 2, 3, 4, 5];

/** Their shape while they load. */
export const AuctionCardsSkeleton = () => (
  <Grid>
    {BONES.map((card) => (
      <Stack key={card} gap="m">
        <Skeleton block={CARD_STAGE_BLOCK} />
        <Skeleton inline="60%" block="26px" />
        <Skeleton inline="80%" block="18px" />
        <Skeleton block="96px" />
      </Stack>
    ))}
  </Grid>
);

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-3xl) var(--space-xl);

  @media (max-width: 1023.95px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (max-width: 639.95px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2xl);
  }
`;

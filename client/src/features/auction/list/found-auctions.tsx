import type { AuctionListItem } from "@naqsh/shared/auction";
import type { ReactNode } from "react";
import { Stack } from "../../../ui/stack";
import { AuctionCards } from "./auction-cards";
import { AuctionRow } from "./auction-row";

type FoundAuctionsProps = {
  auctions: AuctionListItem[];
  /** The title with something marked in it. */
  renderTitle?: (auction: AuctionListItem) => ReactNode;
};

/** Auctions that a search found: those that run as rows that tick, the others as cards. */
export const FoundAuctions = ({ auctions, renderTitle }: FoundAuctionsProps) => {
  const isLive = ({ status }: AuctionListItem) => status === "live" || status === "closing";
  const live = auctions.filter(isLive);
  const others = auctions.filter((item) => !isLive(item));
  return (
    <Stack gap="2xl">
      {live.length > 0 && (
        <div>
          {live.map((item) => (
            <AuctionRow key={item.auctionId} item={item} {...(renderTitle ? { heading: renderTitle(item) } : {})} />
          ))}
        </div>
      )}
      {others.length > 0 && <AuctionCards items={others} {...(renderTitle ? { renderTitle } : {})} />}
    </Stack>
  );
};

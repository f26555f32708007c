import type { AuctionListItem } from "@naqsh/shared/auction";
import { Stack } from "../../../ui/stack";
import { AuctionCards } from "./auction-cards";
import { AuctionRow } from "./auction-row";

/** An artist's auctions: those that run as rows that tick, those to come as cards. */
export const AuctionsOfArtist = ({ auctions }: { auctions: AuctionListItem[] }) => {
  const upcoming = auctions.filter(({ status }) => status === "scheduled");
  const live = auctions.filter(({ status }) => status !== "scheduled");
  return (
    <Stack gap="2xl">
      {live.length > 0 && (
        <div>
          {live.map((item) => (
            <AuctionRow key={item.auctionId} item={item} />
          ))}
        </div>
      )}
      {upcoming.length > 0 && <AuctionCards items={upcoming} />}
    </Stack>
  );
};

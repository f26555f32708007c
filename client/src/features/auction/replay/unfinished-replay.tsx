import { EmptyRoom } from "../empty-room";
import { UnfinishedAuction } from "../unfinished-auction";

/** In place of the replay of an auction that is not over. */
export const UnfinishedReplay = ({ auctionId }: { auctionId: string }) => (
  <EmptyRoom>
    <UnfinishedAuction auctionId={auctionId} />
  </EmptyRoom>
);

import { CLOSE_AUCTION } from "./auction-jobs";
import { wakeAuction } from "./wake-auction";

export const closeAuctionJob = wakeAuction(CLOSE_AUCTION, "CloseAuction");

import { OPEN_AUCTION } from "./auction-jobs";
import { wakeAuction } from "./wake-auction";

export const openAuctionJob = wakeAuction(OPEN_AUCTION, "OpenAuction");

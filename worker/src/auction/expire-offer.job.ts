import { EXPIRE_OFFER } from "./auction-jobs";
import { wakeAuction } from "./wake-auction";

export const expireOfferJob = wakeAuction(EXPIRE_OFFER, "ExpireOffer");

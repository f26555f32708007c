import type { AuctionDeadlinesMoved, OfferedToNextBidder } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { EXPIRE_OFFER } from "./auction-jobs";

export const scheduleOfferExpiryWhenOffered: Policy<OfferedToNextBidder | AuctionDeadlinesMoved> = {
  name: "schedule-offer-expiry-when-offered",
  handles: ["OfferedToNextBidder", "AuctionDeadlinesMoved"],
  onMoneyPath: false,
  react: ({ data: { auctionId, offerEndsAt } }) => {
    if (offerEndsAt === null) return [];
    const id = `expire-offer_${auctionId}_${msFromInstant(offerEndsAt)}`;
    return [jobAt({ ...EXPIRE_OFFER, id, at: offerEndsAt, data: { auctionId } })];
  },
};

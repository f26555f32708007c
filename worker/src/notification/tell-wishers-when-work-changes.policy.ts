import type { PriceChanged } from "@naqsh/shared/artwork";
import type { AuctionScheduled } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { TELL_WISHERS } from "./mark-jobs";

/** A job, because the event names nobody who wished for the work. */
export const tellWishersWhenWorkChanges: Policy<PriceChanged | AuctionScheduled> = {
  name: "tell-wishers-when-work-changes",
  handles: ["PriceChanged", "AuctionScheduled"],
  onMoneyPath: false,
  react: ({ id: causeId, type, data, recordedAt: at }) => {
    const { artworkId } = data;
    const job = { ...TELL_WISHERS, id: `tell-wishers_${causeId}`, at };
    if (type === "PriceChanged") return [jobAt({ ...job, data: { artworkId, causeId } })];
    const { auctionId, startsAt } = data;
    return [jobAt({ ...job, data: { artworkId, causeId, auctionId, startsAt } })];
  },
};

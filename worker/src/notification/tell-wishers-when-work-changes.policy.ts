import type { ArtworkApproved, PriceChanged } from "@naqsh/shared/artwork";
import type { AuctionScheduled } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { TELL_WISHERS } from "./mark-jobs";

/** A job, because the event names nobody who wished for the work. What was hidden is told at its approval. */
export const tellWishersWhenWorkChanges: Policy<PriceChanged | ArtworkApproved | AuctionScheduled> = {
  name: "tell-wishers-when-work-changes",
  handles: ["PriceChanged", "ArtworkApproved", "AuctionScheduled"],
  onMoneyPath: false,
  react: ({ id: causeId, type, data, recordedAt: at }) => {
    const { artworkId } = data;
    const job = { ...TELL_WISHERS, id: `tell-wishers_${causeId}`, at };
    if (type !== "AuctionScheduled") return [jobAt({ ...job, data: { artworkId, causeId } })];
    const { auctionId, startsAt } = data;
    return [jobAt({ ...job, data: { artworkId, causeId, auctionId, startsAt } })];
  },
};

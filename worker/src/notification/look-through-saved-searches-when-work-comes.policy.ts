import type { ArtworkApproved, ArtworkVerified, PriceChanged } from "@naqsh/shared/artwork";
import type { AuctionScheduled } from "@naqsh/shared/auction";
import { after, instantFromMs, msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { TELL_OF_SAVED_SEARCHES } from "./notification-jobs";

/** Works that come within the same ten seconds are looked at together. */
const TOGETHER_MS = 10_000;

/** Views have taken in the last of them by then; a work that is missed even so is found with the next that comes. */
const VIEWS_REST_MS = 1_000;

type WorkComes = ArtworkApproved | PriceChanged | AuctionScheduled | ArtworkVerified;

/**
 * A work comes to a search also when it is put to auction, verified or priced as the search asks. The job's name is that of its ten
 * seconds: the first work of them schedules it, and the others find it there.
 */
export const lookThroughSavedSearchesWhenWorkComes: Policy<WorkComes> = {
  name: "look-through-saved-searches-when-work-comes",
  handles: ["ArtworkApproved", "PriceChanged", "AuctionScheduled", "ArtworkVerified"],
  onMoneyPath: false,
  react: ({ type, data, recordedAt, position }) => {
    if (type === "PriceChanged" && !data.isForSale) return [];
    const endMs = (Math.floor(msFromInstant(recordedAt) / TOGETHER_MS) + 1) * TOGETHER_MS;
    const before = instantFromMs(endMs);
    const id = `tell-of-saved-searches_${endMs}`;
    return [jobAt({ ...TELL_OF_SAVED_SEARCHES, id, at: after(before, VIEWS_REST_MS), data: { before, position } })];
  },
};

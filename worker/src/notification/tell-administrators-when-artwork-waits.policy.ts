import { SENDING_TO_REVIEW, sendsToReview } from "@naqsh/shared/artwork";
import type { SendingToReview } from "@naqsh/shared/artwork";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { TELL_ADMINISTRATORS } from "./notification-jobs";

/** A job, because the event does not name the administrators. */
export const tellAdministratorsWhenArtworkWaits: Policy<SendingToReview> = {
  name: "tell-administrators-when-artwork-waits",
  handles: SENDING_TO_REVIEW,
  onMoneyPath: false,
  react: (event) => {
    if (!sendsToReview(event)) return [];
    const { id, recordedAt, data } = event;
    const job = { ...TELL_ADMINISTRATORS, id: `tell-administrators_${id}`, at: recordedAt };
    return [jobAt({ ...job, data: { artworkId: data.artworkId, causeId: id } })];
  },
};

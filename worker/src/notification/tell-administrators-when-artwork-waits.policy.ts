import type { ArtworkRevised, ArtworkSubmitted } from "@naqsh/shared/artwork";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { TELL_ADMINISTRATORS } from "./notification-jobs";

/** A job, because the event does not name the administrators. */
export const tellAdministratorsWhenArtworkWaits: Policy<ArtworkSubmitted | ArtworkRevised> = {
  name: "tell-administrators-when-artwork-waits",
  handles: ["ArtworkSubmitted", "ArtworkRevised"],
  onMoneyPath: false,
  react: ({ id, type, recordedAt, data }) => {
    if (type === "ArtworkRevised" && !data.sentToReview) return [];
    const job = { ...TELL_ADMINISTRATORS, id: `tell-administrators_${id}`, at: recordedAt };
    return [jobAt({ ...job, data: { artworkId: data.artworkId, causeId: id } })];
  },
};

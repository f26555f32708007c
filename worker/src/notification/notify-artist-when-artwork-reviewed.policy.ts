import type { ArtworkApproved, ArtworkRejected } from "@naqsh/shared/artwork";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

export const notifyArtistWhenArtworkReviewed: Policy<ArtworkApproved | ArtworkRejected> = {
  name: "notify-artist-when-artwork-reviewed",
  handles: ["ArtworkApproved", "ArtworkRejected"],
  onMoneyPath: false,
  react: (event) => {
    const { artworkId, artistId } = event.data;
    if (event.type === "ArtworkApproved") return [noticeTo(artistId, "artworkApproved", { artworkId }, event)];
    return [noticeTo(artistId, "artworkRejected", { artworkId, reason: event.data.reason }, event)];
  },
};

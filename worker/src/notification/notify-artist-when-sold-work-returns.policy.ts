import type { SoldArtworkReturned } from "@naqsh/shared/artwork";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

/** The work is its artist's again and not for sale: nobody but they can say whether it shall be. */
export const notifyArtistWhenSoldWorkReturns: Policy<SoldArtworkReturned> = {
  name: "notify-artist-when-sold-work-returns",
  handles: ["SoldArtworkReturned"],
  onMoneyPath: false,
  react: (event) => {
    const { artistId, artworkId } = event.data;
    return [noticeTo(artistId, "workCameBack", { artworkId }, event)];
  },
};

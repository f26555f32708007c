import type { ArtworkEvent } from "@naqsh/shared/artwork";
import type { Halalas } from "@naqsh/shared/kernel/money";

/** At which price a work could be bought, and whether visitors see it: as far as its own log tells. */
export type OfferOfWork = { price: Halalas | null; isForSale: boolean; isOnShow: boolean };

export const NO_OFFER: OfferOfWork = { price: null, isForSale: false, isOnShow: false };

/** The offer after an event. A work that was sold, and came back, is not for sale until its artist says so again. */
export const offerAfter = (offer: OfferOfWork, { type, data }: ArtworkEvent): OfferOfWork => {
  switch (type) {
    case "ArtworkSubmitted":
    case "PriceChanged":
      return { ...offer, price: data.price, isForSale: data.isForSale };
    case "ArtworkSold":
    case "SoldArtworkReturned":
      return { ...offer, isForSale: false };
    case "ArtworkApproved":
      return { ...offer, isOnShow: true };
    case "ArtworkRejected":
    case "ArtworkWithdrawn":
      return { ...offer, isOnShow: false };
    case "ArtworkRevised":
    case "WorkPictureAdded":
      return data.sentToReview ? { ...offer, isOnShow: false } : offer;
    default:
      return offer;
  }
};

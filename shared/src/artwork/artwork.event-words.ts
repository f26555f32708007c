import type { EventWords } from "../kernel/event-words";
import type { ArtworkEvent } from "./artwork.events";

/** In the order of their lives. */
export const artworkEventWords = {
  ArtworkSubmitted: { ar: "تقديم عمل", en: "Work submitted", sentence: "A work was submitted" },
  ArtworkRevised: { ar: "تعديل عمل", en: "Work revised", sentence: "The work was revised" },
  PriceChanged: { ar: "تغيير سعر", en: "Price changed", sentence: "The price was changed" },
  ArtworkApproved: { ar: "اعتماد عمل", en: "Work approved", sentence: "The work was approved" },
  ArtworkRejected: { ar: "رفض عمل", en: "Work rejected", sentence: "The work was rejected" },
  ArtworkRenditionsMade: {
    ar: "تجهيز صور عمل",
    en: "Pictures of a work made",
    sentence: "Pictures in all sizes were made",
  },
  ArtworkFingerprinted: {
    ar: "أخذ بصمة صورة عمل",
    en: "Picture of a work fingerprinted",
    sentence: "A fingerprint of the picture was taken, to find pictures like it",
  },
  ArtworkTilesMade: {
    ar: "تقسيم صورة عمل للتكبير",
    en: "Picture of a work cut into tiles",
    sentence: "The picture was cut into tiles, to be looked at from near",
  },
  ArtworkConsigned: {
    ar: "إيداع عمل في مزاد",
    en: "Work consigned to an auction",
    sentence: "The work was consigned to an auction",
  },
  ConsignedArtworkReturned: {
    ar: "إعادة عمل من مزاد",
    en: "Work returned from an auction",
    sentence: "The work came back from its auction",
  },
  ArtworkReserved: { ar: "حجز عمل", en: "Work reserved", sentence: "The work was kept for a buyer" },
  ReservationReleased: {
    ar: "انتهاء حجز عمل",
    en: "Reservation released",
    sentence: "The work was kept for its buyer no more",
  },
  SoldArtworkReturned: {
    ar: "عودة عمل مبيع",
    en: "Sold work returned",
    sentence: "The sale came to nothing, and the work is its artist's again",
  },
  ArtworkFeatured: { ar: "تمييز عمل", en: "Work featured", sentence: "The work was featured for some days" },
  ArtworkWithdrawn: { ar: "سحب عمل", en: "Work withdrawn", sentence: "The artist withdrew the work" },
  ArtworkFeatureEnded: {
    ar: "إنهاء تمييز عمل",
    en: "Featuring of a work ended",
    sentence: "The work is featured no more",
  },
  ArtworkVerified: { ar: "توثيق عمل", en: "Work verified", sentence: "The work or its papers were seen and verified" },
  ArtworkVerificationWithdrawn: {
    ar: "سحب توثيق عمل",
    en: "Verification of a work withdrawn",
    sentence: "The work's verification was withdrawn",
  },
  ArtworkSold: { ar: "بيع عمل", en: "Work sold", sentence: "The work was sold" },
  WorkDocumentAdded: { ar: "إضافة وثيقة لعمل", en: "Document of a work added", sentence: "A document was added" },
  WorkDocumentRemoved: { ar: "إزالة وثيقة لعمل", en: "Document of a work removed", sentence: "A document was removed" },
  WorkPictureAdded: { ar: "إضافة صورة لعمل", en: "Picture of a work added", sentence: "A further picture was added" },
  WorkPictureRemoved: {
    ar: "إزالة صورة لعمل",
    en: "Picture of a work removed",
    sentence: "A further picture was removed",
  },
  WorkPicturesOrdered: {
    ar: "ترتيب صور عمل",
    en: "Pictures of a work ordered",
    sentence: "The further pictures were put in another order",
  },
} as const satisfies EventWords<ArtworkEvent>;

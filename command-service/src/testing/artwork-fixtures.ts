import type { Instant } from "@naqsh/shared/kernel/instant";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import type { ArtworkCommand, ArtworkDetails, ArtworkEvent } from "@naqsh/shared/artwork";
import { detailsOf } from "@naqsh/shared/testing/artwork-details";

/** Commands and events of one work, for sentences in specs. */
export const artworkId = "work-1";
export const artistId = "artist-1";
const ids = { artworkId, artistId };

export const anotherImage: ArtworkDetails["image"] = {
  file: "b.png",
  sha256: "b",
  width: 10,
  height: 10,
  contentType: "image/png",
};

const sale = { price: 100_00, isForSale: true };
const fingerprint = ["0f".repeat(16)];
const look = "0f".repeat(108);
const renditions = { widths: [320], dominantColour: "#336644", placeholder: "data:," };

export const submitWith = (details: Partial<ArtworkDetails>): ArtworkCommand => ({
  type: "SubmitArtwork",
  data: { ...ids, details: detailsOf(details), ...sale },
});
export const submit = submitWith({});
export const revise = (details: Partial<ArtworkDetails>, price = sale.price, revisedBy = artistId): ArtworkCommand => ({
  type: "ReviseArtwork",
  data: { artworkId, revisedBy, details: detailsOf(details), price, isForSale: true },
});
export const addPicture = (pictureId: string, addedBy = artistId): ArtworkCommand => ({
  type: "AddWorkPicture",
  data: { artworkId, addedBy, pictureId, role: "detail", image: { ...anotherImage, sha256: `of ${pictureId}` } },
});
export const pictureAdded = (pictureId: string, sentToReview = false): ArtworkEvent => ({
  type: "WorkPictureAdded",
  data: { ...ids, pictureId, role: "detail", image: { ...anotherImage, sha256: `of ${pictureId}` }, sentToReview },
});
export const removePicture = (pictureId: string, removedBy = artistId): ArtworkCommand => ({
  type: "RemoveWorkPicture",
  data: { artworkId, pictureId, removedBy },
});
export const pictureRemoved = (pictureId: string): ArtworkEvent => ({
  type: "WorkPictureRemoved",
  data: { ...ids, pictureId },
});
export const orderPictures = (...order: string[]): ArtworkCommand => ({
  type: "OrderWorkPictures",
  data: { artworkId, order, orderedBy: artistId },
});
export const picturesOrdered = (...order: string[]): ArtworkEvent => ({
  type: "WorkPicturesOrdered",
  data: { ...ids, order },
});
export const withdraw: ArtworkCommand = { type: "WithdrawArtwork", data: { artworkId, withdrawnBy: artistId } };
export const withdrawn = (wasPending = false): ArtworkEvent => ({
  type: "ArtworkWithdrawn",
  data: { ...ids, wasPending },
});
export const approve: ArtworkCommand = { type: "ApproveArtwork", data: { artworkId, approvedBy: "admin" } };
export const rejection: ArtworkCommand = {
  type: "RejectArtwork",
  data: { artworkId, rejectedBy: "admin", reason: "blurry", note: "" },
};
export const consign = (auctionId: string, consignedBy = artistId): ArtworkCommand => ({
  type: "ConsignArtwork",
  data: { artworkId, auctionId, consignedBy },
});
export const takeBack = (auctionId: string): ArtworkCommand => ({
  type: "ReturnConsignedArtwork",
  data: { artworkId, auctionId, reason: "unsold" },
});
export const markSold = (orderId: string, auctionId: string | null): ArtworkCommand => ({
  type: "MarkArtworkSold",
  data: { artworkId, orderId, auctionId, buyerId: "buyer", amount: 100_00 },
});
export const takeBackSold = (orderId: string, auctionId: string | null): ArtworkCommand => ({
  type: "TakeBackSoldArtwork",
  data: { artworkId, orderId, auctionId },
});
export const recordFingerprint = (sha256: string): ArtworkCommand => ({
  type: "RecordFingerprint",
  data: { artworkId: ids.artworkId, sha256, fingerprint, look },
});
export const reserve = (orderId: string, buyerId = "buyer", seenTotal?: number): ArtworkCommand => ({
  type: "ReserveArtwork",
  data: { artworkId, orderId, buyerId, ...(seenTotal !== undefined && { seenTotal }) },
});
export const release = (orderId: string): ArtworkCommand => ({
  type: "ReleaseReservation",
  data: { artworkId, orderId },
});
export const recordRenditions = (sha256: string): ArtworkCommand => ({
  type: "RecordRenditions",
  data: { artworkId, sha256, renditions },
});

export const submitted: ArtworkEvent = { type: "ArtworkSubmitted", data: { ...ids, details: detailsOf(), ...sale } };
export const approved: ArtworkEvent = { type: "ArtworkApproved", data: { ...ids, approvedBy: "admin" } };
export const rejected: ArtworkEvent = {
  type: "ArtworkRejected",
  data: { ...ids, rejectedBy: "admin", reason: "blurry", note: writtenAbout(ids.artistId, "") },
};
export const revised = (details: Partial<ArtworkDetails>, sentToReview: boolean): ArtworkEvent => ({
  type: "ArtworkRevised",
  data: { ...ids, details: detailsOf(details), sentToReview },
});
export const priced = (price: number): ArtworkEvent => ({
  type: "PriceChanged",
  data: { ...ids, price, isForSale: true },
});
export const consigned = (auctionId: string): ArtworkEvent => ({
  type: "ArtworkConsigned",
  data: { ...ids, auctionId },
});
export const returned = (auctionId: string): ArtworkEvent => ({
  type: "ConsignedArtworkReturned",
  data: { ...ids, auctionId, reason: "unsold" },
});
export const sold = (orderId: string, auctionId: string | null): ArtworkEvent => ({
  type: "ArtworkSold",
  data: { ...ids, orderId, auctionId, buyerId: "buyer", amount: 100_00 },
});
/** As before looks were taken. */
export const fingerprintedWithoutLook = (sha256: string): ArtworkEvent => ({
  type: "ArtworkFingerprinted",
  data: { ...ids, sha256, fingerprint },
});
export const fingerprinted = (sha256: string): ArtworkEvent => ({
  type: "ArtworkFingerprinted",
  data: { ...ids, sha256, fingerprint, look },
});
export const reserved = (orderId: string, reservedUntil: Instant, buyerId = "buyer"): ArtworkEvent => ({
  type: "ArtworkReserved",
  data: { ...ids, orderId, buyerId, price: sale.price, reservedUntil },
});
export const released = (orderId: string): ArtworkEvent => ({ type: "ReservationReleased", data: { ...ids, orderId } });
export const renditionsMade = (sha256: string): ArtworkEvent => ({
  type: "ArtworkRenditionsMade",
  data: { ...ids, sha256, renditions },
});

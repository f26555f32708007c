import type { ArtworkEvent, ArtworkRejection, ReleaseReservation, ReserveArtwork } from "@naqsh/shared/artwork";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { after } from "@naqsh/shared/kernel/instant";
import { amountsOf, RESERVATION_MS } from "@naqsh/shared/order";
import type { KnownArtwork } from "./artwork.state";

type ArtworkDecision = Decision<ArtworkEvent, ArtworkRejection>;
type Reserved = Extract<KnownArtwork, { status: "reserved" }>;

/** Why nobody but its buyer may have it now. */
export const reservedFor = ({ reservedUntil }: Reserved): ArtworkRejection => ({
  code: "ARTWORK_IS_RESERVED",
  reservedUntil,
});

/**
 * Keeps a work at its fixed price for one buyer and one order (docs/rules.md#orders). Asked again by the same buyer it is
 * quiet: the reservation that stands is theirs.
 */
export const reserveArtwork = ({ data }: ReserveArtwork, artwork: KnownArtwork, { now }: Times): ArtworkDecision => {
  const { artworkId, artistId, price, isForSale } = artwork;
  const { orderId, buyerId, seenTotal, isArtistAway } = data;
  if (buyerId === artistId) return reject({ code: "OWN_ARTWORK" });
  if (artwork.status === "sold") return reject({ code: "ARTWORK_IS_SOLD" });
  if (artwork.status === "consigned") return reject({ code: "ARTWORK_IS_CONSIGNED", auctionId: artwork.auctionId });
  if (artwork.status === "reserved") return artwork.buyerId === buyerId ? accept() : reject(reservedFor(artwork));
  if (artwork.status === "withdrawn") return reject({ code: "ARTWORK_WITHDRAWN" });
  if (artwork.status !== "approved") return reject({ code: "ARTWORK_NOT_APPROVED" });
  if (!isForSale || price === null || isArtistAway) return reject({ code: "ARTWORK_NOT_FOR_SALE" });
  const { total } = amountsOf(price);
  if (seenTotal !== undefined && seenTotal !== total) return reject({ code: "PRICE_IS_NOW", total });
  const reservedUntil = after(now, RESERVATION_MS);
  return accept({ type: "ArtworkReserved", data: { artworkId, artistId, orderId, buyerId, price, reservedUntil } });
};

/** Told of an order that fell; another one's reservation stands. */
export const releaseReservation = ({ data }: ReleaseReservation, artwork: KnownArtwork): ArtworkDecision => {
  if (artwork.status !== "reserved" || artwork.orderId !== data.orderId) return accept();
  const { artworkId, artistId, orderId } = artwork;
  return accept({ type: "ReservationReleased", data: { artworkId, artistId, orderId } });
};

import type { ArtworkCard, ArtworkDetail, AuctionOfArtwork, ReviewedArtwork } from "@naqsh/shared/artwork";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import { imageOf } from "../joins/artwork-image";
import type { QueryDeps } from "../query-deps";
import { isInAuction } from "./artworks.projection";
import type { Artwork } from "./artworks.projection";

type PresentDeps = Pick<QueryDeps, "views" | "people">;

const auctionOf = async ({ auction }: Artwork, { views }: PresentDeps): Promise<AuctionOfArtwork | null> => {
  const room = auction === null ? null : await views.rooms.get(auction.auctionId);
  if (room === null) return null;
  const { auctionId, status, startsAt, endsAt, price, bidCount } = room.head;
  return {
    auctionId,
    status,
    startsAt,
    endsAt,
    openingPrice: decimalFromHalalas(room.terms.openingPrice),
    currentBid: price === null ? null : decimalFromHalalas(price),
    bidCount,
  };
};

/** What everyone sees of a work. */
export const cardOf = async (work: Artwork, deps: PresentDeps): Promise<ArtworkCard> => {
  const { title, titleEn, category, medium, mediumEn, dimensions, heightCm, widthCm, yearCreated } = work.details;
  const auction = await auctionOf(work, deps);
  return {
    id: work.artworkId,
    title,
    titleEn,
    artistId: work.artistId,
    artist: await deps.people.artist(work.artistId),
    category,
    image: imageOf(work),
    imageUrl: `/images/${work.details.image.file}`,
    price: work.price === null ? null : decimalFromHalalas(work.price),
    isForSale: work.isForSale && !work.sold && !work.consigned && work.reservedFor === null,
    reserved: work.reservedFor !== null,
    isAuction: isInAuction(work.auction),
    sold: work.sold,
    medium,
    mediumEn,
    dimensions,
    heightCm,
    widthCm,
    yearCreated,
    auction,
    auctionEndTime: auction?.endsAt ?? null,
    currentBid: auction?.currentBid ?? null,
    approved: work.status === "approved",
    featured: false,
    verified: false,
    views: 0,
    likes: 0,
    createdAt: work.createdAt,
  };
};

/** `asker`: null for a visitor. */
export type Reader = { asker: string | null; isOwnerOrAdministrator: boolean };

const rejectionOf = async (
  { rejection }: Artwork,
  { people }: PresentDeps,
): Promise<NonNullable<ArtworkDetail["rejection"]> | null> =>
  rejection && { ...rejection, note: await people.open(rejection.note) };

/** A work's page for this reader; a visitor gets the card alone. */
export const detailOf = async (work: Artwork, reader: Reader, deps: PresentDeps): Promise<ArtworkDetail> => {
  const card = await cardOf(work, deps);
  if (reader.asker === null) return { ...card, limited: true };
  const { description, descriptionEn, culturalSignificance, tags } = work.details;
  return {
    ...card,
    limited: false,
    description,
    descriptionEn,
    culturalSignificance,
    tags,
    status: work.status,
    updatedAt: work.updatedAt,
    reservedForYou: work.reservedFor === reader.asker,
    ...(reader.isOwnerOrAdministrator && { rejection: await rejectionOf(work, deps) }),
  };
};

/** A work as its artist and administrators see it. */
export const reviewedOf = async (work: Artwork, deps: PresentDeps): Promise<ReviewedArtwork> => ({
  ...(await detailOf(work, { asker: work.artistId, isOwnerOrAdministrator: true }, deps)),
  status: work.status,
  submittedAt: work.submittedAt,
  edition: work.edition,
});

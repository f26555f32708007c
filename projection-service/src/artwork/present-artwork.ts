import type {
  ArtworkCard,
  ArtworkDetail,
  AuctionOfArtwork,
  BadgesSince,
  FeaturedArtwork,
  ReviewedArtwork,
  VerificationItem,
  WorkPicture,
} from "@naqsh/shared/artwork";
import { originToldToAll } from "@naqsh/shared/artwork";
import { excerptOf } from "@naqsh/shared/kernel/excerpt";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import type { RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import type { DecimalSar, Halalas } from "@naqsh/shared/kernel/money";
import { presentEach } from "../http/present-each";
import { furtherPictureOf, imageOf, largestRenditionOf } from "../joins/artwork-image";
import { featuringOf } from "../joins/featuring-of";
import { verificationOf } from "../joins/verification-of";
import type { QueryDeps } from "../query-deps";
import { isInAuction } from "./artworks.projection";
import type { Artwork } from "./artwork-document";

/** As much of a description as search engines show. */
const EXCERPT = 150;

type PresentDeps = Pick<QueryDeps, "views" | "people" | "clock">;

const decimalOf = (amount: Halalas | null): DecimalSar | null => (amount === null ? null : decimalFromHalalas(amount));

const auctionOf = async ({ auction }: Artwork, { views }: PresentDeps): Promise<AuctionOfArtwork | null> => {
  const room = auction === null ? null : await views.rooms.get(auction.auctionId);
  if (room === null) return null;
  const { auctionId, status, startsAt, endsAt, price, saleAmount, bidCount } = room.head;
  return {
    auctionId,
    status,
    startsAt,
    endsAt,
    openingPrice: decimalFromHalalas(room.terms.openingPrice),
    currentBid: decimalOf(price),
    soldFor: status === "settled" ? decimalOf(saleAmount) : null,
    bidCount,
  };
};

/** Whether a day is one of those that a work is featured on. */
const isFeaturedOn = (day: RiyadhDay, { featuredFrom, featuredTo }: Artwork): boolean =>
  featuredFrom !== null && featuredTo !== null && featuredFrom <= day && day <= featuredTo;

/** What everyone sees of a work. */
export const cardOf = async (work: Artwork, deps: PresentDeps): Promise<ArtworkCard> => {
  const { title, titleEn, category, medium, mediumEn, dimensions, heightCm, widthCm, yearCreated } = work.details;
  const auction = await auctionOf(work, deps);
  const liked = await deps.views.workLikes.get(work.artworkId);
  const viewed = await deps.views.workViews.get(work.artworkId);
  return {
    id: work.artworkId,
    title,
    titleEn,
    artistId: work.artistId,
    artist: await deps.people.artist(work.artistId),
    category,
    image: imageOf(work),
    imageUrl: `/images/${largestRenditionOf(work.details.image, work.renditions) ?? work.details.image.file}`,
    price: decimalOf(work.price),
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
    featured: isFeaturedOn(riyadhDayOf(instantFromMs(deps.clock.now())), work),
    verified: work.verification !== null,
    views: viewed?.views ?? 0,
    likes: liked?.likes ?? 0,
    createdAt: work.createdAt,
  };
};

/** The cards of works by their ids, in their order; those that are gone are left out. */
export const cardsOf = async (ids: readonly string[], deps: PresentDeps): Promise<ArtworkCard[]> => {
  const cards = await presentEach(ids, async (id) => {
    const work = await deps.views.artworks.get(id);
    return work && cardOf(work, deps);
  });
  return cards.filter((card) => card !== null);
};

/** `asker`: null for a visitor. */
export type Reader = { asker: string | null; isOwnerOrAdministrator: boolean; isAdministrator: boolean };

const rejectionOf = async (
  { rejection }: Artwork,
  { people }: PresentDeps,
): Promise<NonNullable<ArtworkDetail["rejection"]> | null> =>
  rejection && { ...rejection, note: await people.open(rejection.note) };

/** A featured work with its days, as administrators see it; nothing for one that is not featured. */
export const featuredOf = async (work: Artwork, deps: PresentDeps): Promise<FeaturedArtwork[]> => {
  const featuring = await featuringOf(work, deps);
  return featuring === null ? [] : [{ ...(await cardOf(work, deps)), featuring }];
};

/** A work with its verification, as administrators see it; nothing for one that there is not. */
export const verificationItemsOf = async (artworkId: string, deps: PresentDeps): Promise<VerificationItem[]> => {
  const work = await deps.views.artworks.get(artworkId);
  const verification = await verificationOf(artworkId, deps);
  if (work === null || verification === null) return [];
  return [{ ...(await cardOf(work, deps)), status: work.status, verification }];
};

/** A work that waits for review is seen by those who review it, and by its artist. */
const picturesOf = async (work: Artwork, reader: Reader, { views }: PresentDeps): Promise<WorkPicture[]> => {
  if (work.status !== "approved" && !reader.isOwnerOrAdministrator) return [];
  return ((await views.workPictures.get(work.artworkId))?.pictures ?? []).map(furtherPictureOf);
};

/** How its descriptions begin, which everyone may read. */
export const excerptsOf = ({ details }: Artwork): Pick<ArtworkDetail, "excerpt" | "excerptEn"> => ({
  excerpt: excerptOf(details.description, EXCERPT),
  excerptEn: details.descriptionEn ? excerptOf(details.descriptionEn, EXCERPT) : null,
});

const badgesSince = (work: Artwork, { featured }: ArtworkCard): BadgesSince => ({
  featured: featured ? work.featuredFrom : null,
  verified: work.verification?.at ?? null,
});

/** A work's page for this reader; a visitor gets the card, and how its description begins. */
export const detailOf = async (work: Artwork, reader: Reader, deps: PresentDeps): Promise<ArtworkDetail> => {
  const card = await cardOf(work, deps);
  const { tiles } = work;
  const { descriptionOrigin: origin } = work.details;
  const descriptionOrigin = reader.isOwnerOrAdministrator ? (origin ?? null) : originToldToAll(origin);
  const said = { ...excerptsOf(work), badgesSince: badgesSince(work, card), descriptionOrigin };
  if (reader.asker === null) return { ...card, ...said, tiles, limited: true };
  const { description, descriptionEn, culturalSignificance, condition, videoUrl, virtualTourUrl } = work.details;
  const { tags, aiTags = [], styleAnalysis = null } = work.details;
  const { verification } = work;
  return {
    ...card,
    ...said,
    tiles,
    verifiedBySeeing: verification && { seen: await deps.people.open(verification.seen), at: verification.at },
    limited: false,
    pictures: await picturesOf(work, reader, deps),
    description,
    descriptionEn,
    culturalSignificance,
    condition: condition ?? null,
    videoUrl: videoUrl ?? null,
    virtualTourUrl: virtualTourUrl ?? null,
    tags,
    aiTags,
    styleAnalysis,
    status: work.status,
    updatedAt: work.updatedAt,
    reservedForYou: work.reservedFor === reader.asker,
    ...(reader.isAdministrator && {
      featuring: await featuringOf(work, deps),
      verification: await verificationOf(work.artworkId, deps),
    }),
    ...(reader.isOwnerOrAdministrator && { rejection: await rejectionOf(work, deps) }),
  };
};

/** A work as its artist and administrators see it. */
export const reviewedOf = async (work: Artwork, deps: PresentDeps): Promise<ReviewedArtwork> => ({
  ...(await detailOf(work, { asker: work.artistId, isOwnerOrAdministrator: true, isAdministrator: false }, deps)),
  status: work.status,
  submittedAt: work.submittedAt,
  edition: work.edition,
});

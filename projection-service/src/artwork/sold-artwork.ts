import type {
  ArtworkEvent,
  ArtworkReading,
  ArtworkReadingField,
  ArtworkSold,
  SoldArtwork,
} from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import { furtherPictureOf, imageOf } from "../joins/artwork-image";
import { isAdministrator } from "../joins/is-administrator";
import type { QueryDeps } from "../query-deps";
import { artworksProjection } from "./artworks.projection";
import type { Artwork } from "./artwork-document";
import { workPicturesProjection, type WorkPictures } from "./work-pictures.projection";

type Reader = { asker: string; isOwnerOrAdministrator: boolean };
/** A work as it was at one moment, with its pictures beside its front. */
type Shown = { work: Artwork; pictures: WorkPictures | null };
type SaleAndWork = { sale: RecordedEvent<ArtworkSold>; sold: Shown; now: Shown; approvedPictures: WorkPictures | null };

type HandledEvent = Parameters<typeof artworksProjection.evolve>[1];
type PictureEvent = Parameters<typeof workPicturesProjection.evolve>[1];

const handled: ReadonlySet<string> = new Set(artworksProjection.handles);
const ofPictures: ReadonlySet<string> = new Set(workPicturesProjection.handles);

const isOfPictures = (event: RecordedEvent<ArtworkEvent>): event is PictureEvent => ofPictures.has(event.type);

const isMade = ({ type }: RecordedEvent<ArtworkEvent>): boolean =>
  type === "ArtworkRenditionsMade" || type === "ArtworkTilesMade";

/** Folds the work's stream by the views' own projections: once up to the sale, and once to its end. */
const foldAround = (events: readonly RecordedEvent<ArtworkEvent>[], orderId: string): SaleAndWork | null => {
  let work: Artwork | null = null;
  let pictures: WorkPictures | null = null;
  let approvedPictures: WorkPictures | null = null;
  let found: Pick<SaleAndWork, "sale" | "sold"> | null = null;
  for (const event of events) {
    const { artworkId } = event.data;
    if (isOfPictures(event)) {
      pictures = workPicturesProjection.evolve(pictures, event, artworkId);
      // A picture that is made smaller later is the picture that was sold, or approved.
      if (isMade(event)) {
        approvedPictures = workPicturesProjection.evolve(approvedPictures, event, artworkId);
        if (found) found.sold.pictures = workPicturesProjection.evolve(found.sold.pictures, event, artworkId);
      }
    }
    if (handled.has(event.type)) work = artworksProjection.evolve(work, event as HandledEvent, artworkId);
    if (work?.status === "approved") approvedPictures = pictures;
    if (found !== null && work?.details.image === found.sold.work.details.image) {
      found.sold.work = { ...found.sold.work, renditions: work.renditions };
    }
    if (event.type === "ArtworkSold" && event.data.orderId === orderId && work) {
      found = { sale: event, sold: { work, pictures } };
    }
  }
  return found && work && { ...found, now: { work, pictures }, approvedPictures };
};

/** Others than its artist and administrators are shown nothing newer than what was approved last. */
const shownTo = ({ isOwnerOrAdministrator }: Reader, { now, approvedPictures }: SaleAndWork): Shown => {
  if (isOwnerOrAdministrator) return now;
  return { work: { ...now.work, ...now.work.lastApproved }, pictures: approvedPictures };
};

const readingOf = async ({ work, pictures }: Shown, { people }: Pick<QueryDeps, "people">): Promise<ArtworkReading> => {
  const { details, verification } = work;
  const { title, titleEn, description, descriptionEn, category, tags, culturalSignificance } = details;
  const { medium, mediumEn, dimensions, heightCm, widthCm, yearCreated } = details;
  return {
    title,
    titleEn,
    image: imageOf(work),
    pictures: (pictures?.pictures ?? []).map(furtherPictureOf),
    description,
    descriptionEn,
    category,
    medium,
    mediumEn,
    dimensions,
    heightCm,
    widthCm,
    yearCreated,
    tags,
    culturalSignificance,
    condition: details.condition ?? null,
    styleAnalysis: details.styleAnalysis ?? null,
    videoUrl: details.videoUrl ?? null,
    virtualTourUrl: details.virtualTourUrl ?? null,
    verifiedBySeeing: verification && { seen: await people.open(verification.seen), at: verification.at },
  };
};

const READING_FIELDS = [
  "title",
  "titleEn",
  "image",
  "pictures",
  "description",
  "descriptionEn",
  "category",
  "medium",
  "mediumEn",
  "dimensions",
  "heightCm",
  "widthCm",
  "yearCreated",
  "tags",
  "culturalSignificance",
  "condition",
  "styleAnalysis",
  "videoUrl",
  "virtualTourUrl",
  "verifiedBySeeing",
] as const satisfies readonly ArtworkReadingField[];

/** A picture is told by its file: what was made of it later makes it no other. */
const comparable = (reading: ArtworkReading, field: ArtworkReadingField): string => {
  if (field === "image") return reading.image.base;
  return JSON.stringify(
    field === "pictures" ? reading.pictures.map(({ role, image }) => [role, image.base]) : reading[field],
  );
};

const differences = (then: ArtworkReading, now: ArtworkReading): ArtworkReadingField[] =>
  READING_FIELDS.filter((field) => comparable(then, field) !== comparable(now, field));

/** A work as it was when it was sold by this order; null for a sale that there was not, or that is not the reader's to see. */
export const soldArtworkOf = async (
  artworkId: string,
  orderId: string,
  asker: string,
  deps: Pick<QueryDeps, "streams" | "people" | "views">,
): Promise<SoldArtwork | null> => {
  const events = await deps.streams.eventsOf(streamName("artwork", artworkId));
  const found = foldAround(events as readonly RecordedEvent<ArtworkEvent>[], orderId);
  if (found === null) return null;
  const { auctionId, artistId, buyerId, amount } = found.sale.data;
  const isOwnerOrAdministrator = artistId === asker || (await isAdministrator(asker, deps));
  if (!isOwnerOrAdministrator && buyerId !== asker) return null;
  const asSold = await readingOf(found.sold, deps);
  const now = await readingOf(shownTo({ asker, isOwnerOrAdministrator }, found), deps);
  const ownerId = (await deps.views.workDocuments.get(artworkId))?.buyerId;
  return {
    artworkId,
    orderId,
    auctionId,
    artist: await deps.people.artist(artistId),
    soldAt: found.sale.recordedAt,
    price: decimalFromHalalas(amount),
    asSold,
    now,
    hasFullPicture: isOwnerOrAdministrator || ownerId === asker,
    changed: differences(asSold, now),
  };
};

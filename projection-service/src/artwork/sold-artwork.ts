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
import { imageOf } from "../joins/artwork-image";
import { isAdministrator } from "../joins/is-administrator";
import type { QueryDeps } from "../query-deps";
import { artworksProjection } from "./artworks.projection";
import type { Artwork } from "./artwork-document";

type Reader = { asker: string; isOwnerOrAdministrator: boolean };
type SaleAndWork = { sale: RecordedEvent<ArtworkSold>; sold: Artwork; now: Artwork };

type HandledEvent = Parameters<typeof artworksProjection.evolve>[1];

const handled: ReadonlySet<string> = new Set(artworksProjection.handles);

/** Folds the work's stream by the view's own projection: once up to the sale, and once to its end. */
const foldAround = (events: readonly RecordedEvent<ArtworkEvent>[], orderId: string): SaleAndWork | null => {
  let work: Artwork | null = null;
  let found: Omit<SaleAndWork, "now"> | null = null;
  for (const event of events) {
    if (!handled.has(event.type)) continue;
    work = artworksProjection.evolve(work, event as HandledEvent, event.data.artworkId);
    // A picture that is made smaller later is the picture that was sold.
    if (found !== null && work?.details.image === found.sold.details.image) {
      found.sold = { ...found.sold, renditions: work.renditions };
    }
    if (event.type === "ArtworkSold" && event.data.orderId === orderId && work) found = { sale: event, sold: work };
  }
  return found && work && { ...found, now: work };
};

/** Others than its artist and administrators are shown nothing newer than what was approved last. */
const shownTo = ({ isOwnerOrAdministrator }: Reader, work: Artwork): Artwork =>
  isOwnerOrAdministrator || work.lastApproved === null ? work : { ...work, ...work.lastApproved };

const readingOf = async (work: Artwork, { people }: Pick<QueryDeps, "people">): Promise<ArtworkReading> => {
  const { details, verification } = work;
  const { title, titleEn, description, descriptionEn, category, tags, culturalSignificance } = details;
  const { medium, mediumEn, dimensions, heightCm, widthCm, yearCreated } = details;
  return {
    title,
    titleEn,
    image: imageOf(work),
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

const comparable = (reading: ArtworkReading, field: ArtworkReadingField): string =>
  JSON.stringify(field === "image" ? reading.image.base : reading[field]);

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
  const now = await readingOf(shownTo({ asker, isOwnerOrAdministrator }, found.now), deps);
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

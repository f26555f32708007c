import type { ArtworkDetails } from "@naqsh/shared/artwork";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { liftedEvent } from "../runner/lifted-event";

export type Titles = Pick<ArtworkDetails, "title" | "titleEn">;

/**
 * The titles of a work as a reviewer last let them through, or as it was submitted if none has yet; null for an unknown
 * work. Off every hot path.
 */
export const titlesOfArtwork = async (
  store: Pick<EventStore, "readStream">,
  artworkId: string,
): Promise<Titles | null> => {
  let newest: Titles | null = null;
  let approved: Titles | null = null;
  let isApproved = false;
  for await (const stored of store.readStream(`artwork-${artworkId}`)) {
    const { type, data } = liftedEvent(stored);
    if ("details" in data) newest = titlesIn(data.details) ?? newest;
    if (type === "ArtworkApproved") isApproved = true;
    if ("sentToReview" in data && data.sentToReview) isApproved = false;
    if (isApproved) approved = newest;
  }
  return approved ?? newest;
};

const titlesIn = (details: unknown): Titles | null => {
  if (typeof details !== "object" || details === null || !("title" in details)) return null;
  const titleEn = "titleEn" in details && typeof details.titleEn === "string" ? details.titleEn : null;
  return typeof details.title === "string" ? { title: details.title, titleEn } : null;
};

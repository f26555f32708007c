import type { ArtworkDetails } from "@naqsh/shared/artwork";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { liftedEvent } from "../lifted-event";

export type Titles = Pick<ArtworkDetails, "title" | "titleEn">;

/** The titles of a work as its stream has them now; null for an unknown work. Off every hot path. */
export const titlesOfArtwork = async (
  store: Pick<EventStore, "readStream">,
  artworkId: string,
): Promise<Titles | null> => {
  let titles: Titles | null = null;
  for await (const stored of store.readStream(`artwork-${artworkId}`)) {
    const { data } = liftedEvent(stored);
    if ("details" in data) titles = titlesIn(data.details) ?? titles;
  }
  return titles;
};

const titlesIn = (details: unknown): Titles | null => {
  if (typeof details !== "object" || details === null || !("title" in details)) return null;
  const titleEn = "titleEn" in details && typeof details.titleEn === "string" ? details.titleEn : null;
  return typeof details.title === "string" ? { title: details.title, titleEn } : null;
};

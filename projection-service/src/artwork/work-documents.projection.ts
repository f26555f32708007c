import type { WorkDocument } from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** The papers of a work; `buyerId`: who holds the work by a sale that has not come to nothing. */
export type WorkDocuments = {
  artworkId: string;
  artistId: string;
  buyerId: string | null;
  /** Oldest first. */
  documents: WorkDocument[];
};

const HANDLED = ["WorkDocumentAdded", "WorkDocumentRemoved", "ArtworkSold", "SoldArtworkReturned"] as const;
type Event = EventsOf<typeof HANDLED>;

const next = (before: WorkDocuments, event: RecordedEvent<Event>): WorkDocuments => {
  switch (event.type) {
    case "WorkDocumentAdded": {
      const { documentId: id, kind, format, isPublic } = event.data;
      return { ...before, documents: [...before.documents, { id, kind, format, isPublic, addedAt: event.recordedAt }] };
    }
    case "WorkDocumentRemoved":
      return { ...before, documents: before.documents.filter(({ id }) => id !== event.data.documentId) };
    case "ArtworkSold":
      return { ...before, buyerId: event.data.buyerId };
    case "SoldArtworkReturned":
      return { ...before, buyerId: null };
  }
};

/** Which documents a work has, and for whom besides its artist. */
export const workDocumentsProjection: Projection<WorkDocuments, Event> = {
  name: "work-documents",
  version: 1,
  indexes: { byArtist: ["artistId"] },
  handles: HANDLED,
  keysOf: ({ data }) => [data.artworkId],
  evolve: (before, event, artworkId) =>
    next(before ?? { artworkId, artistId: event.data.artistId, buyerId: null, documents: [] }, event),
};

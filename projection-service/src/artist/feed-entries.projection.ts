import type { FeedEntryKind } from "@naqsh/shared/artist";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** Something that an artist published, as it stands in the feed of whoever follows them. */
export type FeedEntryDocument = {
  entryId: string;
  kind: FeedEntryKind;
  artistId: string;
  artworkId: string;
  at: Instant;
  /** Its place in every feed; that of its first event for ever. */
  position: Position;
  /** A cancelled auction and a sale that fell keep their place, since a page may go on from it. */
  isWithdrawn: boolean;
};

const PUBLISHED = ["ArtworkApproved", "AuctionScheduled", "ArtworkSold"] as const;
const HANDLED = [...PUBLISHED, "AuctionCancelled", "SoldArtworkReturned"] as const;
type Published = EventsOf<typeof PUBLISHED>;
type Event = EventsOf<typeof HANDLED>;

const KIND_OF = { ArtworkApproved: "work", AuctionScheduled: "auction", ArtworkSold: "sale" } as const;

const keyOf = ({ type, data }: Event): string => {
  switch (type) {
    case "ArtworkApproved":
      return `work-${data.artworkId}`;
    // A work that came back may be sold once more.
    case "ArtworkSold":
    case "SoldArtworkReturned":
      return `sale-${data.orderId}`;
    case "AuctionScheduled":
    case "AuctionCancelled":
      return `auction-${data.auctionId}`;
  }
};

const published = (event: RecordedEvent<Published>): FeedEntryDocument => ({
  entryId: keyOf(event),
  kind: KIND_OF[event.type],
  artistId: event.data.artistId,
  artworkId: event.data.artworkId,
  at: event.recordedAt,
  position: event.position,
  isWithdrawn: false,
});

/**
 * The timelines of all artists: a document for each thing that they published. A feed is merged from them when it is read
 * (docs/decisions/0096-feeds-merged-when-they-are-read.md).
 */
export const feedEntriesProjection: Projection<FeedEntryDocument, Event> = {
  name: "feed-entries",
  version: 2,
  indexes: { byArtist: ["artistId", "position"], byTime: ["position"] },
  handles: HANDLED,
  keysOf: (event) => [keyOf(event)],
  // A work that is approved once more was published before.
  evolve: (entry, event) => {
    switch (event.type) {
      case "AuctionCancelled":
      case "SoldArtworkReturned":
        return entry && { ...entry, isWithdrawn: true };
      default:
        return entry ?? published(event);
    }
  },
};

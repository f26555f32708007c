import type { EventOf } from "../kernel/decider";
import type { ShareWay } from "./share-ways";
import type { ViewSource } from "./view-sources";
import type { EventWords } from "../kernel/event-words";

/** Names nobody: how a work was passed on is counted, not by whom. */
export type ArtworkShared = EventOf<"ArtworkShared", { artworkId: string; artistId: string; way: ShareWay }>;

/** A look at a work, once in half an hour. `viewerId`: who is signed in; null for a visitor, of whom nothing is kept. */
export type ArtworkView = { artworkId: string; artistId: string; source: ViewSource; viewerId: string | null };

/** Somebody looked at a work: as logs of before hold each look. */
export type ArtworkViewed = EventOf<"ArtworkViewed", ArtworkView>;

/** People looked at works, in the order in which they did, on `looks-{id}`. */
export type ArtworksViewed = EventOf<"ArtworksViewed", { views: readonly ArtworkView[] }>;

/** The same of an artist's page. */
export type ArtistPageViewed = EventOf<
  "ArtistPageViewed",
  { artistId: string; source: ViewSource; viewerId: string | null }
>;

/** Of a work, on `engagement-{artworkId}`. */
export type EngagementEvent = ArtworkShared | ArtworkViewed;
/** Of all works, recorded together. */
export type LooksEvent = ArtworksViewed;
/** Of an artist's page, on `engagementOfArtist-{artistId}`. */
export type ArtistEngagementEvent = ArtistPageViewed;

export const engagementEventWords: EventWords<EngagementEvent | LooksEvent | ArtistEngagementEvent> = {
  ArtworkShared: { ar: "مشاركة عمل", en: "Work shared", sentence: "Somebody shared a work" },
  ArtworkViewed: { ar: "مشاهدة عمل", en: "Work viewed", sentence: "Somebody looked at a work" },
  ArtworksViewed: { ar: "مشاهدات أعمال", en: "Works viewed", sentence: "People looked at works" },
  ArtistPageViewed: {
    ar: "زيارة صفحة فنان",
    en: "Artist's page viewed",
    sentence: "Somebody looked at an artist's page",
  },
};

import type { EventOf } from "../kernel/decider";
import type { ShareWay } from "./share-ways";
import type { ViewSource } from "./view-sources";
import type { EventWords } from "../kernel/event-words";

/** Names nobody: how a work was passed on is counted, not by whom. */
export type ArtworkShared = EventOf<"ArtworkShared", { artworkId: string; artistId: string; way: ShareWay }>;

/** Somebody looked at a work, once in half an hour. `viewerId`: who is signed in; null for a visitor, of whom nothing is kept. */
export type ArtworkViewed = EventOf<
  "ArtworkViewed",
  { artworkId: string; artistId: string; source: ViewSource; viewerId: string | null }
>;

/** The same of an artist's page. */
export type ArtistPageViewed = EventOf<
  "ArtistPageViewed",
  { artistId: string; source: ViewSource; viewerId: string | null }
>;

/** Of a work, on `engagement-{artworkId}`. */
export type EngagementEvent = ArtworkShared | ArtworkViewed;
/** Of an artist's page, on `engagementOfArtist-{artistId}`. */
export type ArtistEngagementEvent = ArtistPageViewed;

export const engagementEventWords = {
  ArtworkShared: { ar: "مشاركة عمل", en: "Work shared", sentence: "Somebody shared a work" },
  ArtworkViewed: { ar: "مشاهدة عمل", en: "Work viewed", sentence: "Somebody looked at a work" },
  ArtistPageViewed: {
    ar: "زيارة صفحة فنان",
    en: "Artist's page viewed",
    sentence: "Somebody looked at an artist's page",
  },
} as const satisfies EventWords<EngagementEvent | ArtistEngagementEvent>;

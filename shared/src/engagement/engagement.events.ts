import type { EventOf } from "../kernel/decider";
import type { ShareWay } from "./share-ways";
import type { ViewSource } from "./view-sources";

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

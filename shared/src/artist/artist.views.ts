import type { PublicArtist } from "../account";
import type { ArtworkCard, ArtworkCategory, ArtworkImage } from "../artwork";
import type { Instant } from "../kernel/instant";
import type { SaudiRegion } from "../kernel/saudi-regions";

/** Pushed on topic `artist/<id>`, view `artist-counts`: what an artist's page counts. */
export type ArtistCounts = {
  followersCount: number;
  /** Approved works. */
  artworkCount: number;
  soldCount: number;
};

/** Pushed on topic `artist/<id>`, view `artist-interest`: looks at all their works, and likes of them that stand. */
export type ArtistInterest = { totalViews: number; totalLikes: number };

/** `suspended`: what they made is on show nowhere while it lasts, but in a running auction. `left`: the account is erased. */
export type ArtistStanding = "active" | "suspended" | "left";

/** GET /api/artists/:id */
export type ArtistPage = PublicArtist &
  ArtistCounts &
  ArtistInterest & {
    standing: ArtistStanding;
    bio: string | null;
    bioEn: string | null;
    location: string | null;
    region: SaudiRegion | null;
    /** What they make, most of it first. */
    disciplines: ArtworkCategory[];
    joinedAt: Instant;
  };

/** An item of GET /api/artists, of those that trend and of those that somebody follows. */
export type ListedArtist = PublicArtist &
  ArtistCounts & {
    location: string | null;
    region: SaudiRegion | null;
    disciplines: ArtworkCategory[];
    /** Their newest works, three at most. */
    works: ArtworkImage[];
  };

/** An item of GET /api/follows/following, newest first. */
export type FollowedArtist = {
  id: string;
  /** Null if the artist is no more. */
  name: string | null;
  artworksCount: number;
  artist: ListedArtist;
};

/** A work that was approved, an auction that was announced, or a sale. */
export type FeedEntryKind = "work" | "auction" | "sale";

/** An item of GET /api/feed. */
export type FeedEntry = { id: string; kind: FeedEntryKind; at: Instant; artwork: ArtworkCard };

/** GET /api/feed/news: how many entries came after one; `isMore` if there are more than are counted. */
export type FeedNews = { count: number; isMore: boolean };

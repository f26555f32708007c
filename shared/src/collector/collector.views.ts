import type { ArtworkCard } from "../artwork";
import type { Instant } from "../kernel/instant";
import type { DecimalSar } from "../kernel/money";

/** An item of GET /api/wishlist, newest first; its id is that of its work. */
export type WishlistEntry = ShownWish | HiddenWish;

/** Of a work that left the show: it keeps its place, and says nothing of what is hidden. */
export type HiddenWish = { id: string; artworkId: string; addedAt: Instant; artwork: null };

export type ShownWish = {
  id: string;
  artworkId: string;
  title: string;
  titleEn: string | null;
  imageUrl: string;
  /** Null if the artist is no more. */
  artistName: string | null;
  price: DecimalSar | null;
  views: number;
  likes: number;
  addedAt: Instant;
  /** The price at which it was wished for, net of VAT, where it is another one now. */
  priceThen: DecimalSar | null;
  artwork: ArtworkCard;
};

/** GET /api/marks: which of those asked for the reader marked. */
export type MarksOf = {
  followedArtistIds: string[];
  likedArtworkIds: string[];
  wishedArtworkIds: string[];
  remindedAuctionIds: string[];
};

/** GET /api/marks/counts: all that the reader marked. */
export type MarkCounts = { follows: number; likes: number; wishes: number };

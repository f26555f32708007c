import type { TextRange } from "./matched-ranges";
import type { Instant } from "../kernel/instant";
import type { RiyadhDay } from "../kernel/riyadh-day";
import type { SavedQuestion } from "./saved-search.commands";
import type { SearchPlace } from "./saved-search.events";
import type { ListedArtist } from "../artist";
import type { ArtworkCard, PictureLook } from "../artwork";
import type { Recommendation } from "../recommendation";
import type { AuctionListItem } from "../auction";

/** How words were understood: as they are spelt, with errors put right, or only some of them. */
export type Understood = "asWritten" | "corrected" | "partly";

/** Where sought words stand in a text. */
export type MatchedRanges = TextRange[];

/** In the title or name that a reader of either language sees. */
export type Matched = { ar: MatchedRanges; en: MatchedRanges };

/** Texts of a work besides the title that is shown: the other title, and what its page tells. */
export type FoundField = "title" | "artist" | "medium" | "tag" | "description" | "culturalSignificance";

/** Where sought words stand that the title lacks: the whole text or, of a long one, some words around the first; null where it is shown to members alone. */
export type FoundIn = { field: FoundField; text: string | null; matched: MatchedRanges };

/** `foundIn`: for readers of either language; null if the title has all words, or nothing of the work shows the others. */
export type SearchedWork = ArtworkCard & { matched: Matched; foundIn: { ar: FoundIn | null; en: FoundIn | null } };
/** `name`, `artworkCount`: as the list of names needs them. */
export type SearchedArtist = ListedArtist & { name: string; matched: Matched };
export type SearchedAuction = AuctionListItem & { matched: Matched };

/** GET /api/search: works, artists and auctions in one answer, the best first. */
export type SearchAnswer = {
  understood: Understood;
  /** The words that were searched instead; null unless `corrected`. */
  corrected: string | null;
  artworks: SearchedWork[];
  /** How many works there are on all pages. */
  total: number;
  /** Where no work fits the filters: those that miss the fewest of them, a few. */
  nearest: SearchedWork[];
  artists: SearchedArtist[];
  artistsTotal: number;
  auctions: SearchedAuction[];
  auctionsTotal: number;
  /** With `aiRecommend`, for whoever is signed in: works that fit the filters and their reader, each with why. */
  recommended: Recommendation[];
};

/** POST /api/search/picture: what the picture looks like; the picture itself is kept nowhere. */
export type LookedAtPicture = { look: PictureLook };

/** A work with how near its picture is, in whole percent; `shape` is null if one of them is all one tone. */
export type WorkAlike = ArtworkCard & { alike: { shape: number | null; colours: number; isSamePicture: boolean } };

/** GET /api/search/alike: the nearest first. */
export type AlikeAnswer = {
  artworks: WorkAlike[];
  /** How many come near, of which these are the nearest. */
  total: number;
  /** How many works the picture was compared with. */
  compared: number;
};

/** An item of GET /api/searches/history, the newest first; the same words are one, under the ids of each time. */
export type RememberedSearch = { query: string; entryIds: string[] };

/** An item of GET /api/saved-searches. */
export type SavedSearch = { id: string; name: string; place: SearchPlace; question: SavedQuestion; savedAt: Instant };

/** An item of GET /api/admin/searches. */
export type SoughtTerm = {
  id: string;
  /** Its words as they were written last, without signs. */
  query: string;
  /** How often it was sought; a person counts once on a day. */
  sought: number;
  /** How often something that it found was opened. */
  chosen: number;
  /** How much it finds now. */
  resultsCount: number;
  /** The last day on which it was sought: the moment would tell who. */
  lastOn: RiyadhDay;
};

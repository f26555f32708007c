import * as z from "zod/mini";
import { ARTWORK_CATEGORIES, type ArtworkCard } from "../artwork";
import type { AuctionListItem } from "../auction";
import { answer, get } from "../kernel/endpoint";
import { pageFields, wholeNumber, yesOrNo } from "../kernel/query-input";
import { LONGEST_WORDS } from "../kernel/sought-words";
import type { ArtistPage, FeedEntry, FeedNews, FollowedArtist, ListedArtist } from "./artist.views";
import { SAUDI_REGIONS } from "../kernel/saudi-regions";

export const ARTIST_SORTS = ["popular", "works", "newest"] as const;

export const ArtistsQuery = z.object({
  ...pageFields(24),
  q: z.optional(z.string().check(z.maxLength(LONGEST_WORDS))),
  discipline: z.optional(z.enum(ARTWORK_CATEGORIES)),
  region: z.optional(z.enum(SAUDI_REGIONS)),
  sort: z._default(z.enum(ARTIST_SORTS), "popular"),
});
export type ArtistsQuery = z.infer<typeof ArtistsQuery>;

const PageQuery = z.object(pageFields(24));
const WorksQuery = z.object({ ...pageFields(24), sold: yesOrNo });
const FewQuery = z.object({ limit: z._default(wholeNumber(1, 24), 6) });

/** Names an entry of a feed, and the place in it that a page goes on from. */
const entryId = z.string().check(z.maxLength(60));
const FeedQuery = z.object({ limit: z._default(wholeNumber(1, 50), 20), cursor: z.optional(entryId) });
const FeedNewsQuery = z.object({ after: entryId });

export const artistReads = {
  artists: get("/api/artists", {
    access: "anyone",
    summary: { ar: "الفنانون، بالبحث والمجال والمنطقة", en: "The artists, searched, by discipline and region" },
    input: ArtistsQuery,
    answer: answer<ListedArtist[]>(),
    paged: true,
  }),
  suggestedArtists: get("/api/artists/suggested", {
    access: "anyone",
    summary: { ar: "الفنانون الرائجون هذه الأيام", en: "The artists that trend these days" },
    input: FewQuery,
    answer: answer<ListedArtist[]>(),
  }),
  artistPage: get("/api/artists/:id", {
    access: "anyone",
    summary: { ar: "صفحة فنان", en: "An artist as everyone may see them" },
    answer: answer<ArtistPage>(),
    refusals: ["ARTIST_UNKNOWN"],
  }),
  artworksOfArtist: get("/api/artists/:id/artworks", {
    access: "anyone",
    summary: { ar: "أعمال فنان، أو ما بيع منها", en: "The works of an artist, or those that were sold" },
    input: WorksQuery,
    answer: answer<ArtworkCard[]>(),
    refusals: ["ARTIST_UNKNOWN"],
    paged: true,
  }),
  auctionsOfArtist: get("/api/artists/:id/auctions", {
    access: "anyone",
    summary: { ar: "مزادات فنان الجارية والقادمة", en: "The auctions of an artist that run or are to come" },
    input: PageQuery,
    answer: answer<AuctionListItem[]>(),
    refusals: ["ARTIST_UNKNOWN"],
    paged: true,
  }),
  trendingArtworks: get("/api/trending/artworks", {
    access: "anyone",
    summary: { ar: "الأعمال الرائجة هذه الأيام", en: "The works that trend these days" },
    input: FewQuery,
    answer: answer<ArtworkCard[]>(),
  }),
  following: get("/api/follows/following", {
    access: "signedIn",
    summary: {
      ar: "الفنانون الذين يتابعهم القارئ، الأحدث أولًا",
      en: "The artists that the reader follows, newest first",
    },
    input: PageQuery,
    answer: answer<FollowedArtist[]>(),
    paged: true,
  }),
  followStatus: get("/api/follows/status", {
    access: "signedIn",
    summary: { ar: "هل يتابع القارئ هذا الفنان؟", en: "Whether the reader follows this artist" },
    input: z.object({ artistId: z.uuid() }),
    answer: answer<{ isFollowing: boolean }>(),
  }),
  feed: get("/api/feed", {
    access: "signedIn",
    summary: {
      ar: "جديد الفنانين الذين يتابعهم القارئ، الأحدث أولًا",
      en: "What the artists that the reader follows published, newest first",
    },
    input: FeedQuery,
    answer: answer<FeedEntry[]>(),
    paged: true,
  }),
  feedNews: get("/api/feed/news", {
    access: "signedIn",
    summary: { ar: "عدد ما استجد بعد أحدث ما رآه القارئ", en: "How much came after what the reader saw last" },
    input: FeedNewsQuery,
    answer: answer<FeedNews>(),
  }),
};

import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { pageFields, yesOrNo } from "../kernel/query-input";
import { ARTWORK_COLOURS } from "./artwork-colour";
import { ARTWORK_CATEGORIES } from "./artwork.events";
import type { ArtworkCard, ArtworkDetail, ReviewedArtwork } from "./artwork.views";

const riyals = z.optional(z.coerce.number().check(z.minimum(0), z.maximum(99_999_999)));
const words = z.optional(z.string().check(z.maxLength(200)));

/** `by`: in a link to a further page, the word that the search's list is read by. */
export const ArtworksQuery = z.object({
  ...pageFields(24),
  q: words,
  by: words,
  category: z.optional(z.enum(["all", ...ARTWORK_CATEGORIES])),
  colour: z.optional(z.enum(ARTWORK_COLOURS)),
  minPrice: riyals,
  maxPrice: riyals,
  featured: yesOrNo,
  isAuction: yesOrNo,
  forSale: yesOrNo,
  artist: z.optional(z.uuid()),
  sort: z._default(z.enum(["newest", "oldest", "popular", "price-low", "price-high"]), "newest"),
});
export type ArtworksQuery = z.infer<typeof ArtworksQuery>;

const PageQuery = z.object(pageFields(24));

export const artworkReads = {
  artworks: get("/api/artworks", {
    access: "anyone",
    summary: { ar: "الأعمال المعروضة، بالتصفية والبحث", en: "The works of the marketplace, filtered and searched" },
    input: ArtworksQuery,
    answer: answer<ArtworkCard[]>(),
    paged: true,
  }),
  myArtworks: get("/api/artworks/my", {
    access: "signedIn",
    summary: { ar: "أعمال الفنان نفسه", en: "The artist's own works, in every state of review" },
    input: PageQuery,
    answer: answer<ReviewedArtwork[]>(),
    paged: true,
  }),
  artwork: get("/api/artworks/:id", {
    access: "anyone",
    summary: { ar: "عمل واحد", en: "One work" },
    answer: answer<ArtworkDetail>(),
    refusals: ["ARTWORK_UNKNOWN"],
  }),
  pendingArtworks: get("/api/admin/artworks/pending", {
    access: "administrator",
    summary: { ar: "الأعمال التي تنتظر المراجعة، الأقدم أولًا", en: "The works that wait for review, oldest first" },
    input: PageQuery,
    answer: answer<ReviewedArtwork[]>(),
    paged: true,
  }),
};

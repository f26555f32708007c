import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { pageFields, wholeNumber, yesOrNo } from "../kernel/query-input";
import { SAUDI_REGIONS } from "../kernel/saudi-regions";
import { LONGEST_WORDS } from "../kernel/sought-words";
import { ARTWORK_COLOURS } from "./artwork-colour";
import { ARTWORK_ORIENTATIONS, ARTWORK_SIZES } from "./artwork-shape";
import { ARTWORK_CATEGORIES } from "./artwork.events";
import type { ArtworkFacets } from "./artwork-facets.views";
import type {
  ArtworkCard,
  ArtworkDetail,
  ArtworkProvenance,
  FeaturedArtwork,
  ReviewedArtwork,
  VerificationItem,
} from "./artwork.views";
import type { SoldArtwork } from "./sold-artwork.views";
import { WORK_DOCUMENT_TYPES, type WorkDocument } from "./work-document";
import { VERIFICATION_LISTS } from "./work-verification";

const riyals = z.optional(z.coerce.number().check(z.minimum(0), z.maximum(99_999_999)));
const words = z.optional(z.string().check(z.maxLength(LONGEST_WORDS)));

export const ArtworksQuery = z.object({
  ...pageFields(24),
  q: words,
  category: z.optional(z.enum(["all", ...ARTWORK_CATEGORIES])),
  colour: z.optional(z.enum(ARTWORK_COLOURS)),
  minPrice: riyals,
  maxPrice: riyals,
  featured: yesOrNo,
  isAuction: yesOrNo,
  forSale: yesOrNo,
  artist: z.optional(z.uuid()),
  medium: words,
  region: z.optional(z.enum(SAUDI_REGIONS)),
  size: z.optional(z.enum(ARTWORK_SIZES)),
  orientation: z.optional(z.enum(ARTWORK_ORIENTATIONS)),
  verified: yesOrNo,
  sort: z._default(z.enum(["newest", "oldest", "popular", "price-low", "price-high"]), "newest"),
});
export type ArtworksQuery = z.infer<typeof ArtworksQuery>;

const PageQuery = z.object(pageFields(24));

const VerificationsQuery = z.object({
  ...pageFields(24),
  standing: z._default(z.enum(VERIFICATION_LISTS), "waiting"),
});

export const artworkReads = {
  artworks: get("/api/artworks", {
    access: "anyone",
    summary: { ar: "الأعمال المعروضة، بالتصفية والبحث", en: "The works of the marketplace, filtered and searched" },
    input: ArtworksQuery,
    answer: answer<ArtworkCard[]>(),
    paged: true,
  }),
  artworkFacets: get("/api/artworks/facets", {
    access: "anyone",
    readLimit: "facets",
    summary: {
      ar: "عدد الأعمال تحت كل تصفية، والبقية كما اختيرت",
      en: "How many works each choice of a filter would show, the other filters as they are",
    },
    input: ArtworksQuery,
    answer: answer<ArtworkFacets>(),
  }),
  myArtworks: get("/api/artworks/my", {
    access: "signedIn",
    summary: { ar: "أعمال الفنان نفسه", en: "The artist's own works, in every state of review" },
    input: PageQuery,
    answer: answer<ReviewedArtwork[]>(),
    paged: true,
  }),
  userArtworks: get("/api/user/artworks", {
    access: "signedIn",
    summary: { ar: "أعمال القارئ نفسه", en: "The reader's own works, in every state of review" },
    input: PageQuery,
    answer: answer<ReviewedArtwork[]>(),
    paged: true,
  }),
  artwork: get("/api/artworks/:id", {
    access: "anyone",
    summary: { ar: "عمل واحد", en: "One work" },
    answer: answer<ArtworkDetail>(),
    refusals: ["ARTWORK_UNKNOWN", "ARTWORK_WITHDRAWN"],
  }),
  similarArtworks: get("/api/artworks/:id/similar", {
    access: "anyone",
    summary: {
      ar: "الأعمال الأقرب إلى عمل في تصنيفه وخامته ولونه وسعره",
      en: "The works nearest to one in kind, medium, colour and price",
    },
    input: z.object({ limit: z._default(wholeNumber(1, 24), 4) }),
    answer: answer<ArtworkCard[]>(),
    refusals: ["ARTWORK_UNKNOWN"],
  }),
  artworkProvenance: get("/api/artworks/:id/provenance", {
    access: "signedIn",
    summary: {
      ar: "أسعار عمل ومزاداته ومبيعاته ووثائقه وتوثيقه",
      en: "The prices, auctions, sales, papers and verification of a work",
    },
    answer: answer<ArtworkProvenance>(),
    refusals: ["ARTWORK_UNKNOWN"],
  }),
  soldArtwork: get("/api/artworks/:id/sales/:orderId", {
    access: "signedIn",
    summary: {
      ar: "العمل كما وُصف يوم بيعه، وما تغيّر بعده، لمن يعنيه البيع",
      en: "A work as it read on the day of its sale and what has changed since, for those whom the sale concerns",
    },
    answer: answer<SoldArtwork>(),
    refusals: ["ORDER_UNKNOWN"],
  }),
  fullPicture: get("/api/artworks/:id/picture", {
    access: "signedIn",
    summary: {
      ar: "الصورة الكاملة لعمل، لفنانه ومن يملكه",
      en: "The full picture of a work, for its artist and its owner",
    },
    answer: answer<null>(),
    produces: ["image/jpeg", "image/png", "image/webp", "image/avif"],
    refusals: ["ARTWORK_UNKNOWN", "NOT_YOUR_ARTWORK", "NOT_FOUND"],
  }),
  workDocuments: get("/api/artworks/:id/documents", {
    access: "signedIn",
    summary: { ar: "وثائق عمل، كما تُتاح للقارئ", en: "The documents of a work that the reader may see" },
    answer: answer<WorkDocument[]>(),
    refusals: ["ARTWORK_UNKNOWN"],
  }),
  workDocument: get("/api/artworks/:id/documents/:documentId", {
    access: "signedIn",
    summary: { ar: "وثيقة من وثائق عمل", en: "A document of a work" },
    answer: answer<null>(),
    produces: Object.values(WORK_DOCUMENT_TYPES),
    refusals: ["NOT_FOUND"],
  }),
  pendingArtworks: get("/api/admin/artworks/pending", {
    access: "administrator",
    summary: { ar: "الأعمال التي تنتظر المراجعة، الأقدم أولًا", en: "The works that wait for review, oldest first" },
    input: PageQuery,
    answer: answer<ReviewedArtwork[]>(),
    paged: true,
  }),
  featuredArtworks: get("/api/admin/artworks/featured", {
    access: "administrator",
    summary: {
      ar: "الأعمال المميّزة في كل الأيام، بحسب موضعها",
      en: "The featured works of all days, by their place",
    },
    input: PageQuery,
    answer: answer<FeaturedArtwork[]>(),
    paged: true,
  }),
  workVerifications: get("/api/admin/artworks/verifications", {
    access: "administrator",
    summary: {
      ar: "الأعمال الموثّقة، الأحدث أولًا، أو التي تنتظر أن تُرى، الأقدم أولًا",
      en: "The verified works, newest first, or those that wait to be seen, oldest first",
    },
    input: VerificationsQuery,
    answer: answer<VerificationItem[]>(),
    paged: true,
  }),
};

import type { ListedArtist } from "@naqsh/shared/artist";
import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { AuctionListItem } from "@naqsh/shared/auction";
import type { CollectionCard } from "@naqsh/shared/collection";
import type { AlikeAnswer, SearchAnswer } from "@naqsh/shared/search";
import type { Language } from "@naqsh/shared/kernel/language";
import { altOf, titleOf } from "../lib/artwork-names";
import { renditionAtLeast, sourceAtLeast, type ArtworkImage } from "../ui/artwork-image";
import type { PageImage } from "./page-head";
import type { RecordedAnswers } from "./recorded-answers";
import { LARGE } from "./work-head";

type Pictured = { image: ArtworkImage; title?: string; titleEn?: string | null };

const ofArtists = (artists: readonly ListedArtist[]): Pictured[] =>
  artists.flatMap(({ works }) => works.map((image) => ({ image })));

const ofSearch = ({ artworks, nearest, auctions, artists }: SearchAnswer): Pictured[] => [
  ...artworks,
  ...nearest,
  ...auctions.map(({ lot }) => lot),
  ...ofArtists(artists),
];

/** The works that an answer shows, by its question. */
const WORKS_IN: Readonly<Record<string, (answer: unknown) => readonly Pictured[]>> = {
  "/api/artworks": (answer) => answer as ArtworkCard[],
  "/api/auctions": (answer) => (answer as AuctionListItem[]).map(({ lot }) => lot),
  "/api/artists": (answer) => ofArtists(answer as ListedArtist[]),
  "/api/search": (answer) => ofSearch(answer as SearchAnswer),
  "/api/search/alike": (answer) => (answer as AlikeAnswer).artworks,
  "/api/collections": (answer) =>
    (answer as CollectionCard[]).flatMap(({ cover }) => cover ?? []).map((image) => ({ image })),
};

/** What pages about many things ask for what they show. */
const QUESTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  "/": ["/api/artworks"],
  "/marketplace": ["/api/artworks"],
  "/auctions": ["/api/auctions"],
  "/artists": ["/api/artists"],
  "/collections": ["/api/collections"],
  // Before anything is sought, featured works stand there.
  "/search": ["/api/search", "/api/search/alike", "/api/artworks"],
};

const sizeOf = (image: ArtworkImage): Required<PageImage>["size"] => {
  const width = renditionAtLeast(image, LARGE) ?? image.width;
  return { width, height: Math.round((width * image.height) / image.width) };
};

/** The first work that a page about many things shows, `title` is the page's; undefined if it shows none. */
export const listImage = (
  path: string,
  answers: Pick<RecordedAnswers, "answersTo">,
  { language, title }: { language: Language; title: string },
): PageImage | undefined => {
  const [first] = (QUESTIONS_OF[path] ?? []).flatMap((question) =>
    answers.answersTo(question).flatMap((answer) => WORKS_IN[question]?.(answer) ?? []),
  );
  if (first === undefined) return undefined;
  const { image, title: name = title, titleEn = null } = first;
  const alt = altOf(first, language) || titleOf({ title: name, titleEn }, language);
  return { path: sourceAtLeast(image, LARGE), alt, size: sizeOf(image) };
};

import type { ArtworkCategory, ArtworkColour, ArtworkDetails } from "@naqsh/shared/artwork";
import type { SearchDocument, SearchField } from "./search-index";

/** What a person is called and where they live, opened; empty if nothing is said. */
export type NameTexts = { name: string; latinName: string; location: string; bio: string };

/** How much a word counts by where it stands, at most 200. */
const WEIGHTS = {
  title: 120,
  artist: 90,
  medium: 50,
  category: 40,
  tags: 60,
  region: 30,
  colour: 25,
  description: 14,
} as const;

/** Words by which people ask for what a category holds, in both languages. */
const CATEGORY_WORDS: Readonly<Record<ArtworkCategory, string>> = {
  painting: "لوحة لوحات رسم مرسوم تشكيلي painting picture painted",
  digital_art: "فن رقمي ديجيتال digital art generative",
  photography: "صورة صور تصوير ضوئي فوتوغرافي photography photo photograph",
  sculpture: "نحت منحوتة منحوتات تمثال مجسم sculpture statue carving",
  calligraphy: "خط عربي خطوط حروفية مخطوطة calligraphy arabic lettering script",
  mixed_media: "وسائط متعددة مختلطة mixed media collage",
  traditional_art: "فن تقليدي تراث تراثي شعبي حرفة traditional folk heritage craft",
};

const COLOUR_WORDS: Readonly<Record<ArtworkColour, string>> = {
  red: "أحمر حمراء red",
  earth: "بني ترابي brown earth",
  gold: "ذهبي أصفر gold yellow",
  green: "أخضر خضراء green",
  teal: "فيروزي تركواز teal turquoise",
  blue: "أزرق زرقاء blue",
  purple: "بنفسجي purple violet",
  pink: "وردي pink",
  light: "أبيض فاتح white light",
  grey: "رمادي grey gray",
  dark: "أسود داكن black dark",
};

const field = (weight: number, ...texts: readonly (string | null)[]): SearchField => ({
  weight,
  texts: texts.filter((text): text is string => text !== null && text !== ""),
});

/** A field of texts that come with many works and tell of nobody. */
const commonField = (weight: number, ...texts: readonly (string | null)[]): SearchField => ({
  ...field(weight, ...texts),
  areCommon: true,
});

const titlesOf = ({ title, titleEn }: Pick<ArtworkDetails, "title" | "titleEn">): string[] =>
  titleEn === null ? [title] : [title, titleEn];

export type WorkTexts = { details: ArtworkDetails; colour: ArtworkColour | null; artist: NameTexts };

/** What a work is found by. */
export const workDocument = (id: string, { details, colour, artist }: WorkTexts): SearchDocument => ({
  id,
  kind: "artwork",
  titles: titlesOf(details),
  fields: [
    field(WEIGHTS.title, details.title, details.titleEn),
    field(WEIGHTS.artist, artist.name, artist.latinName),
    commonField(WEIGHTS.medium, details.medium, details.mediumEn),
    commonField(WEIGHTS.category, CATEGORY_WORDS[details.category]),
    commonField(WEIGHTS.tags, ...details.tags),
    field(WEIGHTS.region, artist.location),
    commonField(WEIGHTS.colour, colour === null ? null : COLOUR_WORDS[colour]),
    field(WEIGHTS.description, details.description, details.descriptionEn, details.culturalSignificance),
  ],
});

/** What an artist is found by. */
export const artistDocument = (
  id: string,
  { name, latinName, location, bio }: NameTexts,
  disciplines: readonly ArtworkCategory[],
): SearchDocument => ({
  id,
  kind: "artist",
  titles: [name, latinName],
  fields: [
    field(WEIGHTS.title, name, latinName),
    commonField(WEIGHTS.category, ...disciplines.map((category) => CATEGORY_WORDS[category])),
    field(WEIGHTS.region, location),
    field(WEIGHTS.description, bio),
  ],
});

/** What an auction is found by: its work, and that it is one. `ofId`: the artist's. */
export const auctionDocument = (id: string, ofId: string, work: WorkTexts): SearchDocument => {
  const { titles, fields } = workDocument(id, work);
  return {
    id,
    kind: "auction",
    ofId,
    titles,
    fields: [...fields, commonField(WEIGHTS.category, "مزاد مزادات auction bid")],
  };
};

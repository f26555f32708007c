import type { ArtworkCategory, ArtworkColour, ArtworkDetails } from "@naqsh/shared/artwork";
import { regionOf, type SaudiRegion } from "@naqsh/shared/kernel/saudi-regions";
import type { SearchDocument, SearchField } from "./search-document";

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
  year: 40,
  colour: 25,
  description: 14,
} as const;

/** What the shop calls a category, in both languages. */
const CATEGORY_NAMES: Readonly<Record<ArtworkCategory, string>> = {
  painting: "لوحة لوحات painting paintings",
  digital_art: "فن رقمي digital art",
  photography: "تصوير photography",
  sculpture: "منحوتة منحوتات sculpture sculptures",
  calligraphy: "خط عربي calligraphy",
  mixed_media: "وسائط متعددة mixed media",
  traditional_art: "فنون تقليدية traditional art",
};

/** Words by which people ask for what a category holds besides, in both languages: found, and suggested to nobody. */
const CATEGORY_WORDS: Readonly<Record<ArtworkCategory, string>> = {
  painting: "رسم مرسوم تشكيلي رسام رسامة picture painted painter",
  digital_art: "ديجيتال generative",
  photography: "صورة صور ضوئي فوتوغرافي مصور مصورة photo photograph photographer",
  sculpture: "نحت تمثال مجسم نحات نحاتة statue carving sculptor",
  calligraphy: "خطوط حروفية مخطوطة خطاط خطاطة arabic lettering script calligrapher",
  mixed_media: "مختلطة collage",
  traditional_art: "فن تقليدي تراث تراثي شعبي حرفة folk heritage craft",
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

/** The regions as the shop names them, in both languages; their cities are in the artists' own words. */
const REGION_WORDS: Readonly<Record<SaudiRegion, string>> = {
  riyadh: "الرياض Riyadh",
  makkah: "مكة المكرمة Makkah Mecca",
  madinah: "المدينة المنورة Madinah Medina",
  qassim: "القصيم Qassim",
  eastern: "الشرقية Eastern",
  asir: "عسير Asir Aseer",
  tabuk: "تبوك Tabuk",
  hail: "حائل Hail",
  northern: "الحدود الشمالية Northern Borders",
  jazan: "جازان Jazan",
  najran: "نجران Najran",
  bahah: "الباحة Bahah",
  jawf: "الجوف Jawf",
};

/** Names of categories and regions of more than one word, which a word alone would not complete. */
const LONG_NAMES: Readonly<Partial<Record<ArtworkCategory | SaudiRegion, readonly string[]>>> = {
  digital_art: ["فن رقمي", "digital art"],
  calligraphy: ["خط عربي"],
  mixed_media: ["وسائط متعددة", "mixed media"],
  traditional_art: ["فنون تقليدية", "traditional art"],
  makkah: ["مكة المكرمة"],
  madinah: ["المدينة المنورة"],
  northern: ["الحدود الشمالية", "Northern Borders"],
};

const ARTIST_WORDS = "فنان فنانة فنانون فنانين artist artists";

const regionWordsOf = (location: string): string | null => {
  const region = regionOf(location);
  return region === null ? null : REGION_WORDS[region];
};

const longNamesOf = (of: ArtworkCategory | SaudiRegion | null): readonly string[] =>
  of === null ? [] : (LONG_NAMES[of] ?? []);

const written = (texts: readonly (string | null)[]): string[] =>
  texts.filter((text): text is string => text !== null && text !== "");

const field = (weight: number, ...texts: readonly (string | null)[]): SearchField => ({
  weight,
  texts: written(texts),
});

/** A field that everyone reads on the page of what is found, visitors as well. */
const openField = (weight: number, ...texts: readonly (string | null)[]): SearchField => ({
  ...field(weight, ...texts),
  isOpen: true,
});

/** A field of texts that come with many works and tell of nobody. */
const commonField = (weight: number, ...texts: readonly (string | null)[]): SearchField => ({
  ...field(weight, ...texts),
  areCommon: true,
});

const openCommonField = (weight: number, ...texts: readonly (string | null)[]): SearchField => ({
  ...commonField(weight, ...texts),
  isOpen: true,
});

const titlesOf = ({ title, titleEn }: Pick<ArtworkDetails, "title" | "titleEn">): string[] =>
  titleEn === null ? [title] : [title, titleEn];

export type WorkTexts = { details: ArtworkDetails; colour: ArtworkColour | null; artist: NameTexts };

/** What a work is found by. */
export const workDocument = (id: string, { details, colour, artist }: WorkTexts): SearchDocument => ({
  id,
  kind: "artwork",
  titles: titlesOf(details),
  names: [
    ...written([details.medium, details.mediumEn]),
    ...longNamesOf(details.category),
    ...longNamesOf(regionOf(artist.location)),
  ],
  fields: [
    openField(WEIGHTS.title, details.title, details.titleEn),
    openField(WEIGHTS.artist, artist.name, artist.latinName),
    openCommonField(WEIGHTS.medium, details.medium, details.mediumEn),
    openCommonField(WEIGHTS.category, CATEGORY_NAMES[details.category]),
    commonField(WEIGHTS.category, CATEGORY_WORDS[details.category]),
    // Members alone read them on the work's page.
    commonField(WEIGHTS.tags, ...details.tags),
    openField(WEIGHTS.region, artist.location),
    openCommonField(WEIGHTS.region, regionWordsOf(artist.location)),
    openCommonField(WEIGHTS.year, details.yearCreated === null ? null : String(details.yearCreated)),
    openCommonField(WEIGHTS.colour, colour === null ? null : COLOUR_WORDS[colour]),
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
  names: [...disciplines, regionOf(location)].flatMap(longNamesOf),
  fields: [
    openField(WEIGHTS.title, name, latinName),
    openCommonField(WEIGHTS.category, ARTIST_WORDS, ...disciplines.map((category) => CATEGORY_NAMES[category])),
    commonField(WEIGHTS.category, ...disciplines.map((category) => CATEGORY_WORDS[category])),
    openField(WEIGHTS.region, location),
    openCommonField(WEIGHTS.region, regionWordsOf(location)),
    field(WEIGHTS.description, bio),
  ],
});

/** What an auction is found by: its work, and that it is one. `ofId`: the artist's. */
export const auctionDocument = (id: string, ofId: string, work: WorkTexts): SearchDocument => {
  const { titles, names = [], fields } = workDocument(id, work);
  return {
    id,
    kind: "auction",
    ofId,
    titles,
    names,
    fields: [...fields, openCommonField(WEIGHTS.category, "مزاد مزادات auction bid")],
  };
};

import { ARTWORK_CATEGORIES, type ArtworkColour, type ArtworkDetails } from "@naqsh/shared/artwork";

type NameTexts = { name: string; latinName: string; location: string; bio: string };
export type MadeWork = {
  id: string;
  texts: { details: ArtworkDetails; colour: ArtworkColour | null; artist: NameTexts };
};

/** Words of titles in both languages, side by side: no work of the demo is called by them. */
const HEADS = [
  ["حديقة", "Garden"],
  ["سماء", "Sky"],
  ["ذاكرة", "Memory"],
  ["نافذة", "Window"],
  ["حلم", "Dream"],
  ["مدينة", "City"],
  ["طريق", "Road"],
  ["مرآة", "Mirror"],
  ["حصان", "Horse"],
  ["صقر", "Falcon"],
  ["مطر", "Rain"],
  ["قهوة", "Coffee"],
  ["وجه", "Face"],
  ["سوق", "Market"],
  ["قلعة", "Fortress"],
  ["قمر", "Moon"],
] as const;
const TAILS = [
  ["الشتاء", "Winter"],
  ["الصيف", "Summer"],
  ["الغائب", "the Absent"],
  ["الأمس", "Yesterday"],
  ["الحجاز", "Hijaz"],
  ["العلا", "AlUla"],
  ["الجوف", "Al-Jawf"],
  ["تبوك", "Tabuk"],
  ["الطفولة", "Childhood"],
  ["السفر", "Travel"],
  ["الصمت", "Silence"],
  ["القديمة", "the Old Days"],
  ["البعيد", "Far Away"],
] as const;
const MEDIUMS = [
  ["ألوان مائية", "Watercolour"],
  ["فحم على ورق", "Charcoal on paper"],
  ["خزف", "Ceramic"],
  ["زيت على كتان", "Oil on linen"],
  ["أكريليك", "Acrylic"],
] as const;
const ARTISTS = [
  { name: "ليلى المطيري", latinName: "Layla Almutairi", location: "تبوك", bio: "" },
  { name: "خالد الزهراني", latinName: "Khalid Alzahrani", location: "مكة", bio: "" },
  { name: "منى السبيعي", latinName: "Mona Alsubaie", location: "الدمام", bio: "" },
  { name: "ماجد العنزي", latinName: "Majed Alanazi", location: "عرعر", bio: "" },
] as const;

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!;

/** The same works each time, of other titles than those of the demo, for a search to tell apart: some share mediums and places with it. */
export const madeWorks = (count = 400): MadeWork[] =>
  Array.from({ length: count }, (_, no) => {
    const head = pick(HEADS, no);
    const tail = pick(TAILS, Math.floor(no / HEADS.length) + no * 5);
    const medium = pick(MEDIUMS, no * 3 + Math.floor(no / 7));
    const [title, titleEn] = [`${head[0]} ${tail[0]} ${no}`, `${head[1]} of ${tail[1]} ${no}`];
    return {
      id: `made-${no}`,
      texts: {
        artist: pick(ARTISTS, no * 7),
        colour: null,
        details: {
          title,
          titleEn,
          description: `${title}: عمل بضوء الصحراء والبحر والليل، من بيت قديم وورد.`,
          descriptionEn: `${titleEn}: a work of light, desert, sea and night, of an old house and a rose.`,
          category: pick(ARTWORK_CATEGORIES, no * 3),
          medium: medium[0],
          mediumEn: medium[1],
          dimensions: null,
          heightCm: null,
          widthCm: null,
          yearCreated: 2020,
          tags: [head[0], tail[0], head[1]],
          culturalSignificance: null,
          altText: null,
          altTextEn: null,
          image: { file: "", sha256: "", width: 1, height: 1, contentType: "image/jpeg" },
        },
      },
    };
  });

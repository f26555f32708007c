import { demoArtworks } from "./content/artworks";
import type { BilingualText } from "@naqsh/shared/kernel/bilingual-text";
import { rejectedWork, waitingForReview } from "./demo-calendar";
import type { DemoCast } from "./demo-cast";
import type { DemoVisitor } from "./demo-visitor";
import type { Happening } from "./happening";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Gathered = { slug: string; note?: string };
type DemoCollection = { text: { name: string; description: string }; works: Gathered[]; isPublic: boolean };

/** What the first collector gathers: one for everyone, one for herself. */
const ofCollector: readonly DemoCollection[] = [
  {
    text: { name: "ذاكرة الرمل", description: "أعمال تعيدني إلى طفولتي في القصيم." },
    works: [
      { slug: "stillness-of-sand", note: "أول عمل وقفت أمامه طويلًا." },
      { slug: "shadow-of-clay", note: "هذا لون جدران بيتنا القديم." },
      { slug: "caravan-routes" },
      { slug: "night-in-jubbah", note: "لغرفة المكتب." },
    ],
    isPublic: true,
  },
  {
    text: { name: "لبيتنا الجديد", description: "" },
    works: [{ slug: "the-guest-room" }, { slug: "house-of-seven-storeys", note: "إن نزل سعره." }],
    isPublic: false,
  },
];

/** Series of artists, of their own works. */
const SERIES: Readonly<Record<string, BilingualText>> = {
  noura: { ar: "ما يبقى من النول", en: "What the loom leaves" },
  reem: { ar: "مدارات", en: "Orbits" },
  salma: { ar: "أثر الريح في الحجر", en: "Wind upon stone" },
  yousef: { ar: "حروف وضوء", en: "Letters and light" },
};

const isSeen = (slug: string): boolean =>
  slug !== rejectedWork.slug && !waitingForReview.some((waiting) => waiting.slug === slug);

const seriesOf = (key: string, text: BilingualText): DemoCollection => ({
  text: { name: text.ar, description: text.en },
  works: demoArtworks.filter(({ artist, slug }) => artist === key && isSeen(slug)).map(({ slug }) => ({ slug })),
  isPublic: true,
});

type Stage = { presentMs: number; cast: DemoCast };

/** What collectors and artists of the demo gather, in their order and with their words. */
export const collectionHappenings = (
  { presentMs, cast }: Stage,
  artworkIds: ReadonlyMap<string, string>,
): Happening[] => {
  const gathering = (visitor: DemoVisitor, { text, works, isPublic }: DemoCollection, at: number): Happening => ({
    at: presentMs + at,
    what: `the collection ${text.name} begins`,
    happen: async () => {
      const { id } = await visitor.post<{ id: string }>("/api/collections", text);
      for (const { slug, note = "" } of works) {
        // oxlint-disable-next-line no-await-in-loop -- a story is told in order
        await visitor.post(`/api/collections/${id}/works`, { artworkId: artworkIds.get(slug)!, note });
      }
      if (isPublic) await visitor.post(`/api/collections/${id}/publish`, {});
    },
  });
  const [first] = cast.collectors.values();
  return [
    ...ofCollector.flatMap((one, place) => (first ? [gathering(first, one, (place - 6) * DAY)] : [])),
    ...Object.entries(SERIES).flatMap(([key, text], place) => {
      const artist = cast.artists.get(key);
      return artist ? [gathering(artist, seriesOf(key, text), -12 * DAY + place * 5 * HOUR)] : [];
    }),
  ];
};

import type { ArtworkCategory, DescriptionWay, EnhanceDescriptionBody } from "@naqsh/shared/artwork";
import { ended, inARow, mended, partsOf, sentencesOf } from "../writing/arabic-sentences";

const KINDS: Readonly<Record<ArtworkCategory, string>> = {
  painting: "لوحة",
  digital_art: "عمل رقمي",
  photography: "صورة فوتوغرافية",
  sculpture: "منحوتة",
  calligraphy: "عمل من الخط العربي",
  mixed_media: "عمل بوسائط متعددة",
  traditional_art: "عمل من الفنون التقليدية",
};

const ON_A_WALL = "، فتخيّله على جدارك بحجمه الحقيقي";
/** How a reader may picture the size; a file on a screen has none of its own, and other kinds may hang or stand. */
const PICTURED: Partial<Record<ArtworkCategory | "", string>> = {
  painting: ON_A_WALL,
  photography: ON_A_WALL,
  calligraphy: ON_A_WALL,
  sculpture: "، فتخيّله قائمًا في مكانك بحجمه الحقيقي، تراه من كل جانب",
};

type Told = { title: string; kind: string; medium: string; dimensions: string; pictured: string; own: string[] };

const toldOf = ({ title, category, medium, dimensions, currentDescription }: EnhanceDescriptionBody): Told => ({
  title: title.replace(/\s+/gu, " "),
  kind: category === "" ? "عمل فني" : KINDS[category],
  medium: inARow(partsOf(medium)),
  dimensions,
  pictured: PICTURED[category] ?? "",
  own: mended(sentencesOf(currentDescription).map(ended)),
});

const named = ({ title, kind }: Told): string => `«${title}» ${kind}`;
const ofMedium = ({ medium }: Told): string[] => (medium ? [`الخامة والتقنية: ${medium}.`] : []);
const ofSize = ({ dimensions }: Told): string[] => (dimensions ? [`المقاس: ${dimensions}.`] : []);

const ways: Readonly<Record<DescriptionWay, (told: Told) => string[]>> = {
  generate: (told) => [`${named(told)}.`, ...told.own, ...ofMedium(told), ...ofSize(told)],
  poetic: (told) => [
    `«${told.title}»: عنوان يفتح الباب، وتبقى الحكاية لعين من يراها.`,
    ...told.own,
    ...(told.medium ? [`خامته ${told.medium}، وبها يقول ما لا تقوله الكلمات.`] : []),
    "يُرى على مهل، وفي كل نظرة معنى آخر.",
  ],
  detailed: (told) => [
    `عنوان العمل «${told.title}»، ونوعه: ${told.kind}.`,
    ...told.own,
    ...(told.medium ? [`خامته وتقنيته: ${told.medium}، ومنها يبدأ النظر إليه.`] : []),
    ...(told.dimensions ? [`مقاسه: ${told.dimensions}${told.pictured}.`] : []),
  ],
  minimal: (told) => [[named(told), told.medium, told.dimensions].filter((part) => part !== "").join(" · ")],
  improve: (told) => {
    const said = told.own.join(" ");
    const adds = (part: string, sentences: string[]) => (part !== "" && !said.includes(part) ? sentences : []);
    return [...told.own, ...adds(told.medium, ofMedium(told)), ...adds(told.dimensions, ofSize(told))];
  },
};

/** A description in Arabic from the form's own fields alone, used when no provider writes it; at most `most` characters. */
export const composedDescription = (asked: EnhanceDescriptionBody, most: number): string =>
  [...new Set(ways[asked.enhancement](toldOf(asked)))].join(" ").slice(0, most);

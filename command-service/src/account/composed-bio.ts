import type { BioWay, EnhanceBioBody } from "@naqsh/shared/account";
import { ended, inARow, mended, partsOf, sentencesOf } from "../writing/arabic-sentences";

const MOST_CHARACTERS = 1500;

type Told = { style: string; interests: string; own: string[] };

const toldOf = ({ currentBio, artStyle, interests }: EnhanceBioBody): Told => ({
  style: inARow(partsOf(artStyle)),
  interests: inARow(partsOf(interests)),
  own: sentencesOf(currentBio).map(ended),
});

const openingOf = ({ style }: Told): string =>
  style ? `أعمل في ${style}، وأرى في كل عمل بداية جديدة.` : "أعمل في الفن، وأرى في كل عمل بداية جديدة.";

const ways: Readonly<Record<BioWay, (told: Told) => string[]>> = {
  generate: (told) => [
    openingOf(told),
    ...(told.interests ? [`يشغلني ${told.interests}، ومنه تبدأ أعمالي.`] : []),
    ...told.own,
  ],
  poetic: ({ style, interests, own }) => [
    style ? `بين يديّ ${style}، وفي العين ضوء يبحث عن شكله.` : "في العين ضوء يبحث عن شكله، وفي اليد صبر يعرف الطريق.",
    ...(interests ? [`من ${interests} أستعير الحكاية، وأتركها على السطح أثرًا.`] : []),
    ...own,
    "كل عمل سؤال، وكل لون محاولة للجواب.",
  ],
  detailed: (told) => [
    openingOf(told),
    ...told.own,
    ...(told.interests ? [`أهتم بـ${told.interests}، وأعود إليه في أكثر من عمل لأراه من وجه آخر.`] : []),
    "أبدأ بالفكرة، ثم بالمادة التي تحملها، وأعطي كل مرحلة وقتها حتى يكتمل العمل.",
    "أدعوكم إلى مشاهدة أعمالي وما فيها من تفاصيل.",
  ],
  minimal: ({ style, interests, own }) => {
    const short = [style, interests].filter((part) => part !== "").join(" · ");
    return [short || own[0] || "فن يُرى على مهل."];
  },
  improve: ({ own, style, interests }) => {
    const kept = mended(own);
    const said = kept.join(" ");
    return [
      ...kept,
      ...(style && !said.includes(style) ? [`أعمل في ${style}.`] : []),
      ...(interests && !said.includes(interests) ? [`أهتم بـ${interests}.`] : []),
    ];
  },
  professional: (told) => ways.detailed(told),
  creative: (told) => ways.poetic(told),
};

/** A bio in Arabic from the form's own fields alone, used when no provider writes it. */
export const composedBio = (asked: EnhanceBioBody): string =>
  ways[asked.enhancement](toldOf(asked)).join(" ").slice(0, MOST_CHARACTERS);

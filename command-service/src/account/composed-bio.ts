import type { BioWay, EnhanceBioBody } from "@naqsh/shared/account";
import { ended, inARow, mended, partsOf, sentencesOf } from "../writing/arabic-sentences";

const MOST_CHARACTERS = 1500;

type Told = { style: string; interests: string; own: string[] };

const toldOf = ({ currentBio, artStyle, interests }: EnhanceBioBody): Told => ({
  style: inARow(partsOf(artStyle)),
  interests: inARow(partsOf(interests)),
  own: sentencesOf(currentBio).map(ended),
});

/**
 * No sentence agrees with what a field says, whose gender and number nobody knows, and none is joined to it but by a word of its
 * own; the first person has one form for everyone.
 */
const ways: Readonly<Record<BioWay, (told: Told) => string[]>> = {
  generate: ({ style, interests, own }) => [
    style ? `أسلوبي الفني: ${style}.` : "للفن مكان في أيامي.",
    ...(interests ? [`أستلهم من ${interests}.`] : []),
    ...own,
    "أرى في كل عمل بداية جديدة.",
  ],
  professional: ({ style, interests, own }) => [
    ...(style ? [`مجالي الفني: ${style}.`] : []),
    ...own,
    ...(interests ? [`محاور اهتمامي: ${interests}.`] : []),
    "أعطي كل مرحلة من العمل وقتها، من الفكرة إلى اللمسة الأخيرة.",
    "أرحّب بكل سؤال عن الأعمال وتفاصيلها.",
  ],
  creative: ({ style, interests, own }) => [
    style
      ? `بين الفكرة واليد: ${style}، وفي العين ضوء يبحث عن شكله.`
      : "في العين ضوء يبحث عن شكله، وفي اليد صبر يعرف الطريق.",
    ...(interests ? [`من ${interests} أستعير الحكاية، وأتركها على السطح أثرًا.`] : []),
    ...own,
    "كل عمل سؤال، وكل لون محاولة للجواب.",
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
      ...(style && !said.includes(style) ? [`أسلوبي الفني: ${style}.`] : []),
      ...(interests && !said.includes(interests) ? [`من اهتماماتي: ${interests}.`] : []),
    ];
  },
};

/** A bio in Arabic from the form's own fields alone, used when no provider writes it. */
export const composedBio = (asked: EnhanceBioBody): string =>
  ways[asked.enhancement](toldOf(asked)).join(" ").slice(0, MOST_CHARACTERS);

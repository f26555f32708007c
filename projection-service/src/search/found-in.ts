import type { ArtworkDetails } from "@naqsh/shared/artwork";
import { meantRanges, sameRanges, wordsMissing } from "@naqsh/shared/search";
import type { FoundField, FoundIn, TextRange } from "@naqsh/shared/search";
import { isSmallWord } from "./small-words";

const LONGEST_EXCERPT = 140;
const BEFORE = 40;
const CUT = "…";

type Text = { field: FoundField; text: string | null; isLong?: true };

/** Some words around the first range; cut between words, where there is a gap. */
const excerptOf = (whole: string, ranges: readonly TextRange[]): Pick<FoundIn, "text" | "matched"> => {
  const text = whole.replaceAll(/\s/g, " ");
  const first = ranges[0];
  if (first === undefined || text.length <= LONGEST_EXCERPT) return { text, matched: [...ranges] };
  const gap = text.indexOf(" ", Math.max(0, first.start - BEFORE));
  const from = first.start <= BEFORE ? 0 : Math.min(gap === -1 ? first.start : gap + 1, first.start);
  const space = text.lastIndexOf(" ", from + LONGEST_EXCERPT);
  const until = from + LONGEST_EXCERPT >= text.length ? text.length : Math.max(space, first.end);
  const before = from === 0 ? "" : CUT;
  const by = before.length - from;
  return {
    text: before + text.slice(from, until) + (until === text.length ? "" : CUT),
    matched: ranges.filter(({ end }) => end <= until).map(({ start, end }) => ({ start: start + by, end: end + by })),
  };
};

const firstWith = (texts: readonly Text[], rangesIn: (text: string) => TextRange[]): FoundIn | null => {
  for (const { field, text } of texts) {
    const ranges = text === null ? [] : rangesIn(text);
    if (text !== null && ranges.length > 0) return { field, ...excerptOf(text, ranges) };
  }
  return null;
};

type Names = { name: string; latinName: string | null };
type Given = { title: string; otherTitle: string | null; details: ArtworkDetails; names: Names };

/** The texts that a reader of Arabic or English reads first. */
const textsOf = ({ otherTitle, details, names }: Given, isArabic: boolean): Text[] => {
  const inOrder = (field: FoundField, ar: string | null, en: string | null, isLong?: true): Text[] =>
    (isArabic ? [ar, en] : [en, ar]).map((text) => ({ field, text, ...(isLong && { isLong }) }));
  return [
    ...inOrder("artist", names.name, names.latinName),
    { field: "title", text: otherTitle },
    ...inOrder("medium", details.medium, details.mediumEn),
    ...details.tags.map((text): Text => ({ field: "tag", text })),
    ...inOrder("description", details.description, details.descriptionEn, true),
    { field: "culturalSignificance", text: details.culturalSignificance, isLong: true },
  ];
};

/**
 * Where those of the sought words (folded) stand in a work that the title lacks which its reader sees. Words as they are come
 * first; then, of short texts alone, what may be meant by them.
 */
export const foundIn = (typed: readonly string[], given: Given, isArabic: boolean): FoundIn | null => {
  const missing = wordsMissing(
    typed.filter((word) => !isSmallWord(word)),
    [given.title],
  );
  if (missing.length === 0) return null;
  const texts = textsOf(given, isArabic);
  const short = texts.filter(({ isLong }) => isLong === undefined);
  return (
    firstWith(texts, (text) => sameRanges(text, missing)) ?? firstWith(short, (text) => meantRanges(text, missing))
  );
};

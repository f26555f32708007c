import type { ArtworkDetails } from "@naqsh/shared/artwork";
import { meantRanges, sameRanges, wordsMissing } from "@naqsh/shared/search";
import type { FoundField, FoundIn, TextRange } from "@naqsh/shared/search";
import { isSmallWord } from "./small-words";

const LONGEST_EXCERPT = 140;
const BEFORE = 40;
const CUT = "…";

/** `isHidden`: its reader may not read it, but is told that it has the words. */
type Text = { field: FoundField; text: string | null; isLong?: boolean; isHidden?: boolean };

/** Some words around the first range; cut between words, where there is a gap. */
const excerptOf = (whole: string, ranges: readonly TextRange[]): { text: string; matched: TextRange[] } => {
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
  for (const { field, text, isHidden } of texts) {
    const ranges = text === null ? [] : rangesIn(text);
    if (text !== null && ranges.length > 0)
      return { field, ...(isHidden ? { text: null, matched: [] } : excerptOf(text, ranges)) };
  }
  return null;
};

type Names = { name: string; latinName: string | null };
/** How a work's descriptions begin: all that a visitor reads of them, and of what else its page tells to members. */
type Beginnings = { excerpt: string; excerptEn: string | null };
type Given = {
  title: string;
  otherTitle: string | null;
  details: ArtworkDetails;
  names: Names;
  /** Null for members. */
  toVisitors: Beginnings | null;
};

/** The texts that a reader of Arabic or English reads first. */
const textsOf = ({ otherTitle, details, names, toVisitors }: Given, isArabic: boolean): Text[] => {
  const inOrder = (field: FoundField, ar: string | null, en: string | null, how: Partial<Text> = {}): Text[] =>
    (isArabic ? [ar, en] : [en, ar]).map((text) => ({ field, text, ...how }));
  const isHidden = toVisitors !== null;
  const { description, descriptionEn, culturalSignificance: text } = details;
  return [
    ...inOrder("artist", names.name, names.latinName),
    { field: "title", text: otherTitle },
    ...inOrder("medium", details.medium, details.mediumEn),
    ...(toVisitors ? inOrder("description", toVisitors.excerpt, toVisitors.excerptEn, { isLong: true }) : []),
    ...details.tags.map((tag): Text => ({ field: "tag", text: tag, isHidden })),
    ...inOrder("description", description, descriptionEn, { isLong: true, isHidden }),
    { field: "culturalSignificance", text, isLong: true, isHidden },
  ];
};

/**
 * Where those of the sought words (folded) stand in a work that the title lacks which its reader sees. Words as they are come
 * first; then, of short texts alone, what may be meant by them. What a visitor may not read is named and not quoted.
 */
export const foundIn = (typed: readonly string[], given: Given, isArabic: boolean): FoundIn | null => {
  const missing = wordsMissing(
    typed.filter((word) => !isSmallWord(word)),
    given.title,
  );
  if (missing.length === 0) return null;
  const texts = textsOf(given, isArabic);
  const short = texts.filter(({ isLong }) => isLong !== true);
  return (
    firstWith(texts, (text) => sameRanges(text, missing)) ?? firstWith(short, (text) => meantRanges(text, missing))
  );
};

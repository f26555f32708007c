import { textTokens } from "@naqsh/shared/search";
import { cutTo } from "../http/list-page";
import { isSmallWord } from "./small-words";
import { placeInTitle } from "./title-bonus";
import type { Vocabulary } from "./vocabulary";

type Phrases = readonly (readonly number[])[];

/** What completions are made of: documents by their numbers. */
export type Completed = {
  words: Vocabulary;
  /** The numbers of the words of each title. */
  titlesOf: (document: number) => Phrases;
  /** The same of each name that it shares with others, such as its medium's. */
  namesOf: (document: number) => Phrases;
  isShown: (document: number) => boolean;
  /** The documents that hold every word of a text as it is spelt; null if it has none. */
  holding: (text: string) => ReadonlySet<number> | null;
};

/** Names and titles are what is looked for; words say where else the letters lead. */
const MOST_NAMES = 2;
const MOST_TITLES = 4;
/** The newest documents of one word whose titles are read, and those of all. */
const MOST_OF_WORD = 50;
const MOST_READ = 1_000;
/**
 * What is typed of a word of the other writing has to sound so: where nothing else is offered, beside what is, and behind words that it
 * has to follow.
 */
const LEAST_SOUND = {
  alone: { likeness: 0.6, consonants: 1 },
  beside: { likeness: 0.8, consonants: 2 },
  behind: { likeness: 0.5, consonants: 1 },
};
/** A word that is meant less is not what somebody typed ahead of the last one. */
const LEAST_MEANT = 0.5;

/**
 * What a text may go on to be, at most `most`: first names of mediums, kinds and regions that begin with its words, then titles and
 * people's names in which they stand one after the other, then what it is with its last word completed by one that stands together with
 * the others, and last the titles and names of the other writing that sound so. Of what is shown, and only where everyone may read it: a
 * word that members alone read would be told by its beginning.
 */
export const completionsOf = (text: string, most: number, completed: Completed): string[] => {
  const { words, titlesOf, namesOf, isShown, holding } = completed;
  const typed = textTokens(text);
  const last = typed.at(-1);
  if (last === undefined) return [];
  const head = text.slice(0, last.start);
  const together = holding(head);
  const ends = [...new Set(words.beginning(last.word))];
  const isPossible = (document: number): boolean => (together === null || together.has(document)) && isShown(document);

  const firsts = typed.slice(0, -1).map(({ word }) => {
    const meant = words.meant(word).filter(({ quality }) => quality >= LEAST_MEANT);
    return new Set(meant.map((one) => one.word));
  });
  const shown = (phrase: readonly number[]): string => phrase.map((word) => words.shownOf(word)).join(" ");

  /** What stands where everyone reads it, among the newest of all that hold one of these last words. */
  const read = (lasts: readonly number[]) => {
    const near = [...firsts, new Set(lasts)];
    const titles = new Map<string, number>();
    const names = new Map<string, number>();
    const newest = lasts.flatMap((word) => words.postings(word).newestOpen(MOST_OF_WORD));
    for (const document of new Set(newest.slice(0, cutTo(MOST_READ, "suggestions")))) {
      if (!isPossible(document)) continue;
      for (const title of titlesOf(document)) {
        const place = placeInTitle(title, near);
        if (place >= 0) titles.set(shown(title), place);
      }
      for (const name of namesOf(document))
        if (placeInTitle(name, near) === 0) names.set(shown(name), (names.get(shown(name)) ?? 0) + 1);
    }
    return {
      titles: [...titles].toSorted(([, one], [, other]) => one - other).map(([title]) => title),
      names: [...names].toSorted(([, one], [, other]) => other - one).map(([name]) => name),
    };
  };
  const { titles, names } = read(ends);

  const before = new Set(typed.map(({ word }) => word));
  const goesOn = (word: number): boolean => {
    const known = words.textOf(word);
    return known.startsWith(last.word) && !before.has(known) && !isSmallWord(known);
  };
  const completions = ends
    .filter((word) => goesOn(word) && words.postings(word).someOpen(isPossible))
    .toSorted((a, b) => words.postings(b).length - words.postings(a).length)
    .map((word) => head + words.shownOf(word));

  const inOwnWriting = [
    ...names.slice(0, cutTo(MOST_NAMES, "suggestions")),
    ...titles.slice(0, cutTo(MOST_TITLES, "suggestions")),
    ...completions,
  ];
  const oneWord = inOwnWriting.length > 0 ? LEAST_SOUND.beside : LEAST_SOUND.alone;
  const least = firsts.length > 0 ? LEAST_SOUND.behind : oneWord;
  const sounding = inOwnWriting.length < most ? read(words.soundingBegun(last.word, least)).titles : [];
  return [...new Set([...inOwnWriting, ...sounding.slice(0, cutTo(MOST_TITLES, "suggestions"))])]
    .filter((suggestion) => suggestion !== text.trim().toLowerCase())
    .slice(0, most);
};

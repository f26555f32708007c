import {
  begunLikeness,
  isArabicWord,
  soundLikeness,
  toleratedEdits,
  wordForms,
  wordSound,
  type WordSound,
} from "@naqsh/shared/search";
import { cutTo } from "../http/list-page";
import { Postings } from "./postings";
import { SimilarWords } from "./similar-words";
import { SortedWords } from "./sorted-words";

/** A word that may be meant by what was typed; `quality` is 1 for the word itself. */
export type MeantWord = { word: number; quality: number };

type Known = { text: string; shown: string; bare: string; isArabic: boolean; sound: WordSound; postings: Postings };

/** Diacritics and tatweel, which nobody types. */
const UNSPOKEN = /[\p{Mn}\u0640]/gu;

const QUALITY = { bare: 0.97, stem: 0.85, root: 0.55, begins: 0.8, oneEdit: 0.5, twoEdits: 0.3 } as const;
const MOST_BEGINNINGS = 400;
const SHORTEST_BEGINNING = 2;
const LEAST_LIKENESS = 0.6;
/** Two letters sound like too many words. */
const SHORTEST_SOUND = 3;
/** The number of consonants from which on vowels may differ more. */
const MANY_CONSONANTS = 3;
/** The words of the other writing that are read for those that sound as what is begun, and those that are given. */
const MOST_SOUNDS_READ = 4_000;
const MOST_SOUNDING = 20;
/** Before fewer letters than a whole word would have after it. */
const BEGUN_ARTICLE = /^al(?=[a-z]{2})/;
const LEAST_LIKENESS_OF_MANY = 0.45;
/** Of words with one consonant, and of those that stand here as they are typed. */
const LEAST_LIKENESS_OF_FEW = 0.8;
/** "12" begins no "120", and 2023 is no misspelt 2021. */
const NUMBER = /^\p{Nd}/u;

/** Every word of the indexed texts, and which of them a typed word may mean. */
export class Vocabulary {
  readonly #known: Known[] = [];
  readonly #byText = new Map<string, number>();
  readonly #byForm = new Map<string, number[]>();
  readonly #sorted = new SortedWords();
  /** Words of each writing by their consonants. */
  readonly #sounds = { arabic: new SortedWords(), latin: new SortedWords() };
  readonly #similar = new SimilarWords();

  /** The number of a folded word; `shown`: as it is written where it is met first. */
  numberOf(text: string, shown: string): number {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    const word = this.#known.length;
    const { bare, stem, root } = wordForms(text);
    const sound = wordSound(bare);
    this.#known.push({
      text,
      shown: shown.replace(UNSPOKEN, ""),
      bare,
      isArabic: isArabicWord(text),
      sound,
      postings: new Postings(),
    });
    this.#byText.set(text, word);
    const forms = [`b${bare}`, `s${stem}`, `r${root}`];
    if (sound.consonants !== "") {
      forms.push(`c${sound.consonants}`);
      this.#sounds[isArabicWord(text) ? "arabic" : "latin"].add(sound.consonants, word);
    }
    for (const form of forms) {
      const words = this.#byForm.get(form);
      if (words === undefined) this.#byForm.set(form, [word]);
      else words.push(word);
    }
    this.#sorted.add(text, word);
    if (bare !== text) this.#sorted.add(bare, word);
    this.#similar.add(bare);
    return word;
  }

  postings(word: number): Postings {
    return this.#known[word]!.postings;
  }

  bareOf(word: number): string {
    return this.#known[word]!.bare;
  }

  shownOf(word: number): string {
    return this.#known[word]!.shown;
  }

  textOf(word: number): string {
    return this.#known[word]!.text;
  }

  /** The words that a typed word means as it is spelt: itself, its forms, what it begins, and what sounds so in the other writing. */
  meant(typed: string): MeantWord[] {
    const best = new Map<number, number>();
    const raise = (word: number, quality: number): void => {
      if (quality > (best.get(word) ?? 0)) best.set(word, quality);
    };
    const { bare, stem, root } = wordForms(typed);
    const itself = this.#byText.get(typed);
    if (itself !== undefined) raise(itself, 1);
    for (const word of this.#byForm.get(`b${bare}`) ?? []) raise(word, QUALITY.bare);
    for (const word of this.#byForm.get(`s${stem}`) ?? []) raise(word, QUALITY.stem);
    for (const word of this.#byForm.get(`r${root}`) ?? []) raise(word, QUALITY.root);
    for (const beginning of new Set([typed, bare])) {
      if (beginning.length < SHORTEST_BEGINNING || NUMBER.test(beginning)) continue;
      for (const word of this.#sorted.beginning(beginning, MOST_BEGINNINGS))
        raise(word, QUALITY.begins * (0.5 + (0.5 * beginning.length) / this.#known[word]!.text.length));
    }
    for (const { word, quality } of this.#sounding(typed, bare)) raise(word, quality);
    return [...best].map(([word, quality]) => ({ word, quality }));
  }

  /** The words that begin with these letters, in their order. */
  beginning(letters: string): number[] {
    return this.#sorted.beginning(letters, MOST_BEGINNINGS);
  }

  /**
   * The words of the other writing that begin as these letters sound, with the Latin article or without it: the likest first and of
   * those the commonest, a few. `likeness`: how alike they have to be, at most 1; `consonants`: how many have to be typed.
   */
  soundingBegun(letters: string, least: { likeness: number; consonants: number }): number[] {
    if (letters.length < SHORTEST_SOUND) return [];
    const likest = new Map<number, number>();
    for (const begun of new Set([wordForms(letters).bare, letters.replace(BEGUN_ARTICLE, "")])) {
      const sound = wordSound(begun);
      if (sound.consonants.length < least.consonants) continue;
      const sounds = this.#sounds[isArabicWord(letters) ? "latin" : "arabic"];
      for (const word of sounds.beginning(sound.consonants, MOST_SOUNDS_READ)) {
        const likeness = begunLikeness(sound, this.#known[word]!.sound);
        if (likeness >= least.likeness) likest.set(word, Math.max(likest.get(word) ?? 0, likeness));
      }
    }
    return [...likest]
      .toSorted(
        ([one, like], [other, alike]) => alike - like || this.postings(other).length - this.postings(one).length,
      )
      .slice(0, cutTo(MOST_SOUNDING, "suggestions"))
      .map(([word]) => word);
  }

  /** The words that a misspelt one may mean. */
  similar(typed: string): MeantWord[] {
    const { bare } = wordForms(typed);
    const edits = toleratedEdits(bare.length);
    if (edits === 0 || NUMBER.test(bare)) return [];
    return this.#similar
      .near(bare, edits)
      .map((near) => ({ word: near.word, quality: near.edits === 1 ? QUALITY.oneEdit : QUALITY.twoEdits }));
  }

  #sounding(typed: string, bare: string): MeantWord[] {
    const sound = wordSound(bare);
    if (bare.length < SHORTEST_SOUND) return [];
    const isArabic = isArabicWord(typed);
    const least = this.#leastLikeness(typed, sound);
    return (this.#byForm.get(`c${sound.consonants}`) ?? []).flatMap((word) => {
      const known = this.#known[word]!;
      if (isArabic === known.isArabic) return [];
      const likeness = soundLikeness(sound, known.sound);
      return likeness < least ? [] : [{ word, quality: 0.35 + 0.4 * likeness }];
    });
  }

  #leastLikeness(typed: string, { consonants }: WordSound): number {
    if (consonants.length < 2 || this.#byText.has(typed)) return LEAST_LIKENESS_OF_FEW;
    return consonants.length >= MANY_CONSONANTS ? LEAST_LIKENESS_OF_MANY : LEAST_LIKENESS;
  }
}

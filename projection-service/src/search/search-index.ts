import { foldArabic } from "@naqsh/shared/kernel/arabic-fold";
import { textTokens } from "@naqsh/shared/search";
import type { FoundOfKind, IsShown, SearchFound, Wanted, WayFound } from "./search-answer";
import { completionsOf } from "./completions";
import { remembered } from "./remembered";
import type { SearchDocument } from "./search-document";
import { scratchFor } from "./search-scratch";
import { titleBonus, WHOLE_TITLE_BONUS } from "./title-bonus";
import { TopHits } from "./top-hits";
import { isSmallWord } from "./small-words";
import { Vocabulary, type MeantWord } from "./vocabulary";

const GONE = -1;

/** Common texts whose words, and words whose folded forms are remembered. */
const MOST_REMEMBERED = 10_000;

const MOST_WORDS = 8;
/** Part of the weight of the sought words that anything holds which a document has to hold if none holds all. */
const LEAST_PART = 0.5;

/** What sums of single precision may lack. */
const ROUNDED = 0.9999;

type Sought = { typed: string; isSmall: boolean; meant: MeantWord[] };

/** The least mark of a word that stands in a title, as written or nearly so. */
const TITLE_MARK = 60;

/** What was sought, the weight of all of it, and of the words that anything holds. */
type Scored = { sought: readonly Sought[]; whole: number; known: number };

/** The weight that a document has to hold. */
const all = ({ whole }: Scored): number => whole;
const someOfTheKnown = ({ known }: Scored): number => known * LEAST_PART;

/** Full texts of works, artists, auctions and what else comes, in memory. */
export class SearchIndex {
  readonly #words = new Vocabulary();
  readonly #fold = remembered(MOST_REMEMBERED, foldArabic);
  readonly #wordsOfCommon = remembered(MOST_REMEMBERED, (text) => this.#wordsOf(text));
  readonly #kinds: string[] = [];
  /** Of each document by its number: its kind's place among `#kinds`, or `GONE`. */
  readonly #kindOf: number[] = [];
  readonly #ids: string[] = [];
  readonly #ofIds: (string | null)[] = [];
  readonly #titles: (readonly number[])[][] = [];
  readonly #names: (readonly (readonly number[])[])[] = [];
  /** Most documents share all their names with others. */
  readonly #wordsOfNames = remembered(MOST_REMEMBERED, (names) => names.split("\n").map(this.#wordsOfCommon));
  readonly #numbers = new Map<string, number>();
  #gone = 0;
  #scratch = scratchFor(0);

  /** How many documents there are. */
  get size(): number {
    return this.#numbers.size;
  }

  /** Part of the numbers whose documents are gone: an index that is made anew has none. */
  get waste(): number {
    return this.#ids.length === 0 ? 0 : this.#gone / this.#ids.length;
  }

  /** How often anything was put or removed. */
  get changes(): number {
    return this.#ids.length + this.#gone;
  }

  /** Puts a document in the place of the one of its id. */
  put({ id, kind, ofId, titles, names = [], fields }: SearchDocument): void {
    this.remove(id);
    const number = this.#ids.length;
    const weights = new Map<number, number>();
    const open = new Set<number>();
    const titled = new Map(titles.map((title) => [title, this.#wordsOf(title)]));
    for (const { texts, weight, areCommon = false, isOpen = false } of fields) {
      for (const text of texts) {
        const words = areCommon ? this.#wordsOfCommon(text) : (titled.get(text) ?? this.#wordsOf(text));
        for (const word of words) {
          const before = weights.get(word) ?? 0;
          // A word that stands in several fields or again counts little more than once.
          weights.set(word, Math.max(before, weight) + Math.min(before, weight) / 8);
          if (isOpen) open.add(word);
        }
      }
    }
    for (const [word, weight] of weights) this.#words.postings(word).add(number, weight, open.has(word));
    if (!this.#kinds.includes(kind)) this.#kinds.push(kind);
    this.#kindOf.push(this.#kinds.indexOf(kind));
    this.#ids.push(id);
    this.#ofIds.push(ofId ?? null);
    this.#titles.push([...titled.values()]);
    this.#names.push(this.#wordsOfNames(names.join("\n")));
    this.#numbers.set(id, number);
  }

  remove(id: string): void {
    const number = this.#numbers.get(id);
    if (number === undefined) return;
    this.#kindOf[number] = GONE;
    this.#titles[number] = [];
    this.#names[number] = [];
    this.#numbers.delete(id);
    this.#gone += 1;
  }

  /** The best `most` of each kind. Null if no word is sought. */
  find(text: string, wanted: Wanted): SearchFound | null {
    const sought = this.#sought(text);
    if (sought.length === 0) return null;
    const asWritten = this.#found(this.#scored(sought), wanted, all);
    if (asWritten.size > 0) return { understood: "asWritten", corrected: null, byKind: asWritten };

    const widened = this.#widened(sought);
    const scored = this.#scored(widened);
    const corrected = this.#found(scored, wanted, all);
    if (corrected.size > 0)
      return {
        understood: "corrected",
        corrected: this.#corrected(widened, wanted.isShown ?? wanted.accepts),
        byKind: corrected,
      };
    return { understood: "partly", corrected: null, byKind: this.#found(scored, wanted, someOfTheKnown) };
  }

  /**
   * Every way to understand some words, in the order in which `find` goes on from one that finds nothing to the next. Each is worked
   * out when it is asked for; none if no word is sought. `isShown`: what is not is named by no correction.
   */
  *ways(kind: string, text: string, isShown: IsShown): Generator<WayFound> {
    const sought = this.#sought(text);
    if (sought.length === 0) return;
    yield { understood: "asWritten", corrected: null, ids: this.#holding(kind, sought, all) };
    const widened = this.#widened(sought);
    yield {
      understood: "corrected",
      corrected: this.#corrected(widened, isShown),
      ids: this.#holding(kind, widened, all),
    };
    yield { understood: "partly", corrected: null, ids: this.#holding(kind, widened, someOfTheKnown) };
  }

  /** What a text may go on to be, of what is shown (`completionsOf`). */
  completions(text: string, most: number, isShown: IsShown): string[] {
    return completionsOf(text, most, {
      words: this.#words,
      titlesOf: (number) => this.#titles[number]!,
      namesOf: (number) => this.#names[number]!,
      isShown: (number) => this.#isShown(number, isShown),
      holding: (head) => this.#numbersHolding(head),
    });
  }

  /** Numbers of the words of a text, in its order. */
  #wordsOf(text: string): readonly number[] {
    return textTokens(text, this.#fold).map(({ word, start, end }) =>
      this.#words.numberOf(word, text.slice(start, end).toLowerCase()),
    );
  }

  #sought(text: string): Sought[] {
    const typed = textTokens(text).slice(0, MOST_WORDS);
    const isAllSmall = typed.every(({ word }) => isSmallWord(word));
    return typed.map(({ word }) => ({
      typed: word,
      isSmall: !isAllSmall && isSmallWord(word),
      meant: this.#words.meant(word),
    }));
  }

  /** With the words that may be meant if these are misspelt. */
  #widened(sought: readonly Sought[]): Sought[] {
    return sought.map((one) => ({ ...one, meant: [...one.meant, ...this.#words.similar(one.typed)] }));
  }

  /** All documents of a kind that hold at least as much of the sought words as `least` says. */
  #holding(kind: string, sought: readonly Sought[], least: (scored: Scored) => number): Set<string> {
    const ids = new Set<string>();
    const accepts = (of: string, id: string): boolean => of === kind && ids.add(id).size === 0;
    this.#found(this.#scored(sought), { accepts, most: 1 }, least);
    return ids;
  }

  /** The numbers of all documents that hold every word of a text; null if it has none. */
  #numbersHolding(text: string): Set<number> | null {
    const sought = this.#sought(text);
    if (sought.length === 0) return null;
    const { whole } = this.#scored(sought);
    const { held, seen, seenCount } = this.#scratch;
    return new Set(seen.subarray(0, seenCount).filter((number) => held[number]! >= whole * ROUNDED));
  }

  #isShown(number: number, isShown: IsShown): boolean {
    const kind = this.#kindOf[number]!;
    return kind !== GONE && isShown(this.#kinds[kind]!, this.#ids[number]!, this.#ofIds[number]!);
  }

  /** Whether something that is shown holds a word where everyone may read it. */
  #isHeld(word: number, isShown: IsShown): boolean {
    return this.#words.postings(word).someOpen((number) => this.#isShown(number, isShown));
  }

  /** Each misspelt word replaced by the nearest and commonest that is known. */
  #corrected(sought: readonly Sought[], isShown: IsShown): string {
    return sought
      .map(({ typed, meant }) => {
        const held = meant.filter(({ word }) => this.#isHeld(word, isShown));
        const best = held.reduce<MeantWord | null>((kept, one) => {
          if (kept === null || one.quality > kept.quality) return one;
          const isCommoner = this.#words.postings(one.word).length > this.#words.postings(kept.word).length;
          return one.quality === kept.quality && isCommoner ? one : kept;
        }, null);
        return best === null ? typed : this.#words.shownOf(best.word);
      })
      .join(" ");
  }

  /** Documents that hold at least as much of the sought words as `leastOf` says. */
  #found(
    scored: Scored,
    { accepts, most, rank }: Wanted,
    leastOf: (scored: Scored) => number,
  ): Map<string, FoundOfKind> {
    const { sought } = scored;
    const { scores, held, titled, seen, seenCount } = this.#scratch;
    const near = sought.map(
      ({ meant }) => new Set(meant.filter(({ quality }) => quality > 0.5).map(({ word }) => word)),
    );
    const found = new Map<string, FoundOfKind>();
    const least = leastOf(scored) * ROUNDED;
    if (least === 0) return found;
    const totals = this.#kinds.map(() => 0);
    const best = this.#kinds.map(() => new TopHits(most));
    // Mostly from the newest to the oldest, so that few are kept for a while only.
    for (let at = seenCount - 1; at >= 0; at -= 1) {
      const number = seen[at]!;
      if (held[number]! < least) continue;
      const kind = this.#kindOf[number]!;
      if (kind === GONE || !accepts(this.#kinds[kind]!, this.#ids[number]!, this.#ofIds[number]!)) continue;
      totals[kind]! += 1;
      const ranked = rank?.(this.#kinds[kind]!, this.#ids[number]!) ?? null;
      const { bar } = best[kind]!;
      // Titles are read of those alone that a title could lift among the best.
      const isTitled =
        ranked === null && titled[number] === sought.length && scores[number]! * WHOLE_TITLE_BONUS >= bar;
      const score = ranked ?? scores[number]! * (isTitled ? titleBonus(this.#titles[number]!, near) : 1);
      if (best[kind]!.keeps(number, score)) best[kind]!.add(number, score);
    }
    for (const [kind, name] of this.#kinds.entries()) {
      const hits = best[kind]!.sorted().map(({ number, score }) => ({ id: this.#ids[number]!, score }));
      if (hits.length > 0) found.set(name, { total: totals[kind]!, hits });
    }
    return found;
  }

  /** Marks every document in the scratch arrays, which stand until the next call. */
  #scored(sought: readonly Sought[]): Scored {
    const size = this.#ids.length;
    if (this.#scratch.marks.length < size) this.#scratch = scratchFor(size * 2);
    const scratch = this.#scratch;
    const { marks, scores, held, titled, fresh, seen } = scratch;
    for (let at = 0; at < scratch.seenCount; at += 1) {
      const number = seen[at]!;
      scores[number] = 0;
      held[number] = 0;
      titled[number] = 0;
    }
    scratch.seenCount = 0;
    let whole = 0;
    let known = 0;
    for (const { meant, isSmall } of sought) {
      let count = 0;
      for (const { word, quality } of meant) count = this.#words.postings(word).mark(marks, quality, fresh, count);
      const rarity = Math.log(1 + size / (count + 1));
      const part = isSmall ? 0 : rarity;
      whole += part;
      if (count > 0) known += part;
      for (let at = 0; at < count; at += 1) {
        const number = fresh[at]!;
        const mark = marks[number]!;
        marks[number] = 0;
        if (scores[number] === 0) {
          seen[scratch.seenCount] = number;
          scratch.seenCount += 1;
        }
        scores[number]! += mark * rarity;
        held[number]! += part;
        if (mark >= TITLE_MARK) titled[number]! += 1;
      }
    }
    return { sought, whole, known };
  }
}

import { editDistance } from "@naqsh/shared/search";

type Bigram = { words: number[] };

const EDGE = "\u0000";

const bigramsOf = (word: string): string[] => {
  const edged = EDGE + word + EDGE;
  return Array.from({ length: edged.length - 1 }, (_, at) => edged.slice(at, at + 2));
};

/** One edit touches two neighbouring pairs of letters, a swap of neighbours three. */
const PAIRS_TOUCHED = 3;

export type SimilarWord = { word: number; edits: number };

/** Words by their pairs of letters: those with too few in common are not compared at all. */
export class SimilarWords {
  readonly #words: string[] = [];
  readonly #bigrams = new Map<string, Bigram>();
  #shared = new Uint8Array(1024);

  /** Numbers are given in order, from 0. */
  add(text: string): void {
    const word = this.#words.push(text) - 1;
    for (const pair of new Set(bigramsOf(text))) {
      const bigram = this.#bigrams.get(pair);
      if (bigram === undefined) this.#bigrams.set(pair, { words: [word] });
      else bigram.words.push(word);
    }
    if (word >= this.#shared.length) this.#shared = new Uint8Array(this.#shared.length * 2);
  }

  /** Words at most so many edits away, the text itself left out. */
  near(text: string, mostEdits: number): SimilarWord[] {
    const pairs = new Set(bigramsOf(text));
    const least = Math.max(1, pairs.size - mostEdits * PAIRS_TOUCHED);
    const shared = this.#shared.fill(0);
    const likely: number[] = [];
    for (const pair of pairs) {
      for (const word of this.#bigrams.get(pair)?.words ?? []) {
        shared[word]! += 1;
        if (shared[word] === least) likely.push(word);
      }
    }
    return likely.flatMap((word) => {
      const edits = editDistance(text, this.#words[word]!, mostEdits);
      return edits === 0 || edits > mostEdits ? [] : [{ word, edits }];
    });
  }
}

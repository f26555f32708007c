/** The number of new words above which they are sorted in together. */
const FEW = 32;

type Entry = { text: string; word: number };

const before = (one: Entry, other: Entry): number => {
  if (one.text === other.text) return 0;
  return one.text < other.text ? -1 : 1;
};

/** Words in the order of their letters, to find those that begin alike. */
export class SortedWords {
  #sorted: Entry[] = [];
  #fresh: Entry[] = [];

  add(text: string, word: number): void {
    this.#fresh.push({ text, word });
  }

  /** The numbers of words that begin so, the first `most` of them in order. */
  beginning(text: string, most: number): number[] {
    this.#takeIn();
    const words: number[] = [];
    for (let at = this.#place(text); at < this.#sorted.length && words.length < most; at += 1) {
      const entry = this.#sorted[at]!;
      if (!entry.text.startsWith(text)) break;
      words.push(entry.word);
    }
    return words;
  }

  #takeIn(): void {
    if (this.#fresh.length === 0) return;
    if (this.#fresh.length > FEW) this.#sorted = [...this.#sorted, ...this.#fresh].toSorted(before);
    else for (const entry of this.#fresh) this.#sorted.splice(this.#place(entry.text), 0, entry);
    this.#fresh = [];
  }

  /** Where a text stands or would stand. */
  #place(text: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#sorted[middle]!.text < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

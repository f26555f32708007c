/** A posting in one number: the document's number, then whether the word is open, then its weight of 1 to 255. */
const STEPS = 512;
const OPEN = 256;
const MOST_WEIGHT = 255;

/** The documents that hold one word, each with the weight of where it stands, and whether it stands where everyone may read it. */
export class Postings {
  #packed = new Uint32Array(2);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** `weight`: 1 to 255. Documents come in the order of their numbers. */
  add(document: number, weight: number, isOpen: boolean): void {
    if (this.#length === this.#packed.length) {
      const grown = new Uint32Array(this.#length * 2);
      grown.set(this.#packed);
      this.#packed = grown;
    }
    this.#packed[this.#length] =
      document * STEPS + (isOpen ? OPEN : 0) + Math.max(1, Math.min(MOST_WEIGHT, Math.round(weight)));
    this.#length += 1;
  }

  /**
   * Raises each document's mark to what this word gives it, unless it has more from another. Those that had none before are noted in
   * `fresh` after the first `count`; gives how many it then holds.
   */
  mark(marks: Float32Array, quality: number, fresh: Uint32Array, count: number): number {
    const packed = this.#packed;
    let noted = count;
    for (let at = 0; at < this.#length; at += 1) {
      const value = packed[at]!;
      const document = value >>> 9;
      const mark = (value & MOST_WEIGHT) * quality;
      const before = marks[document]!;
      if (before === 0) {
        fresh[noted] = document;
        noted += 1;
      }
      if (mark > before) marks[document] = mark;
    }
    return noted;
  }

  /** Whether one of the documents that everyone may read it in is so. */
  someOpen(isSo: (document: number) => boolean): boolean {
    for (let at = 0; at < this.#length; at += 1) {
      const value = this.#packed[at]!;
      if ((value & OPEN) !== 0 && isSo(value >>> 9)) return true;
    }
    return false;
  }

  /** The newest `most` documents that everyone may read it in. */
  newestOpen(most: number): number[] {
    const documents: number[] = [];
    for (let at = this.#length - 1; at >= 0 && documents.length < most; at -= 1) {
      const value = this.#packed[at]!;
      if ((value & OPEN) !== 0) documents.push(value >>> 9);
    }
    return documents;
  }
}

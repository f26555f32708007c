/** Weights are kept in steps of this, up to 255 of them. */
const STEPS = 256;

/** The documents that hold one word, each with the weight of where it stands: document number and weight in one number. */
export class Postings {
  #packed = new Uint32Array(2);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** `weight`: 1 to 255. Documents come in the order of their numbers. */
  add(document: number, weight: number): void {
    if (this.#length === this.#packed.length) {
      const grown = new Uint32Array(this.#length * 2);
      grown.set(this.#packed);
      this.#packed = grown;
    }
    this.#packed[this.#length] = document * STEPS + Math.max(1, Math.min(STEPS - 1, Math.round(weight)));
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
      const document = value >>> 8;
      const mark = (value & (STEPS - 1)) * quality;
      const before = marks[document]!;
      if (before === 0) {
        fresh[noted] = document;
        noted += 1;
      }
      if (mark > before) marks[document] = mark;
    }
    return noted;
  }

  /** Whether one of the documents is so. */
  some(isSo: (document: number) => boolean): boolean {
    for (let at = 0; at < this.#length; at += 1) if (isSo(this.#packed[at]! >>> 8)) return true;
    return false;
  }
}

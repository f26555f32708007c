/** A document by its number, and how well it fits. */
type Scored = { number: number; score: number };

const better = (one: Scored, other: Scored): boolean =>
  one.score > other.score || (one.score === other.score && one.number > other.number);

/** The best of many, without sorting those that are not among them: a heap with the least of the best on top. */
export class TopHits {
  readonly #most: number;
  readonly #heap: Scored[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** What a document has to exceed to be kept. */
  get bar(): number {
    return this.#heap.length < this.#most
      ? Number.NEGATIVE_INFINITY
      : (this.#heap[0]?.score ?? Number.POSITIVE_INFINITY);
  }

  /** Whether a document would be kept; of equals the newest is. */
  keeps(number: number, score: number): boolean {
    const least = this.#heap[0];
    if (this.#heap.length < this.#most || least === undefined) return this.#heap.length < this.#most;
    return score > least.score || (score === least.score && number > least.number);
  }

  add(number: number, score: number): void {
    const added = { number, score };
    if (this.#heap.length < this.#most) {
      this.#heap.push(added);
      this.#rise();
    } else if (this.#heap[0] !== undefined && better(added, this.#heap[0])) {
      this.#heap[0] = added;
      this.#sink();
    }
  }

  /** The best first; of equals the newest. */
  sorted(): Scored[] {
    return this.#heap.toSorted((a, b) => b.score - a.score || b.number - a.number);
  }

  #swap(one: number, other: number): void {
    const kept = this.#heap[one]!;
    this.#heap[one] = this.#heap[other]!;
    this.#heap[other] = kept;
  }

  #rise(): void {
    for (let at = this.#heap.length - 1; at > 0;) {
      const above = (at - 1) >>> 1;
      if (!better(this.#heap[above]!, this.#heap[at]!)) return;
      this.#swap(above, at);
      at = above;
    }
  }

  #sink(): void {
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      const right = left + 1;
      let least = at;
      if (left < this.#heap.length && better(this.#heap[least]!, this.#heap[left]!)) least = left;
      if (right < this.#heap.length && better(this.#heap[least]!, this.#heap[right]!)) least = right;
      if (least === at) return;
      this.#swap(at, least);
      at = least;
    }
  }
}

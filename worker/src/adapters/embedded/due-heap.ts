/** What is due first comes out first; equal times in the order they went in. */
export class DueHeap<Item> {
  #entries: { atMs: number; number: number; item: Item }[] = [];
  #number = 0;

  /** When the first is due; null when it is empty. */
  get firstDueMs(): number | null {
    return this.#entries[0]?.atMs ?? null;
  }

  push(atMs: number, item: Item): void {
    const entries = this.#entries;
    entries.push({ atMs, number: this.#number++, item });
    for (let place = entries.length - 1; place > 0;) {
      const parent = (place - 1) >> 1;
      if (!this.#isBefore(place, parent)) return;
      this.#swap(place, parent);
      place = parent;
    }
  }

  /** Takes out all that is due by then, in order. */
  takeDue(nowMs: number): Item[] {
    const due: Item[] = [];
    while (this.#entries[0] && this.#entries[0].atMs <= nowMs) due.push(this.#takeFirst());
    return due;
  }

  clear(): void {
    this.#entries = [];
  }

  #takeFirst(): Item {
    const entries = this.#entries;
    const first = entries[0]!;
    const last = entries.pop()!;
    if (entries.length > 0) entries[0] = last;
    for (let place = 0; ;) {
      const left = place * 2 + 1;
      if (left >= entries.length) return first.item;
      const child = left + 1 < entries.length && this.#isBefore(left + 1, left) ? left + 1 : left;
      if (!this.#isBefore(child, place)) return first.item;
      this.#swap(child, place);
      place = child;
    }
  }

  #isBefore(a: number, b: number): boolean {
    const [first, second] = [this.#entries[a]!, this.#entries[b]!];
    return first.atMs < second.atMs || (first.atMs === second.atMs && first.number < second.number);
  }

  #swap(a: number, b: number): void {
    [this.#entries[a], this.#entries[b]] = [this.#entries[b]!, this.#entries[a]!];
  }
}

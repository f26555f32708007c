/**
 * Of the last row of each chunk its numbers in the sort column, as far as they were asked for: side by side, so that a chunk is found
 * among thousands without a look at each. NaN if they are not known.
 */
export class ChunkEnds {
  private readonly numbers: number[] = [];
  private readonly keys: number[] = [];

  isKnown(at: number): boolean {
    return at < this.numbers.length && !Number.isNaN(this.numbers[at]);
  }

  note(at: number, number: number, key: number): void {
    while (this.numbers.length <= at) this.add(this.numbers.length);
    this.numbers[at] = number;
    this.keys[at] = key;
  }

  forget(at: number): void {
    if (at < this.numbers.length) this.note(at, NaN, NaN);
  }

  /** A chunk that came at a place, before the one that is there. */
  add(at: number): void {
    if (at > this.numbers.length) return;
    this.numbers.splice(at, 0, NaN);
    this.keys.splice(at, 0, NaN);
  }

  remove(at: number): void {
    this.numbers.splice(at, 1);
    this.keys.splice(at, 1);
  }

  /** Where an end lies beside others' numbers: below or above zero, or 0 if they do not tell. */
  compare(at: number, number: number, key: number): number {
    if (at >= this.numbers.length) return 0;
    const end = this.numbers[at]!;
    if (end < number) return -1;
    if (end > number) return 1;
    if (end !== number) return 0;
    const endKey = this.keys[at]!;
    if (endKey < key) return -1;
    return endKey > key ? 1 : 0;
  }
}

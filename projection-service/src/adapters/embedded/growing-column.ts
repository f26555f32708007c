const FIRST_LENGTH = 1024;

/** Numbers of 32 bits, one behind the other. */
export class GrowingColumn {
  private numbers: Int32Array<ArrayBuffer>;
  private length = 0;

  /** If it is known how many will come, nothing has to be copied while it grows. */
  constructor(expected = FIRST_LENGTH) {
    this.numbers = new Int32Array(Math.max(expected, 1));
  }

  push(number: number): void {
    if (this.length === this.numbers.length) this.makeRoom(1);
    this.numbers[this.length] = number;
    this.length += 1;
  }

  pushAll(numbers: readonly number[]): void {
    if (this.length + numbers.length > this.numbers.length) this.makeRoom(numbers.length);
    this.numbers.set(numbers, this.length);
    this.length += numbers.length;
  }

  /** What was pushed; shares its memory. */
  all(): Int32Array {
    return this.numbers.subarray(0, this.length);
  }

  private makeRoom(more: number): void {
    const grown = new Int32Array(Math.max(this.numbers.length * 2, this.length + more));
    grown.set(this.numbers);
    this.numbers = grown;
  }
}

const CHUNK = 8192;

/** Numbers by place, outside the collector's reach; grows without copying. */
export class GrowingNumbers {
  private readonly chunks: Float64Array[] = [];

  get(place: number): number {
    return this.chunks[Math.floor(place / CHUNK)]![place % CHUNK]!;
  }

  set(place: number, number: number): void {
    const at = Math.floor(place / CHUNK);
    while (this.chunks.length <= at) this.chunks.push(new Float64Array(CHUNK));
    this.chunks[at]![place % CHUNK] = number;
  }

  /** The first so many. */
  *first(count: number): Generator<void, Float64Array> {
    const numbers = new Float64Array(count);
    for (let at = 0; at < count; at += CHUNK) {
      numbers.set(this.chunks[at / CHUNK]!.subarray(0, count - at), at);
      yield;
    }
    return numbers;
  }
}

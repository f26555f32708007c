/** Counts of observations up to each bound, as Prometheus keeps them; the bounds rise. */
export class Histogram {
  readonly counts: number[];
  sum = 0;
  count = 0;

  constructor(readonly bounds: readonly number[]) {
    this.counts = bounds.map(() => 0);
  }

  observe(value: number): void {
    this.sum += value;
    this.count += 1;
    const place = this.bounds.findIndex((bound) => value <= bound);
    if (place >= 0) this.counts[place]! += 1;
  }
}

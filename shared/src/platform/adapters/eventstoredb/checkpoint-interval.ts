/** On a quiet log the server sends checkpoints soonest; on a busy one as often as needed. */
const LEAST_WINDOW = 4;
const MOST_WINDOW = 512;
const WANTED_PER_SECOND = 20;
/** A subscription is begun again for another window, so near is good enough. */
const GOOD_ENOUGH = 2;
const LOOK_EACH_MS = 1_000;

/** How many events may pass between two checkpoints of the server: each checkpoint costs both sides. */
export class CheckpointInterval {
  #window = LEAST_WINDOW;
  #checkpoints = 0;
  #sinceMs: number;

  constructor(private readonly nowMs: () => number) {
    this.#sinceMs = nowMs();
  }

  get window(): number {
    return this.#window;
  }

  /** Counts a checkpoint of the server. True if the window changes. */
  onCheckpoint(): boolean {
    this.#checkpoints += 1;
    const tookMs = this.nowMs() - this.#sinceMs;
    if (tookMs < LOOK_EACH_MS) return false;
    const excess = (this.#checkpoints * 1_000) / tookMs / WANTED_PER_SECOND;
    this.#checkpoints = 0;
    this.#sinceMs += tookMs;
    if (excess <= GOOD_ENOUGH && excess >= 1 / GOOD_ENOUGH) return false;
    const before = this.#window;
    this.#window = Math.min(MOST_WINDOW, Math.max(LEAST_WINDOW, Math.round(before * excess)));
    return this.#window !== before;
  }
}

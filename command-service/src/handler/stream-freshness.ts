import type { Position } from "@naqsh/shared/kernel/position";
import { categoryOf } from "@naqsh/shared/kernel/stream-name";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { FoldedStream } from "./stream-cache";

/** An own append is noted at most this often, as the log's position at a known time. */
const NOTE_EACH_MS = 25;
const MOST_NOTED = 400;
const MOST_CHANGED = 10_000;

/**
 * Tells how fresh a cached fold is without reading its stream again: the watch of its category has come past an append that this
 * process sent at a known time, and has heard of no change.
 */
export class StreamFreshness {
  /** The revision that streams were heard to have. */
  readonly #changed = new Map<string, number>();
  readonly #sent: { atMs: number; position: Position }[] = [];
  /** Changes of what was read later than this are heard of. */
  #sinceMs = Infinity;
  /** All changes before this have been heard of. */
  #untilMs = 0;

  constructor(
    readonly categories: readonly string[],
    private readonly clock: Clock,
  ) {}

  /** The watch hears of everything from here on. */
  begin(): void {
    this.#sinceMs = this.clock.now();
  }

  readonly changed = (stream: string, revision: number): void => {
    if (this.#changed.size >= MOST_CHANGED) {
      this.#changed.clear();
      this.begin();
    }
    // A watch that begins again tells some of it twice.
    this.#changed.set(stream, Math.max(revision, this.#changed.get(stream) ?? revision));
  };

  readonly passed = (position: Position): void => {
    while (this.#sent.length > 0 && this.#sent[0]!.position <= position) this.#untilMs = this.#sent.shift()!.atMs;
  };

  /** An event that this process sent at a time lies at a position: what was stored before that time lies before it. */
  appended(atMs: number, position: Position): void {
    const last = this.#sent.at(-1)?.atMs ?? 0;
    if (atMs - last >= NOTE_EACH_MS && this.#sent.length < MOST_NOTED) this.#sent.push({ atMs, position });
  }

  /** When the log is known to have held nothing newer, milliseconds. */
  checkedAtMs(stream: string, { revision, checkedAtMs }: Pick<FoldedStream, "revision" | "checkedAtMs">): number {
    if (checkedAtMs <= this.#sinceMs || !this.categories.includes(categoryOf(stream))) return checkedAtMs;
    const isChanged = (this.#changed.get(stream) ?? -1) > revision;
    return isChanged ? checkedAtMs : Math.max(checkedAtMs, this.#untilMs);
  }
}

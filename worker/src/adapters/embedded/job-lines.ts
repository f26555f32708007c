import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { WaitingJob } from "./job-shelf";

/** `begun`: in this turn of the event loop; `turn` ends when more may begin. */
type Line = { width: number; running: number; begun: number; due: WaitingJob[]; turn: Promise<void> | null };

const USUAL_CONCURRENCY = 1_024;
/** What a job does until it first waits holds the loop: many auctions end at the same moment. */
const MOST_IN_A_TURN = 128;

/** Jobs that are due, a line for each queue: so many of one run at once, in order. */
export class JobLines {
  readonly #lines = new Map<string, Line>();
  readonly #running = new Set<Promise<void>>();
  #isOpen = false;

  /** `run` never rejects; `concurrency` by the queue's name. */
  constructor(
    private readonly run: (entry: WaitingJob) => Promise<void>,
    private readonly concurrency: Record<string, number>,
  ) {}

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** How many are due or running. */
  get size(): number {
    return [...this.#lines.values()].reduce((sum, line) => sum + line.due.length + line.running, 0);
  }

  open(): void {
    this.#isOpen = true;
  }

  push(entry: WaitingJob): void {
    const line = this.lineOf(entry.job.queue);
    line.due.push(entry);
    this.fill(line);
  }

  /** Answers when all of a queue has begun that is due now and for which it has room. */
  async begun(queue: string): Promise<void> {
    const line = this.#lines.get(queue);
    if (!line) return;
    // One for what has begun in this turn; what comes to be due meanwhile is not waited for.
    const turns = 1 + Math.ceil(line.due.length / MOST_IN_A_TURN);
    for (let turn = 0; turn < turns && line.turn !== null; turn += 1) await line.turn;
  }

  /** Answers when nothing runs. */
  async idle(): Promise<void> {
    for (;;) {
      await this.turnsOver();
      if (this.#running.size === 0) return;
      await Promise.allSettled(this.#running);
    }
  }

  /** Begins nothing more; answers when what runs has ended. */
  async close(): Promise<void> {
    this.#isOpen = false;
    await this.idle();
    this.#lines.clear();
  }

  private async turnsOver(): Promise<void> {
    for (;;) {
      const turns = [...this.#lines.values()].flatMap(({ turn }) => turn ?? []);
      if (turns.length === 0) return;
      await Promise.all(turns);
    }
  }

  private lineOf(queue: string): Line {
    const known = this.#lines.get(queue);
    if (known) return known;
    const line: Line = {
      width: this.concurrency[queue] ?? USUAL_CONCURRENCY,
      running: 0,
      begun: 0,
      due: [],
      turn: null,
    };
    this.#lines.set(queue, line);
    return line;
  }

  private fill(line: Line): void {
    while (this.#isOpen && line.running < line.width && line.begun < MOST_IN_A_TURN) {
      const entry = line.due.shift();
      if (!entry) return;
      line.turn ??= this.afterThisTurn(line);
      line.begun += 1;
      line.running += 1;
      const done = this.run(entry).finally(() => {
        this.#running.delete(done);
        line.running -= 1;
        this.fill(line);
      });
      this.#running.add(done);
    }
  }

  private async afterThisTurn(line: Line): Promise<void> {
    await nextTurn();
    line.begun = 0;
    line.turn = null;
    this.fill(line);
  }
}

import type { WaitingJob } from "./job-shelf";

/** `begun`: in this turn of the event loop. */
type Line = { width: number; running: number; begun: number; due: WaitingJob[] };

const USUAL_CONCURRENCY = 1_024;
/** What a job does until it first waits holds the loop: many auctions end at the same moment. */
const MOST_IN_A_TURN = 128;

/** Jobs that are due, a line for each queue: so many of one run at once, in order. */
export class JobLines {
  readonly #lines = new Map<string, Line>();
  readonly #running = new Set<Promise<void>>();
  /** Turns of the event loop in which more may begin. */
  readonly #turns = new Set<Promise<void>>();
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

  /** Answers when all has begun that is due and for which its queue has room. */
  async begun(): Promise<void> {
    while (this.#turns.size > 0) await Promise.all(this.#turns);
  }

  /** Answers when nothing runs. */
  async idle(): Promise<void> {
    for (;;) {
      await this.begun();
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

  private lineOf(queue: string): Line {
    const known = this.#lines.get(queue);
    if (known) return known;
    const line = { width: this.concurrency[queue] ?? USUAL_CONCURRENCY, running: 0, begun: 0, due: [] };
    this.#lines.set(queue, line);
    return line;
  }

  private fill(line: Line): void {
    while (this.#isOpen && line.running < line.width && line.begun < MOST_IN_A_TURN) {
      const entry = line.due.shift();
      if (!entry) return;
      if (line.begun === 0) this.goOnNextTurn(line);
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

  private goOnNextTurn(line: Line): void {
    const turn = this.nextTurn(line).finally(() => this.#turns.delete(turn));
    this.#turns.add(turn);
  }

  private async nextTurn(line: Line): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    line.begun = 0;
    this.fill(line);
  }
}

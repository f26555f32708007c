import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { WaitingJob } from "./job-store";

/** `begun` counts jobs of this turn of the event loop; `turn` resolves when more may begin. */
type DueQueue = { width: number; running: number; begun: number; due: WaitingJob[]; turn: Promise<void> | null };

const USUAL_CONCURRENCY = 1_024;
/** A job holds the event loop until it first waits, and many auctions end at the same moment. */
const MOST_IN_A_TURN = 128;

/** Due jobs, in one queue for each name. A queue runs a limited number of jobs at once, in order. */
export class JobQueues {
  readonly #queues = new Map<string, DueQueue>();
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
    return [...this.#queues.values()].reduce((sum, dueQueue) => sum + dueQueue.due.length + dueQueue.running, 0);
  }

  open(): void {
    this.#isOpen = true;
  }

  push(entry: WaitingJob): void {
    const dueQueue = this.dueQueueOf(entry.job.queue);
    dueQueue.due.push(entry);
    this.fill(dueQueue);
  }

  /** Answers when all of a queue has begun that is due now and for which it has room. */
  async begun(queue: string): Promise<void> {
    const dueQueue = this.#queues.get(queue);
    if (!dueQueue) return;
    // One for what has begun in this turn; what comes to be due meanwhile is not waited for.
    const turns = 1 + Math.ceil(dueQueue.due.length / MOST_IN_A_TURN);
    for (let turn = 0; turn < turns && dueQueue.turn !== null; turn += 1) await dueQueue.turn;
  }

  /** Answers when nothing runs. */
  async idle(): Promise<void> {
    for (;;) {
      await this.settledTurns();
      if (this.#running.size === 0) return;
      await Promise.allSettled(this.#running);
    }
  }

  /** Begins nothing more; answers when what runs has ended. */
  async close(): Promise<void> {
    this.#isOpen = false;
    await this.idle();
    this.#queues.clear();
  }

  private async settledTurns(): Promise<void> {
    for (;;) {
      const turns = [...this.#queues.values()].flatMap(({ turn }) => turn ?? []);
      if (turns.length === 0) return;
      await Promise.all(turns);
    }
  }

  private dueQueueOf(queue: string): DueQueue {
    const known = this.#queues.get(queue);
    if (known) return known;
    const dueQueue: DueQueue = {
      width: this.concurrency[queue] ?? USUAL_CONCURRENCY,
      running: 0,
      begun: 0,
      due: [],
      turn: null,
    };
    this.#queues.set(queue, dueQueue);
    return dueQueue;
  }

  private fill(dueQueue: DueQueue): void {
    while (this.#isOpen && dueQueue.running < dueQueue.width && dueQueue.begun < MOST_IN_A_TURN) {
      const entry = dueQueue.due.shift();
      if (!entry) return;
      dueQueue.turn ??= this.afterThisTurn(dueQueue);
      dueQueue.begun += 1;
      dueQueue.running += 1;
      const done = this.run(entry).finally(() => {
        this.#running.delete(done);
        dueQueue.running -= 1;
        this.fill(dueQueue);
      });
      this.#running.add(done);
    }
  }

  private async afterThisTurn(dueQueue: DueQueue): Promise<void> {
    await nextTurn();
    dueQueue.begun = 0;
    dueQueue.turn = null;
    this.fill(dueQueue);
  }
}

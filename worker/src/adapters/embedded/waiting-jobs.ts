import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { Job } from "../../ports/job-queue";
import { DueHeap } from "./due-heap";
import { WakeTimer } from "./wake-timer";
import type { JobAttempt } from "./job-attempt";
import { JobQueues } from "./job-queues";
import type { WaitingJob } from "./job-store";

type Parts = {
  attempt: JobAttempt;
  clock: Clock;
  timers: Timers;
  concurrency: Record<string, number>;
};

/** Jobs from when this process knows them until they have run: they wait for their time, then in their queue. */
export class WaitingJobs {
  readonly #waiting = new DueHeap<WaitingJob>();
  readonly #queues: JobQueues;
  readonly #wakeTimer: WakeTimer;
  /** Waiting or running: an entry can come by its scheduling and by the reading at the start. What was taken back is not here. */
  readonly #held = new Map<string, WaitingJob>();

  constructor(private readonly parts: Parts) {
    this.#queues = new JobQueues((entry) => this.run(entry), parts.concurrency);
    // The timer's task ends when what was due has run, so that simulated time waits for it.
    this.#wakeTimer = new WakeTimer(parts.timers, async () => {
      this.takeDue();
      this.setWakeTimer();
      await this.idle();
    });
  }

  get isOpen(): boolean {
    return this.#queues.isOpen;
  }

  get counts(): { due: number; waiting: number } {
    const due = this.#queues.size;
    return { due, waiting: this.#held.size - due };
  }

  has(job: Pick<Job, "queue" | "id">): boolean {
    return this.#held.has(nameOf(job));
  }

  open(): void {
    this.#queues.open();
  }

  /** Runs a job once, also if it is added twice. */
  add(entry: WaitingJob): void {
    if (this.has(entry.job)) return;
    this.#held.set(nameOf(entry.job), entry);
    this.#waiting.push(entry.nextAtMs, entry);
    if (entry.nextAtMs <= this.parts.clock.now()) this.takeDue();
    this.setWakeTimer();
  }

  /** Cancels a job that is not due yet. */
  takeBack(job: Pick<Job, "queue" | "id">): void {
    this.#held.delete(nameOf(job));
  }

  begun(queue: string): Promise<void> {
    return this.#queues.begun(queue);
  }

  /** Answers when nothing is due and nothing runs. */
  async idle(): Promise<void> {
    this.takeDue();
    await this.#queues.idle();
  }

  /** Answers when what runs has ended. */
  async close(): Promise<void> {
    this.#wakeTimer.cancel();
    await this.#queues.close();
    this.#waiting.clear();
    this.#held.clear();
  }

  private takeDue(): void {
    if (!this.isOpen) return;
    for (const entry of this.#waiting.takeDue(this.parts.clock.now())) {
      if (this.#held.get(nameOf(entry.job)) === entry) this.#queues.push(entry);
    }
  }

  private setWakeTimer(): void {
    if (this.isOpen) this.#wakeTimer.setFor(this.#waiting.firstDueMs);
  }

  private async run(entry: WaitingJob): Promise<void> {
    const again = await this.parts.attempt(entry);
    if (again === null) {
      this.#held.delete(nameOf(entry.job));
    } else {
      this.#held.set(nameOf(entry.job), again);
      this.#waiting.push(again.nextAtMs, again);
      this.setWakeTimer();
    }
  }
}

const nameOf = ({ queue, id }: Pick<Job, "queue" | "id">): string => `${queue}/${id}`;

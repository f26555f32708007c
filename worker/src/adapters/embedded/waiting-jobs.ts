import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { Job } from "../../ports/job-queue";
import { DueHeap } from "./due-heap";
import { JobAlarm } from "./job-alarm";
import type { JobAttempt } from "./job-attempt";
import { JobLines } from "./job-lines";
import type { WaitingJob } from "./job-shelf";

type Parts = {
  attempt: JobAttempt;
  clock: Clock;
  timers: Timers;
  concurrency: Record<string, number>;
};

/** Jobs from when they are known to this process until they have run: first they wait for their time, then in line. */
export class WaitingJobs {
  readonly #waiting = new DueHeap<WaitingJob>();
  readonly #lines: JobLines;
  readonly #alarm: JobAlarm;
  /** Waiting or running: an entry can come by its scheduling and by the reading at the start. What was taken back is not here. */
  readonly #held = new Map<string, WaitingJob>();

  constructor(private readonly parts: Parts) {
    this.#lines = new JobLines((entry) => this.run(entry), parts.concurrency);
    // The timer's task ends when what was due has run, so that simulated time waits for it.
    this.#alarm = new JobAlarm(parts.timers, async () => {
      this.takeDue();
      this.setAlarm();
      await this.idle();
    });
  }

  get isOpen(): boolean {
    return this.#lines.isOpen;
  }

  get counts(): { due: number; waiting: number } {
    const due = this.#lines.size;
    return { due, waiting: this.#held.size - due };
  }

  has(job: Pick<Job, "queue" | "id">): boolean {
    return this.#held.has(nameOf(job));
  }

  open(): void {
    this.#lines.open();
  }

  /** Told twice of one, it runs it once. */
  add(entry: WaitingJob): void {
    if (this.has(entry.job)) return;
    this.#held.set(nameOf(entry.job), entry);
    this.#waiting.push(entry.nextAtMs, entry);
    if (entry.nextAtMs <= this.parts.clock.now()) this.takeDue();
    this.setAlarm();
  }

  /** Of a job that waits for its time: it does not run. */
  takeBack(job: Pick<Job, "queue" | "id">): void {
    this.#held.delete(nameOf(job));
  }

  begun(queue: string): Promise<void> {
    return this.#lines.begun(queue);
  }

  /** Answers when nothing is due and nothing runs. */
  async idle(): Promise<void> {
    this.takeDue();
    await this.#lines.idle();
  }

  /** Answers when what runs has ended. */
  async close(): Promise<void> {
    this.#alarm.cancel();
    await this.#lines.close();
    this.#waiting.clear();
    this.#held.clear();
  }

  private takeDue(): void {
    if (!this.isOpen) return;
    for (const entry of this.#waiting.takeDue(this.parts.clock.now())) {
      if (this.#held.get(nameOf(entry.job)) === entry) this.#lines.push(entry);
    }
  }

  private setAlarm(): void {
    if (this.isOpen) this.#alarm.setFor(this.#waiting.firstDueMs);
  }

  private async run(entry: WaitingJob): Promise<void> {
    const again = await this.parts.attempt(entry);
    if (again === null) {
      this.#held.delete(nameOf(entry.job));
    } else {
      this.#held.set(nameOf(entry.job), again);
      this.#waiting.push(again.nextAtMs, again);
      this.setAlarm();
    }
  }
}

const nameOf = ({ queue, id }: Pick<Job, "queue" | "id">): string => `${queue}/${id}`;

import type { RootDatabase } from "lmdb";
import { Unavailable } from "../../ports/unavailable";

type Waiting = { run: () => unknown; resolve: (answer: never) => void; reject: (error: unknown) => void };
type Outcome = { answer: unknown } | { error: unknown };

/** A disk that failed is not asked again sooner: each time `lmdb` writes where and why to the process's errors. */
const REST_MS = 1_000;
/** What runs in one commit holds the event loop. */
const MOST_TOGETHER = 256;

/** Nothing of a run that throws stays, whatever else is committed with it. */
const outcomeOf = (database: RootDatabase<Buffer>, run: () => unknown): Outcome => {
  try {
    // Within a transaction a child's answer is there at once.
    return { answer: database.childTransaction(run) };
  } catch (error) {
    return { error };
  }
};

/** Why a commit failed: `lmdb` tells it by a promise of its own, which ends the process if nobody holds it. */
const causeOf = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof Error && "commitError" in error)) return error;
  try {
    return await error.commitError;
  } catch (cause) {
    return cause;
  }
};

/**
 * The transactions of one LMDB file, one commit after the other: what arrives while one is on its way goes with the next. After a
 * commit that failed LMDB may take no more until the file is opened anew.
 */
export class LmdbCommits {
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;
  #failed: { error: Unavailable; atMs: number } | null = null;

  constructor(
    private readonly path: string,
    private readonly file: { database: () => RootDatabase<Buffer>; openAnew: () => Promise<void> },
  ) {}

  /** Answers when it is on disk. @throws Unavailable if it could not be written; then nothing of it was. */
  add<Answer>(run: () => Answer): Promise<Answer> {
    if (this.#failed !== null && performance.now() - this.#failed.atMs < REST_MS) {
      return Promise.reject(this.#failed.error);
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ run, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Answers when nothing waits any more. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    // Callers woken in the same turn of the event loop join the first commit.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0, MOST_TOGETHER));
    this.#writing = null;
  }

  async #commit(together: readonly Waiting[]): Promise<void> {
    let outcomes: Outcome[] = [];
    try {
      const database = this.file.database();
      await database.transaction(() => {
        outcomes = together.map(({ run }) => outcomeOf(database, run));
      });
    } catch (error) {
      const cause = await causeOf(error);
      const reason = cause instanceof Error ? cause.message : String(cause);
      const failure = new Unavailable(`${this.path} could not be written: ${reason}`, { cause });
      this.#failed = { error: failure, atMs: performance.now() };
      await this.file.openAnew().catch(() => undefined);
      for (const { reject } of together) reject(failure);
      return;
    }
    together.forEach(({ resolve, reject }, place) => {
      const outcome = outcomes[place]!;
      if ("error" in outcome) reject(outcome.error);
      else resolve(outcome.answer as never);
    });
  }
}

import { join } from "node:path";
import { LogInUse } from "../../ports/event-store";
import type { FolderLock } from "./folder-lock";

const LOOK_EACH_MS = 1_000;

/**
 * Keeps other writers out of a log's folder: by the file that is there for it, and by the log's first segment, since without
 * that there is no log. Removing the lock file alone does not let a second writer in.
 */
export class LogLocks {
  readonly #held: FolderLock[] = [];
  #looking: NodeJS.Timeout | null = null;

  constructor(
    private readonly directory: string,
    private readonly lock: (path: string) => FolderLock | null,
  ) {}

  /** @throws LogInUse */
  take(name: string): void {
    const lock = this.lock(join(this.directory, name));
    if (lock === null) throw new LogInUse(`Another process writes the log in ${this.directory}`);
    this.#held.push(lock);
  }

  /** Tells once, when the file that is there for locking was taken away. */
  watch(onReplaced: () => void = () => undefined): void {
    const isReplaced = this.#held[0]?.isReplaced;
    if (isReplaced === undefined) return;
    this.#looking = setInterval(() => {
      if (!isReplaced()) return;
      this.#stopLooking();
      onReplaced();
    }, LOOK_EACH_MS).unref();
  }

  release(): void {
    this.#stopLooking();
    for (const lock of this.#held.splice(0)) lock.release();
  }

  #stopLooking(): void {
    if (this.#looking !== null) clearInterval(this.#looking);
  }
}

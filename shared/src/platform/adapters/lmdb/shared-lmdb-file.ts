import { mkdirSync, statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Unavailable } from "../../ports/unavailable";
import { syncPath } from "../../sync-path";
import { takeLock, type FolderLock } from "../embedded-log/folder-lock";
import { openLmdb, type LmdbDatabase } from "./lmdb-database";

const ASK_AGAIN_MS = 2;
const PATIENCE_MS = 10_000;

/**
 * An LMDB file that processes of one machine share and any of them may replace by a copy. LMDB's own locks belong to one file: a turn
 * at it is a lock beside, and whoever still has the file before open goes over to its successor before reading or writing on.
 */
export class SharedLmdbFile {
  #database: LmdbDatabase | null = null;
  #inode = 0;
  #isClosed = false;
  #turn: Promise<unknown> = Promise.resolve();

  /** `onSuccessor` hears when another file is open than before. */
  constructor(
    private readonly path: string,
    private readonly onSuccessor: () => void,
  ) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  }

  /** Open within a turn. */
  get database(): LmdbDatabase {
    if (this.#database === null) throw new Error(`${this.path} is closed`);
    return this.#database;
  }

  /** The database as it can be read at once; null while it is not open or has a successor. */
  look(): LmdbDatabase | null {
    return this.#database !== null && !this.#hasSuccessor() ? this.#database : null;
  }

  /** Read it before awaiting anything else. */
  async whenOpen(): Promise<LmdbDatabase> {
    for (let open = this.look(); ; open = this.look()) {
      if (open !== null) return open;
      await this.inTurn(async () => undefined);
    }
  }

  /** Runs while no other process writes or replaces the file; one after the other. */
  inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#turn.then(() => this.#alone(run));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Within a turn: puts a copy without removed bytes in its place. */
  async rewrite(): Promise<void> {
    const copy = `${this.path}.copy`;
    await rm(copy, { force: true });
    await this.database.copyTo(copy);
    await syncPath(copy);
    await this.#shut();
    try {
      await rename(copy, this.path);
      // It belongs to the file before: whoever has that open holds it, and nobody else may.
      await rm(`${this.path}-lock`, { force: true });
      await syncPath(dirname(this.path));
    } finally {
      this.#open();
    }
  }

  close(): Promise<void> {
    const closing = this.#turn.then(() => {
      this.#isClosed = true;
      return this.#shut();
    });
    this.#turn = closing.catch(() => undefined);
    return closing;
  }

  async #alone<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    const lock = await lockAt(`${this.path}.turn`);
    try {
      if (this.#database !== null && this.#hasSuccessor()) await this.#shut();
      if (this.#database === null) this.#open();
      return await run();
    } finally {
      lock.release();
    }
  }

  #open(): void {
    if (this.#isClosed) throw new Error(`${this.path} is closed`);
    // One damaged key makes one person unreadable, not all of them.
    this.#database = openLmdb(this.path, { toleratesEntries: true });
    this.#inode = statSync(this.path).ino;
    this.onSuccessor();
  }

  async #shut(): Promise<void> {
    const database = this.#database;
    this.#database = null;
    await database?.close();
  }

  #hasSuccessor(): boolean {
    const there = statSync(this.path, { throwIfNoEntry: false });
    return there !== undefined && there.ino !== this.#inode;
  }
}

const lockAt = async (path: string): Promise<FolderLock> => {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += ASK_AGAIN_MS) {
    const lock = takeLock(path);
    if (lock !== null) return lock;
    await pause(ASK_AGAIN_MS);
  }
  throw new Unavailable(`Another process keeps ${path}`);
};

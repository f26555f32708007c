import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { PersonErased, type KeptKey, type KeyVault } from "../../ports/personal-keys";
import { openLmdb, type LmdbDatabase } from "./lmdb-database";

const KEY_BYTES = 32;
const MOST_CACHED = 10_000;
/** Where it is noted that a destroyed key's bytes may still lie in the file. */
export const REWRITE_DUE = ["rewrite due"];

/** What lies under a person: the key, or the mark that it was destroyed. */
type Entry = { key: Uint8Array } | { erased: true };

/** Keys in an LMDB file of their own. A destroyed key's bytes leave the file too, not only its tree. */
export class LmdbPersonalKeys implements KeyVault {
  readonly #cache = new Map<string, Uint8Array>();
  readonly #secrets = new Map<string, Uint8Array>();
  #rewriting: Promise<void> | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #database: LmdbDatabase;

  /** Takes the path of the file (`….mdb`), made when missing. */
  constructor(private readonly path: string) {
    this.#database = openLmdb(path);
    // A crash may have come between a destruction and the end of its rewriting.
    this.#inTurn(() => this.#rewriteIfDue()).catch(() => undefined);
  }

  async obtain(person: string): Promise<Uint8Array> {
    const cached = this.#cache.get(person);
    if (cached) return cached;
    const kept = await this.#inTurn(() => this.#keep(["person", person], { key: randomBytes(KEY_BYTES) }));
    if ("erased" in kept) throw new PersonErased(person);
    return this.#remember(person, kept.key);
  }

  async find(person: string): Promise<Uint8Array | null> {
    const cached = this.#cache.get(person);
    if (cached) return cached;
    while (this.#rewriting) await this.#rewriting.catch(() => undefined);
    const kept = this.#database.get<Entry>(["person", person]);
    return kept && "key" in kept ? this.#remember(person, kept.key) : null;
  }

  async destroy(person: string): Promise<void> {
    await this.#inTurn(async () => {
      const kept = this.#database.get<Entry>(["person", person]);
      this.#cache.delete(person);
      const isErased = kept !== undefined && "erased" in kept;
      if (!isErased) await this.#putErased(person, kept !== undefined);
      await this.#rewriteIfDue();
    });
    this.#cache.delete(person);
  }

  async platformSecret(purpose: string): Promise<Uint8Array> {
    const cached = this.#secrets.get(purpose);
    if (cached) return cached;
    const kept = await this.#inTurn(() => this.#keep(["platform", purpose], { key: randomBytes(KEY_BYTES) }));
    if ("erased" in kept) throw new Error(`The platform's secret for ${purpose} is gone`);
    this.#secrets.set(purpose, kept.key);
    return kept.key;
  }

  async *all(): AsyncGenerator<KeptKey> {
    for (const of of ["person", "platform"] as const) {
      for (const { key, value } of this.#database.range<Entry>({ start: [of, ""], end: [of, "\uffff"] })) {
        const [, name] = key as string[];
        yield { of, name: name!, key: "key" in value ? value.key : null };
      }
    }
  }

  async keep({ of, name, key }: KeptKey): Promise<void> {
    if (key === null) return this.destroy(name);
    const kept = await this.#keep([of, name], { key });
    if ("key" in kept && !Buffer.from(kept.key).equals(key)) throw new Error(`Another key lies under ${of} ${name}`);
  }

  /** Writes every key, and no destroyed one, to a new file. */
  copyTo(path: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#rewriteIfDue();
      await this.#database.copyTo(path);
      await syncFile(path);
    });
  }

  close(): Promise<void> {
    return this.#inTurn(() => this.#database.close());
  }

  #putErased(person: string, leavesBytes: boolean): Promise<void> {
    return this.#database.transact(({ put }) => {
      put(["person", person], { erased: true });
      if (leavesBytes) put(REWRITE_DUE, true);
    });
  }

  /** Keeps a value under a free name; gives what is kept. */
  async #keep(name: string[], value: Entry): Promise<Entry> {
    const kept = this.#database.get<Entry>(name);
    if (kept) return kept;
    return this.#database.transact(({ put }) => {
      const other = this.#database.get<Entry>(name);
      if (!other) put(name, value);
      return other ?? value;
    });
  }

  async #rewriteIfDue(): Promise<void> {
    if (!this.#database.get(REWRITE_DUE)) return;
    this.#rewriting = this.#rewrite();
    await this.#rewriting.finally(() => {
      this.#rewriting = null;
    });
    await this.#database.transact(({ remove }) => remove(REWRITE_DUE));
  }

  /** LMDB leaves removed bytes in free pages: the file is replaced by a copy without them. */
  async #rewrite(): Promise<void> {
    const copy = `${this.path}.copy`;
    await rm(copy, { force: true });
    await this.#database.copyTo(copy);
    await syncFile(copy);
    await this.#database.close();
    try {
      await rename(copy, this.path);
      await syncFile(dirname(this.path));
    } finally {
      this.#database = openLmdb(this.path);
    }
  }

  /** Writes go one after the other. */
  #inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#turn.then(run);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  #remember(person: string, key: Uint8Array): Uint8Array {
    const [oldest] = this.#cache.keys();
    if (this.#cache.size >= MOST_CACHED && oldest !== undefined) this.#cache.delete(oldest);
    this.#cache.set(person, key);
    return key;
  }
}

const syncFile = async (path: string): Promise<void> => {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

import { randomBytes } from "node:crypto";
import { PersonErased, type KeptKey, type KeyVault } from "../../ports/personal-keys";
import { syncPath } from "../../sync-path";
import { SharedLmdbFile } from "./shared-lmdb-file";

const KEY_BYTES = 32;
const MOST_CACHED = 10_000;
/** Another process may have destroyed a key: it is forgotten here within this. */
const LOOK_EVERY_MS = 100;
/** Where it is noted that a destroyed key's bytes may still lie in the file. */
export const REWRITE_DUE = ["rewrite due"];
/** How many keys were destroyed so far. */
const DESTROYED = ["destroyed"];

export type LmdbPersonalKeysOptions = {
  isShared: boolean;
  /** Hears whose key is about to be destroyed; what it throws prevents that. */
  onDestroying?: (person: string) => Promise<void>;
  /** Hears how many keys were destroyed so far, before a destruction is answered; what it throws is the answer. */
  onDestroyed?: (destroyed: number) => Promise<void>;
};

/** What lies under a person: the key, or the mark that it was destroyed. */
type Entry = { key: Uint8Array } | { erased: true };

/**
 * Keys in an LMDB file of their own, which processes of one machine share. A destroyed key's bytes leave the file too, not only its
 * tree: every other process then goes over to the new file.
 */
export class LmdbPersonalKeys implements KeyVault {
  readonly #cache = new Map<string, Uint8Array>();
  readonly #secrets = new Map<string, Uint8Array>();
  readonly #file: SharedLmdbFile;
  #destroyed = 0;
  #lookedAtMs = 0;

  /**
   * Takes the path of the file (`….mdb`), made when missing. Not shared: no other process destroys keys while this one has it
   * open, so that finding one looks at nothing but memory.
   */
  constructor(
    private readonly path: string,
    private readonly options: LmdbPersonalKeysOptions = { isShared: true },
  ) {
    this.#file = new SharedLmdbFile(path, () => this.#cache.clear());
    // A crash may have come between a destruction and the end of its rewriting.
    this.#file.inTurn(() => this.#rewriteIfDue()).catch(() => undefined);
  }

  async obtain(person: string): Promise<Uint8Array> {
    const found = await this.find(person);
    if (found) return found;
    const kept = await this.#file.inTurn(() => this.#keep(["person", person], { key: randomBytes(KEY_BYTES) }));
    if ("erased" in kept) throw new PersonErased(person);
    return this.#remember(person, kept.key);
  }

  async find(person: string): Promise<Uint8Array | null> {
    if (this.options.isShared) this.#forgetWhatOthersDestroyed();
    const cached = this.#cache.get(person);
    if (cached) return cached;
    const kept = (await this.#file.whenOpen()).getLatest<Entry>(["person", person]);
    return kept && "key" in kept ? this.#remember(person, kept.key) : null;
  }

  async destroy(person: string): Promise<void> {
    await this.#file.inTurn(async () => {
      const kept = this.#file.database.getLatest<Entry>(["person", person]);
      const isErased = kept !== undefined && "erased" in kept;
      if (!isErased) await this.options.onDestroying?.(person);
      this.#cache.delete(person);
      if (!isErased) await this.#putErased(person, kept !== undefined);
      await this.#rewriteIfDue();
      await this.options.onDestroyed?.(this.#file.database.getLatest<number>(DESTROYED) ?? 0);
    });
    this.#cache.delete(person);
  }

  async platformSecret(purpose: string): Promise<Uint8Array> {
    const cached = this.#secrets.get(purpose);
    if (cached) return cached;
    const kept = await this.#file.inTurn(() => this.#keep(["platform", purpose], { key: randomBytes(KEY_BYTES) }));
    if ("erased" in kept) throw new Error(`The platform's secret for ${purpose} is gone`);
    this.#secrets.set(purpose, kept.key);
    return kept.key;
  }

  async *all(): AsyncGenerator<KeptKey> {
    const database = await this.#file.whenOpen();
    for (const of of ["person", "platform"] as const) {
      for (const { key, value } of database.range<Entry>({ start: [of, ""], end: [of, "\uffff"] })) {
        const [, name] = key as string[];
        yield { of, name: name!, key: "key" in value ? value.key : null };
      }
    }
  }

  async keep({ of, name, key }: KeptKey): Promise<void> {
    if (key === null) return this.destroy(name);
    const kept = await this.#file.inTurn(() => this.#keep([of, name], { key }));
    if ("key" in kept && !Buffer.from(kept.key).equals(key)) throw new Error(`Another key lies under ${of} ${name}`);
  }

  /** Whose keys it has or had, and how many were destroyed; also if single keys are damaged. */
  async census(): Promise<{ people: ReadonlySet<string>; destroyed: number }> {
    const database = await this.#file.whenOpen();
    const keys = database.keys({ start: ["person", ""], end: ["person", "\uffff"] });
    const people = new Set(keys.map((key) => (key as string[])[1]!));
    return { people, destroyed: database.get<number>(DESTROYED) ?? 0 };
  }

  async count(): Promise<{ known: number; destroyed: number }> {
    const { people, destroyed } = await this.census();
    return { known: people.size, destroyed };
  }

  /** Writes every key, and no destroyed one, to a new file. */
  copyTo(path: string): Promise<void> {
    return this.#file.inTurn(async () => {
      await this.#rewriteIfDue();
      await this.#file.database.copyTo(path);
      await syncPath(path);
    });
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  /** What the file tells of destructions is looked at now and then: a cached key costs its reader nothing else. */
  #forgetWhatOthersDestroyed(): void {
    const nowMs = performance.now();
    if (nowMs - this.#lookedAtMs < LOOK_EVERY_MS) return;
    this.#lookedAtMs = nowMs;
    const destroyed = this.#file.look()?.getLatest<number>(DESTROYED) ?? null;
    if (destroyed !== this.#destroyed) this.#cache.clear();
    this.#destroyed = destroyed ?? -1;
  }

  #putErased(person: string, leavesBytes: boolean): Promise<void> {
    const { database } = this.#file;
    return database.transact(({ put }) => {
      put(["person", person], { erased: true });
      put(DESTROYED, (database.get<number>(DESTROYED) ?? 0) + 1);
      if (leavesBytes) put(REWRITE_DUE, true);
    });
  }

  /** Keeps a value under a free name; gives what is kept. */
  async #keep(name: string[], value: Entry): Promise<Entry> {
    const { database } = this.#file;
    const kept = database.get<Entry>(name);
    if (kept) return kept;
    return database.transact(({ put }) => {
      const other = database.get<Entry>(name);
      if (!other) put(name, value);
      return other ?? value;
    });
  }

  /** LMDB leaves removed bytes in free pages: the file is replaced by a copy without them. */
  async #rewriteIfDue(): Promise<void> {
    if (!this.#file.database.getLatest(REWRITE_DUE)) return;
    await this.#file.rewrite();
    await this.#file.database.transact(({ remove }) => remove(REWRITE_DUE));
  }

  #remember(person: string, key: Uint8Array): Uint8Array {
    const [oldest] = this.#cache.keys();
    if (this.#cache.size >= MOST_CACHED && oldest !== undefined) this.#cache.delete(oldest);
    this.#cache.set(person, key);
    return key;
  }
}

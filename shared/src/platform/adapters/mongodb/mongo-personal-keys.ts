import { randomBytes } from "node:crypto";
import type { Binary, Collection, MongoClient } from "mongodb";
import type { Clock } from "../../ports/clock";
import { PersonErased, type KeptKey, type KeyVault } from "../../ports/personal-keys";
import { upserting } from "./open-mongo";

const KEY_BYTES = 32;
const MOST_CACHED = 10_000;
/** Another process may have destroyed a key: it is forgotten here within this. */
const CACHED_FOR_MS = 3_000;

type Entry = { _id: string; key?: Binary; erased?: true };

/** Keys in a database of their own, so that backups of the rest hold none. Takes over the client. */
export class MongoPersonalKeys implements KeyVault {
  readonly #cache = new Map<string, { key: Uint8Array; untilMs: number }>();
  readonly #secrets = new Map<string, Uint8Array>();
  /** Destroyed by this process: an answer that was under way must not bring a key back. */
  readonly #destroyed = new Set<string>();
  readonly #people: Collection<Entry>;
  readonly #platform: Collection<Entry>;

  constructor(
    private readonly client: MongoClient,
    database: string,
    private readonly clock: Clock,
  ) {
    this.#people = client.db(database).collection("people");
    this.#platform = client.db(database).collection("platform");
  }

  async obtain(person: string): Promise<Uint8Array> {
    const cached = this.#cached(person);
    if (cached) return cached;
    const key = await keepIn(this.#people, person);
    if (key === null || this.#destroyed.has(person)) throw new PersonErased(person);
    return this.#remember(person, key);
  }

  async find(person: string): Promise<Uint8Array | null> {
    const cached = this.#cached(person);
    if (cached) return cached;
    const key = keyOf(await this.#people.findOne({ _id: person }));
    return key === null || this.#destroyed.has(person) ? null : this.#remember(person, key);
  }

  async destroy(person: string): Promise<void> {
    const erase = { $set: { erased: true as const }, $unset: { key: "" as const } };
    await upserting(() => this.#people.updateOne({ _id: person }, erase, { upsert: true }));
    this.#destroyed.add(person);
    this.#cache.delete(person);
  }

  async platformSecret(purpose: string): Promise<Uint8Array> {
    const cached = this.#secrets.get(purpose);
    if (cached) return cached;
    const key = await keepIn(this.#platform, purpose);
    if (key === null) throw new Error(`The platform's secret for ${purpose} is gone`);
    this.#secrets.set(purpose, key);
    return key;
  }

  async *all(): AsyncGenerator<KeptKey> {
    for (const [of, keys] of [["person", this.#people] as const, ["platform", this.#platform] as const]) {
      for await (const kept of keys.find()) yield { of, name: kept._id, key: keyOf(kept) };
    }
  }

  async count(): Promise<{ known: number; destroyed: number }> {
    const destroyed = await this.#people.countDocuments({ erased: true });
    return { known: await this.#people.countDocuments(), destroyed };
  }

  async keep({ of, name, key }: KeptKey): Promise<void> {
    if (key === null) return this.destroy(name);
    const kept = await keepIn(of === "person" ? this.#people : this.#platform, name, key);
    if (kept !== null && !Buffer.from(kept).equals(key)) throw new Error(`Another key lies under ${of} ${name}`);
  }

  close(): Promise<void> {
    return this.client.close();
  }

  #cached(person: string): Uint8Array | null {
    const cached = this.#cache.get(person);
    return cached && cached.untilMs > this.clock.now() ? cached.key : null;
  }

  #remember(person: string, key: Uint8Array): Uint8Array {
    const [oldest] = this.#cache.keys();
    if (this.#cache.size >= MOST_CACHED && oldest !== undefined) this.#cache.delete(oldest);
    this.#cache.set(person, { key, untilMs: this.clock.now() + CACHED_FOR_MS });
    return key;
  }
}

const keyOf = (kept: Entry | null): Uint8Array | null => (kept?.key ? new Uint8Array(kept.key.value()) : null);

/** The key under a name, this one when there is none; null when it was destroyed. */
const keepIn = async (
  keys: Collection<Entry>,
  name: string,
  key: Uint8Array = randomBytes(KEY_BYTES),
): Promise<Uint8Array | null> => {
  const made = { $setOnInsert: { key: Buffer.from(key) as unknown as Binary } };
  const options = { upsert: true, returnDocument: "after" } as const;
  return keyOf(await upserting(() => keys.findOneAndUpdate({ _id: name }, made, options)));
};

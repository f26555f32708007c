import { isDuplicateKey } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { CollectionSpec } from "@naqsh/shared/platform/ports/read-model-store";
import type { Collection, Db } from "mongodb";
import type { StoredCollections } from "./stored-collections";

/** What a collection's name stands for; the stored ones that it stood for before are dropped later. */
type Naming = { _id: string; stored: string; retired: { stored: string; atMs: number }[]; fence?: number };

/** Other processes learn within this that another collection has taken a name. */
const BELIEVED_FOR_MS = 1_000;
/** By then nobody reads or writes what was replaced. */
const DROPPED_AFTER_MS = 60_000;

export const nameOf = ({ name, version }: CollectionSpec): string => `${name}-v${version}`;

type Parts = { stored: StoredCollections; clock: Clock; logger: Logger };

/** Names of views. A name is a document that says where the view's documents lie, for every process. */
export class CollectionNames {
  readonly #namings: Collection<Naming>;
  readonly #believed = new Map<string, { stored: string; untilMs: number }>();

  constructor(
    db: Db,
    private readonly parts: Parts,
  ) {
    this.#namings = db.collection<Naming>("collection-names");
  }

  async all(): Promise<string[]> {
    return (await this.#namings.find().toArray()).map(({ _id }) => _id);
  }

  /** Makes the name, its documents and their indexes if they are missing; gives where they lie. */
  async open(spec: CollectionSpec): Promise<string> {
    const { stored, logger } = this.parts;
    const name = nameOf(spec);
    const naming = await this.#namings.findOne({ _id: name });
    const isThere = naming !== null && (await stored.anchorOf(naming.stored)) !== null;
    const place = isThere ? naming.stored : await stored.make(name, spec);
    if (isThere) {
      await stored.index(place, spec);
    } else if (!(await this.take(name, place, naming))) {
      await stored.drop(place);
      return this.open(spec);
    } else if (naming !== null) {
      logger.error({ alert: true, view: name }, "A view's documents are gone from MongoDB; it is computed again");
    }
    await stored.begin(place);
    return this.believe(name, place);
  }

  /** Null if it was dropped or MongoDB was emptied. The next process that opens it begins at the log's start. */
  async find(spec: CollectionSpec): Promise<string | null> {
    const known = this.#believed.get(nameOf(spec));
    if (known !== undefined && known.untilMs > this.parts.clock.now()) return known.stored;
    const naming = await this.#namings.findOne({ _id: nameOf(spec) });
    const meanwhile = this.#believed.get(nameOf(spec));
    // What this process has put in its place since may be newer than the answer: the feed would write where nobody reads.
    if (meanwhile !== undefined && meanwhile !== known) return meanwhile.stored;
    return naming && this.believe(naming._id, naming.stored);
  }

  /** Lets one name stand for what another stood for. @throws LeaseLost for a token older than the fence */
  async replace(from: CollectionSpec, to: CollectionSpec, token: number): Promise<void> {
    const [taking, left] = [await this.open(from), await this.open(to)];
    const change = { $set: { stored: taking }, $push: { retired: this.retiring(left) } };
    const { matchedCount } = await this.#namings.updateOne(unlessFenced(to, token), change);
    if (matchedCount === 0) throw new LeaseLost(nameOf(to));
    this.believe(nameOf(to), taking);
    await this.#namings.deleteOne({ _id: nameOf(from) });
    this.#believed.delete(nameOf(from));
  }

  /** Keeps out tokens that are older. @throws LeaseLost for a token older than the fence */
  async fence(spec: CollectionSpec, token: number): Promise<void> {
    const fenced = await this.#namings.findOneAndUpdate(unlessFenced(spec, token), { $set: { fence: token } });
    if (fenced === null) throw new LeaseLost(nameOf(spec));
    this.believe(fenced._id, fenced.stored);
  }

  /** Drops what the name stood for long enough ago. */
  async dropRetired(name: string): Promise<void> {
    const { retired = [] } = (await this.#namings.findOne({ _id: name })) ?? {};
    for (const { stored, atMs } of retired) {
      if (atMs + DROPPED_AFTER_MS > this.parts.clock.now()) continue;
      await this.parts.stored.drop(stored);
      await this.#namings.updateOne({ _id: name }, { $pull: { retired: { stored } } });
    }
  }

  /** Drops the name and all that it stood for. */
  async drop(name: string): Promise<void> {
    const naming = await this.#namings.findOneAndDelete({ _id: name });
    this.#believed.delete(name);
    if (naming === null) return;
    for (const { stored } of [naming, ...naming.retired]) await this.parts.stored.drop(stored);
  }

  /** Lets a name that is free, or whose documents are gone, stand for others; false if another process was faster. */
  private async take(name: string, stored: string, gone: Naming | null): Promise<boolean> {
    if (gone !== null) {
      const change = { $set: { stored }, $push: { retired: this.retiring(gone.stored) } };
      return (await this.#namings.updateOne({ _id: name, stored: gone.stored }, change)).matchedCount === 1;
    }
    try {
      await this.#namings.insertOne({ _id: name, stored, retired: [] });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private retiring(stored: string): Naming["retired"][number] {
    return { stored, atMs: this.parts.clock.now() };
  }

  private believe(name: string, stored: string): string {
    this.#believed.set(name, { stored, untilMs: this.parts.clock.now() + BELIEVED_FOR_MS });
    return stored;
  }
}

/** Which naming a token may change. A naming without a fence may be changed by anyone. */
const unlessFenced = (spec: CollectionSpec, token: number) => ({
  _id: nameOf(spec),
  $or: [{ fence: { $exists: false } }, { fence: { $lte: token } }],
});

import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import { upserting } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { ViewLost } from "@naqsh/shared/platform/ports/read-model-store";
import type { CollectionSpec } from "@naqsh/shared/platform/ports/read-model-store";
import { ObjectId } from "mongodb";
import type { Collection, Db } from "mongodb";
import { indexFrom } from "./find-filter";
import { anchorIn, POSITION_INDEX } from "./mongo-collection";
import type { Checkpoint, Place } from "./mongo-collection";
import { MARK } from "./stored-document";
import type { Mark, StoredDocument } from "./stored-document";

/** Documents of views, each with its mark, its indexes and how far it has read, whatever they are called. */
export class StoredCollections {
  readonly #checkpoints: Collection<Checkpoint>;

  constructor(private readonly db: Db) {
    this.#checkpoints = db.collection<Checkpoint>("view-checkpoints");
  }

  placeOf(stored: string): Place {
    return {
      documents: this.db.collection<StoredDocument>(stored),
      marks: this.db.collection<Mark>(stored),
      checkpoints: this.#checkpoints,
    };
  }

  /** Where its documents say that they stand; null if they are gone. */
  anchorOf(stored: string): Promise<Position | null> {
    return anchorIn(this.placeOf(stored));
  }

  /** Empty documents with their mark, under no name yet: a name without a mark is one whose documents somebody dropped. */
  async make(name: string, spec: CollectionSpec): Promise<string> {
    const stored = `${name}.${new ObjectId().toHexString()}`;
    await this.placeOf(stored).marks.insertOne({ _id: MARK, _anchor: START_OF_LOG });
    await this.index(stored, spec);
    return stored;
  }

  /** Makes the indexes that are missing. */
  async index(stored: string, { indexes }: CollectionSpec): Promise<void> {
    const declared = Object.entries(indexes).map(([index, fields]) => indexFrom(index, fields));
    const documents = this.db.collection(stored);
    const there = new Set((await documents.indexes()).map(({ name }) => name));
    // Asked for indexes that it has, FerretDB breaks off.
    const missing = [...declared, POSITION_INDEX].filter(({ name }) => !there.has(name));
    if (missing.length > 0) await documents.createIndexes(missing);
  }

  /** If they have no checkpoint yet, they begin at the log's start. */
  async begin(stored: string): Promise<void> {
    const begun = { $setOnInsert: { position: START_OF_LOG } };
    await upserting(() => this.#checkpoints.updateOne({ _id: stored }, begun, { upsert: true }));
  }

  /** Puts the checkpoint where the documents stand. */
  async resume(stored: string): Promise<void> {
    const position = await this.anchorOf(stored);
    if (position !== null) await this.#checkpoints.updateOne({ _id: stored }, { $set: { position } });
  }

  /** @throws ViewLost if one of them is gone */
  async advance(all: readonly string[], position: Position): Promise<void> {
    const { matchedCount } = await this.#checkpoints.updateMany({ _id: { $in: [...all] } }, { $max: { position } });
    if (matchedCount < all.length) throw new ViewLost(all.join(" or "));
  }

  /** How far each has read; the log's start for one that is not there. */
  async checkpointsOf(all: readonly (string | null)[]): Promise<Position[]> {
    const known = all.filter((stored) => stored !== null);
    const kept = await this.#checkpoints.find({ _id: { $in: known } }).toArray();
    const positions = new Map<string | null, Position>(kept.map(({ _id, position }) => [_id, position]));
    return all.map((stored) => positions.get(stored) ?? START_OF_LOG);
  }

  async drop(stored: string): Promise<void> {
    await this.db.collection(stored).drop();
    await this.#checkpoints.deleteOne({ _id: stored });
  }
}

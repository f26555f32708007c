import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import { mongoTrouble } from "@naqsh/shared/platform/adapters/mongodb/mongo-trouble";
import { isDuplicateKey, upserting } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { withClearErrors } from "@naqsh/shared/platform/clear-errors";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { ViewLost } from "@naqsh/shared/platform/ports/read-model-store";
import type { CollectionSpec, ReadModelStore, WritingPace } from "@naqsh/shared/platform/ports/read-model-store";
import { ObjectId } from "mongodb";
import type { MongoClient } from "mongodb";
import { indexFrom } from "./find-filter";
import { anchorIn, mongoCollection, POSITION_INDEX } from "./mongo-collection";
import type { Checkpoint, Place } from "./mongo-collection";
import { MARK } from "./stored-document";
import type { Mark, StoredDocument } from "./stored-document";

/** What a collection's name stands for; the stored ones that it stood for before are dropped later. */
type Naming = { _id: string; stored: string; retired: { stored: string; atMs: number }[]; fence?: number };

/** Other processes learn within this that another collection has taken a name. */
const BELIEVED_FOR_MS = 1_000;
/** By then nobody reads or writes what was replaced. */
const DROPPED_AFTER_MS = 60_000;
/** Every view at once, as they wait for the server more than they compute; what a batch changes more than once is written once. */
const PACE: WritingPace = { collections: 16, events: 512 };

const nameOf = ({ name, version }: CollectionSpec): string => `${name}-v${version}`;

/**
 * Views in MongoDB. A name is a document that says where the documents lie, so that a rebuild takes over with one
 * write, for every process. Takes over the client.
 */
export const createMongoReadModelStore = (
  client: MongoClient,
  database: string,
  { clock, logger }: { clock: Clock; logger: Logger },
): ReadModelStore => {
  const db = client.db(database);
  const namings = db.collection<Naming>("collection-names");
  const checkpoints = db.collection<Checkpoint>("view-checkpoints");
  const believed = new Map<string, { stored: string; untilMs: number }>();

  const believe = (name: string, stored: string): string => {
    believed.set(name, { stored, untilMs: clock.now() + BELIEVED_FOR_MS });
    return stored;
  };

  const dropStored = async (stored: string): Promise<void> => {
    await db.collection(stored).drop();
    await checkpoints.deleteOne({ _id: stored });
  };

  const placeAt = (stored: string): Place => ({
    documents: db.collection<StoredDocument>(stored),
    marks: db.collection<Mark>(stored),
    checkpoints,
  });

  const withIndexes = async (stored: string, { indexes }: CollectionSpec): Promise<void> => {
    const declared = Object.entries(indexes).map(([index, fields]) => indexFrom(index, fields));
    await db.collection(stored).createIndexes([...declared, POSITION_INDEX]);
  };

  /** Empty documents with their mark, under no name yet: a name without a mark is one whose documents somebody dropped. */
  const madeAnew = async (spec: CollectionSpec): Promise<string> => {
    const stored = `${nameOf(spec)}.${new ObjectId().toHexString()}`;
    await placeAt(stored).marks.insertOne({ _id: MARK, _anchor: START_OF_LOG });
    await withIndexes(stored, spec);
    return stored;
  };

  /** Lets a name that is free, or whose documents are gone, stand for others; false where another process was faster. */
  const named = async (name: string, stored: string, gone: Naming | null): Promise<boolean> => {
    if (gone !== null) {
      const change = { $set: { stored }, $push: { retired: { stored: gone.stored, atMs: clock.now() } } };
      return (await namings.updateOne({ _id: name, stored: gone.stored }, change)).matchedCount === 1;
    }
    try {
      await namings.insertOne({ _id: name, stored, retired: [] });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  /** Makes the name, its documents and their indexes where they are missing. */
  const opened = async (spec: CollectionSpec): Promise<string> => {
    const name = nameOf(spec);
    const naming = await namings.findOne({ _id: name });
    const isThere = naming !== null && (await anchorIn(placeAt(naming.stored))) !== null;
    const stored = isThere ? naming.stored : await madeAnew(spec);
    if (isThere) {
      await withIndexes(stored, spec);
    } else if (!(await named(name, stored, naming))) {
      await dropStored(stored);
      return opened(spec);
    } else if (naming !== null) {
      logger.error({ alert: true, view: name }, "A view's documents are gone from MongoDB; it is computed again");
    }
    const begun = { $setOnInsert: { position: START_OF_LOG } };
    await upserting(() => checkpoints.updateOne({ _id: stored }, begun, { upsert: true }));
    return believe(name, stored);
  };

  /** Null where it was dropped or MongoDB emptied: whoever opens it again begins at the log's start. */
  const storedUnder = async (spec: CollectionSpec): Promise<string | null> => {
    const known = believed.get(nameOf(spec));
    if (known !== undefined && known.untilMs > clock.now()) return known.stored;
    const naming = await namings.findOne({ _id: nameOf(spec) });
    return naming && believe(naming._id, naming.stored);
  };

  const placeOf = async (spec: CollectionSpec): Promise<Place> => {
    const stored = await storedUnder(spec);
    if (stored === null) throw new ViewLost(nameOf(spec));
    return placeAt(stored);
  };

  /** Which naming a token may change. A naming without a fence may be changed by anyone. */
  const unlessFenced = (spec: CollectionSpec, token: number) => ({
    _id: nameOf(spec),
    $or: [{ fence: { $exists: false } }, { fence: { $lte: token } }],
  });

  const dropRetired = async (name: string): Promise<void> => {
    const { retired = [] } = (await namings.findOne({ _id: name })) ?? {};
    for (const { stored, atMs } of retired) {
      if (atMs + DROPPED_AFTER_MS > clock.now()) continue;
      await dropStored(stored);
      await namings.updateOne({ _id: name }, { $pull: { retired: { stored } } });
    }
  };

  const drop = async (name: string): Promise<void> => {
    const naming = await namings.findOneAndDelete({ _id: name });
    believed.delete(name);
    if (naming === null) return;
    for (const { stored } of [naming, ...naming.retired]) await dropStored(stored);
  };

  return withClearErrors<ReadModelStore>(
    {
      pace: PACE,
      collection: async (spec) => {
        const name = nameOf(spec);
        await opened(spec);
        await dropRetired(name);
        const ports = { place: () => placeOf(spec), drop: () => drop(name), indexes: spec.indexes };
        return withClearErrors(mongoCollection(ports), mongoTrouble);
      },
      collectionNames: async () => (await namings.find().toArray()).map(({ _id }) => _id),
      replace: async (from, to, token = 0) => {
        const [taking, left] = [await opened(from), await opened(to)];
        const retired = { stored: left, atMs: clock.now() };
        const change = { $set: { stored: taking }, $push: { retired } };
        const { matchedCount } = await namings.updateOne(unlessFenced(to, token), change);
        if (matchedCount === 0) throw new LeaseLost(nameOf(to));
        believe(nameOf(to), taking);
        await namings.deleteOne({ _id: nameOf(from) });
        believed.delete(nameOf(from));
      },
      fence: async (spec, token) => {
        const stored = await opened(spec);
        const fenced = await namings.findOneAndUpdate(unlessFenced(spec, token), { $set: { fence: token } });
        if (fenced === null) throw new LeaseLost(nameOf(spec));
        believe(fenced._id, fenced.stored);
        // Who takes over begins where the documents say; those who follow hear the same.
        const position = await anchorIn(placeAt(stored));
        if (position !== null) await checkpoints.updateOne({ _id: stored }, { $set: { position } });
      },
      advance: async (places, position) => {
        const { matchedCount } = await checkpoints.updateMany({ _id: { $in: [...places] } }, { $max: { position } });
        if (matchedCount < places.length) throw new ViewLost(places.join(" or "));
      },
      checkpoints: async (specs) => {
        const stored = await Promise.all(specs.map(storedUnder));
        const known = stored.filter((name) => name !== null);
        const kept = await checkpoints.find({ _id: { $in: known } }).toArray();
        const positions = new Map<string | null, Position>(kept.map(({ _id, position }) => [_id, position]));
        return stored.map((name) => positions.get(name) ?? START_OF_LOG);
      },
      flush: async () => undefined,
      close: () => client.close(),
    },
    mongoTrouble,
  );
};

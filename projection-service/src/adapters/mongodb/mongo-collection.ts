import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Indexes, IndexFields } from "@naqsh/shared/kernel/projection";
import { ViewLost } from "@naqsh/shared/platform/ports/read-model-store";
import type { Collection, DocumentWrite, Find, Found } from "@naqsh/shared/platform/ports/read-model-store";
import { MongoBulkWriteError } from "mongodb";
import type { Collection as Stored } from "mongodb";
import { rowReader } from "../embedded/index-row";
import { cursorFrom } from "../embedded/page-cursor";
import { filterFrom, prefixFilter, sortFrom } from "./find-filter";
import { documentFrom, MARK, storedFrom } from "./stored-document";
import type { Mark, StoredDocument } from "./stored-document";

export type Checkpoint = { _id: string; position: Position };

/** Where a collection's documents lie now; another may have taken its place a moment ago. */
export type Place = { documents: Stored<StoredDocument>; marks: Stored<Mark>; checkpoints: Stored<Checkpoint> };

export type MongoCollectionPorts = { place: () => Promise<Place>; drop: () => Promise<void>; indexes: Indexes };

const DUPLICATE_KEY = 11_000;
/** The driver puts a batch into words without giving way to others, and a slow server has to answer all of it in time. */
const MOST_PER_WRITE = 64;
/** Processes that share a view ask for the changes since their last look. */
export const POSITION_INDEX = { name: "byPositionOfLastEvent", key: { _position: 1 } } as const;

/** @throws when the index was not declared: a list question without an index is a bug. */
const fieldsOf = (indexes: Indexes, name: string): IndexFields => {
  const fields = indexes[name];
  if (fields === undefined) throw new Error(`No index ${name} is declared`);
  return fields;
};

const guarded = (write: DocumentWrite<object>) => ({
  replaceOne: {
    filter: { _id: write.key, _position: { $lt: write.position } },
    replacement: storedFrom(write),
    upsert: true,
  },
});

/** What one event makes is mostly new too: the server need not look for it first. */
const fresh = (write: DocumentWrite<object>) =>
  write.isNew || write.isMade ? { insertOne: { document: storedFrom(write) } } : guarded(write);

/**
 * Those writes of a batch that met a document in their place; any other failure is thrown. A batch whose line was cut, or that
 * no majority took, fails without naming one write: what became of it is unknown.
 */
export const collided = <Write>(writes: readonly Write[], error: unknown): Write[] => {
  if (!(error instanceof MongoBulkWriteError)) throw error;
  const errors = [error.writeErrors].flat();
  const isWhole = errors.length > 0 && error.result.getWriteConcernError() === undefined;
  if (!isWhole || errors.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return errors.map(({ index }) => writes[index]!);
};

/**
 * Writes what is newer than what is there. A collision is with a newer document, or with one that came into being in
 * the same moment: the second attempt tells, and collides with newer ones alone.
 */
const writeAll = async (documents: Stored<StoredDocument>, writes: readonly DocumentWrite<object>[]): Promise<void> => {
  type Some = readonly DocumentWrite<object>[];
  const attempt = async (some: Some, operation: typeof fresh): Promise<Some> => {
    if (some.length === 0) return [];
    return documents.bulkWrite(some.map(operation), { ordered: false }).then(
      () => [],
      (error: unknown) => collided(some, error),
    );
  };
  for (let from = 0; from < writes.length; from += MOST_PER_WRITE) {
    await attempt(await attempt(writes.slice(from, from + MOST_PER_WRITE), fresh), guarded);
  }
};

/** A list is of what is there: what goes while the server reads may come as a tombstone, or as nothing. */
const isThere = (stored: StoredDocument | null): stored is StoredDocument => stored?._live === true;

const findIn = async (documents: Stored<StoredDocument>, asked: Find, indexes: Indexes): Promise<Found<object>> => {
  const fields = fieldsOf(indexes, asked.index);
  const { within } = asked;
  const narrowing = within && prefixFilter(fieldsOf(indexes, within.index), within.equals);
  const find = narrowing ? { ...asked, filter: { $and: [narrowing, asked.filter ?? {}] } } : asked;
  // Which of two indexes leads to less is for the server to find out.
  const hint = narrowing === undefined && { hint: find.index };
  const options = { sort: sortFrom(find, fields), limit: find.limit + 1, ...hint };
  const kept = await documents.find(filterFrom(find, fields), options).toArray();
  const there = kept.filter(isThere).slice(0, find.limit);
  const page = there.map((stored) => ({ key: stored._id, document: documentFrom(stored)! }));
  if (kept.length <= find.limit) return { documents: page, next: null };
  const last = page.at(-1);
  // All of it went meanwhile, and more lies behind it.
  if (last === undefined) return findIn(documents, asked, indexes);
  const row = rowReader(fields).row(last.document, last.key);
  return { documents: page, next: cursorFrom([...(find.equals ?? []), ...row.slice(find.equals?.length ?? 0)]) };
};

const rowFrom = <Document>(stored: StoredDocument): { key: string; document: Document; position: Position } => ({
  key: stored._id,
  document: documentFrom(stored) as Document,
  position: stored._position,
});

const checkpointIn = async ({ documents, checkpoints }: Place): Promise<Position> =>
  (await checkpoints.findOne({ _id: documents.collectionName }))?.position ?? START_OF_LOG;

/** Null if the documents are gone: the note was made before them. */
export const anchorIn = async ({ marks }: Pick<Place, "marks">): Promise<Position | null> =>
  (await marks.findOne({ _id: MARK }))?._anchor ?? null;

type Reads<Document extends object> = Pick<
  Collection<Document>,
  "get" | "load" | "find" | "count" | "all" | "changedAfter" | "generation"
>;
type Writes<Document extends object> = Pick<
  Collection<Document>,
  "write" | "put" | "checkpoint" | "anchor" | "anchored"
>;

const readsOf = <Document extends object>({ place, indexes }: MongoCollectionPorts): Reads<Document> => ({
  get: async (key) => {
    const stored = await (await place()).documents.findOne({ _id: key });
    return stored && documentFrom<Document>(stored);
  },
  load: async (keys) => {
    if (keys.length === 0) return [];
    const meant = { _id: { $in: [...keys] } };
    const found = await (await place()).documents.find(meant, { batchSize: keys.length + 1 }).toArray();
    const loaded = new Map(found.map((stored) => [stored._id, stored]));
    return keys.flatMap((key) => {
      const stored = loaded.get(key);
      return stored ? [{ key, document: documentFrom<Document>(stored), position: stored._position }] : [];
    });
  },
  find: async (find) => (await findIn((await place()).documents, find, indexes)) as Found<Document>,
  count: async (index, equals = [], below) => {
    const fields = fieldsOf(indexes, index);
    const ranged = below === undefined ? null : { index, equals, range: { below }, limit: 0 };
    const filter = ranged ? filterFrom(ranged, fields) : prefixFilter(fields, equals);
    return (await place()).documents.countDocuments(filter, { hint: index });
  },
  all: async function* () {
    const found = (await place()).documents.find({ _live: true });
    for await (const stored of found) if (isThere(stored)) yield rowFrom<Document>(stored);
  },
  generation: async () => (await place()).documents.collectionName,
  changedAfter: async function* (position) {
    const found = (await place()).documents.find({ _position: { $gt: position } }, { hint: POSITION_INDEX.name });
    for await (const stored of found) yield rowFrom<Document | null>(stored);
  },
});

const writesTo = <Document extends object>({ place }: MongoCollectionPorts): Writes<Document> => ({
  write: async (writes, position) => {
    const { documents, checkpoints } = await place();
    await writeAll(documents, writes);
    const { matchedCount } = await checkpoints.updateOne({ _id: documents.collectionName }, { $max: { position } });
    // Its checkpoint is made with the collection: MongoDB was emptied, and what was folded before is gone.
    if (matchedCount === 0) throw new ViewLost(documents.collectionName);
  },
  put: async (writes) => {
    const { documents } = await place();
    await writeAll(documents, writes);
    return documents.collectionName;
  },
  checkpoint: async () => checkpointIn(await place()),
  anchor: async (position, since) => {
    const { documents, marks } = await place();
    const noted = { _id: MARK, _anchor: { $gte: since } };
    const { matchedCount } = await marks.updateOne(noted, { $max: { _anchor: position } });
    if (matchedCount === 0) throw new ViewLost(documents.collectionName);
  },
  anchored: async () => (await anchorIn(await place())) ?? START_OF_LOG,
});

/** A collection in MongoDB; each of its writes touches one document. */
export const mongoCollection = <Document extends object>(ports: MongoCollectionPorts): Collection<Document> => ({
  ...readsOf<Document>(ports),
  ...writesTo<Document>(ports),
  drop: ports.drop,
});

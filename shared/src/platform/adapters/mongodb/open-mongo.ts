import { MongoClient, MongoServerError } from "mongodb";
import type { MongoClientOptions } from "mongodb";

const DUPLICATE_KEY = 11_000;

/**
 * An operation fails within seconds when the server is away or silent. No transaction and no retried write of the
 * driver's own (it needs a replica set's sessions): every write of ours may be sent again.
 */
const SETTINGS: MongoClientOptions = {
  serverSelectionTimeoutMS: 5_000,
  connectTimeoutMS: 5_000,
  socketTimeoutMS: 10_000,
  waitQueueTimeoutMS: 5_000,
  retryWrites: false,
  ignoreUndefined: true,
  writeConcern: { w: "majority", journal: true, wtimeoutMS: 10_000 },
};

/** A client for `mongodb://…`; it connects with its first operation. */
export const openMongo = (url: string): MongoClient => new MongoClient(url, SETTINGS);

export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === DUPLICATE_KEY;

/**
 * Runs an upsert again that lost to another one of the same new document: now it finds that.
 * @throws what the second attempt throws.
 */
export const upserting = async <Answer>(write: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return write();
  }
};

import { MongoClient, MongoServerError } from "mongodb";
import type { MongoClientOptions } from "mongodb";
import { bounded } from "./bounded";

const DUPLICATE_KEY = 11_000;

/**
 * An operation fails within seconds when the server is away or silent. No transaction and no retried write of the
 * driver's own (it needs a replica set's sessions): every write of ours may be sent again.
 */
const SETTINGS: MongoClientOptions = {
  serverSelectionTimeoutMS: 4_000,
  connectTimeoutMS: 4_000,
  socketTimeoutMS: 8_000,
  waitQueueTimeoutMS: 3_000,
  /** A question that the driver never settles (`bounded`) keeps its connection: room for many of them. */
  maxPoolSize: 300,
  retryWrites: false,
  ignoreUndefined: true,
  writeConcern: { w: "majority", journal: true, wtimeoutMS: 7_000 },
};

/** The limit of a call: longer than the driver's own limits together, so that what is given up is not on its way any more. */
const LIMIT_MS = 16_000;

/**
 * A client of the driver (7.8) whose first connection fails keeps what it failed with, and answers every later question that it is
 * closed. Forgotten, the next question connects again.
 */
class PatientClient extends MongoClient {
  override async connect(): Promise<this> {
    try {
      return await super.connect();
    } catch (error) {
      Reflect.set(this, "topology", undefined);
      throw error;
    }
  }
}

/** How long an operation looks for a server before it fails. */
type Search = Required<Pick<MongoClientOptions, "serverSelectionTimeoutMS">>;

/** A client for `mongodb://…`; it connects with its first operation, or with a later one if MongoDB is away. */
export const openMongo = (url: string, search?: Search): MongoClient =>
  bounded(new PatientClient(url, { ...SETTINGS, ...search }), LIMIT_MS);

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

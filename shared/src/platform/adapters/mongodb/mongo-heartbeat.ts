import type { Collection, Db, MongoClient } from "mongodb";
import { mapRejections } from "../../map-rejections";
import type { Heartbeat } from "../../ports/heartbeat";
import { mongoTrouble } from "./mongo-trouble";

export const HEARTBEAT_ID = "worker";

/** The worker's heartbeat, beside its policies' checkpoints. */
export const heartbeatsIn = (db: Db): Collection<{ _id: string; atMs: number }> => db.collection("heartbeats");

export const lastBeatIn = async (db: Db): Promise<number | null> =>
  (await heartbeatsIn(db).findOne({ _id: HEARTBEAT_ID }))?.atMs ?? null;

/** Reads it in the worker's database. Takes over the client. */
export const createMongoHeartbeat = (client: MongoClient, database: string): Heartbeat =>
  mapRejections<Heartbeat>({ last: () => lastBeatIn(client.db(database)), close: () => client.close() }, mongoTrouble);

import type { Collection, Db, MongoClient } from "mongodb";
import { mapRejections } from "../../map-rejections";
import type { BootMoment } from "../../ports/boot-clock";
import type { Heartbeat } from "../../ports/heartbeat";
import { mongoTrouble } from "./mongo-trouble";

export const HEARTBEAT_ID = "worker";

/** The last beat, and where the machine stood at the beat that `bootAtMs` names. */
export type KeptHeartbeat = { _id: string; atMs: number; boot?: BootMoment | null; bootAtMs?: number };

/** The worker's heartbeat, beside its policies' checkpoints. */
export const heartbeatsIn = (db: Db): Collection<KeptHeartbeat> => db.collection("heartbeats");

export const lastBeatIn = async (db: Db): Promise<number | null> =>
  (await heartbeatsIn(db).findOne({ _id: HEARTBEAT_ID }))?.atMs ?? null;

/** Reads it in the worker's database. Takes over the client. */
export const createMongoHeartbeat = (client: MongoClient, database: string): Heartbeat =>
  mapRejections<Heartbeat>({ last: () => lastBeatIn(client.db(database)), close: () => client.close() }, mongoTrouble);

import type { Heartbeat } from "../../ports/heartbeat";
import { openLmdb } from "./lmdb-database";

/** The worker's heartbeat, in the file of its policies' checkpoints. */
export const HEARTBEAT_KEY = ["heartbeat"];

/** Reads it in that file, made when missing. */
export const openLmdbHeartbeat = (path: string): Heartbeat => {
  const database = openLmdb(path);
  return { last: async () => database.getLatest<number>(HEARTBEAT_KEY) ?? null, close: database.close };
};

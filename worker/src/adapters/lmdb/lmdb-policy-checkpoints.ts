import type { Position } from "@naqsh/shared/kernel/position";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { LmdbDatabase } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { ParkedFailure, PolicyCheckpoints } from "../../ports/policy-checkpoints";

/**
 * Policy checkpoints in an LMDB file (`….mdb`), made when missing. Everything is on disk when it answers, but in a folder
 * that can be made again.
 */
export const openLmdbPolicyCheckpoints = (path: string, options: { durable?: boolean } = {}): PolicyCheckpoints =>
  policyCheckpointsOver(openLmdb(path, options));

export const policyCheckpointsOver = (database: LmdbDatabase): PolicyCheckpoints => {
  const everyParked = { start: ["parked", ""], end: ["parked", "\uffff"] };

  return {
    find: async (policy) => database.get<Position>(["position", policy]) ?? null,
    save: (policy, position) => database.transact(({ put }) => put(["position", policy], position)),
    park: (failure) => database.transact(({ put }) => put(["parked", failure.id], failure)),
    parked: async () => {
      const failures = database.range<ParkedFailure>(everyParked).map(({ value }) => value);
      return failures.toSorted((a, b) => a.parkedAt - b.parkedAt);
    },
    unpark: (id) => database.transact(({ remove }) => remove(["parked", id])),
    heartbeat: async () => database.get<number>(["heartbeat"]) ?? null,
    beat: (atMs) => database.transact(({ put }) => put(["heartbeat"], atMs)),
    close: database.close,
  };
};

import { CONFIRMED_LEAP_MS } from "@naqsh/shared/operations";
import type { Position } from "@naqsh/shared/kernel/position";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { LmdbDatabase, LmdbWrite } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { HEARTBEAT_KEY } from "@naqsh/shared/platform/adapters/lmdb/lmdb-heartbeat";
import type { BootMoment } from "@naqsh/shared/platform/ports/boot-clock";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { ParkedFailure, PolicyCheckpoints } from "../../ports/policy-checkpoints";

/**
 * Policy checkpoints in an LMDB file (`….mdb`), made when missing. Everything is on disk when it answers, but in a folder
 * that can be made again.
 */
export const openLmdbPolicyCheckpoints = (path: string, options: { durable?: boolean } = {}): PolicyCheckpoints =>
  policyCheckpointsOver(openLmdb(path, options));

const BOOT_OF_BEAT_KEY = ["boot of heartbeat"];
/** An older build beats without it: it counts for the beat that it names alone. */
type BootOfBeat = { atMs: number; boot: BootMoment | null };

/** The furthest position that any policy has reached, or failed at; the log holds it. Null if none has. */
export const furthestOfPolicies = (database: LmdbDatabase): Position | null => {
  const reached = database.range<Position>({ start: ["position", ""], end: ["position", "\uffff"] });
  const parked = database.range<ParkedFailure>({ start: ["parked", ""], end: ["parked", "\uffff"] });
  const positions = [...reached.map(({ value }) => value), ...parked.map(({ value }) => value.position)];
  return positions.toSorted().at(-1) ?? null;
};

export const policyCheckpointsOver = (database: LmdbDatabase): PolicyCheckpoints => {
  const everyParked = { start: ["parked", ""], end: ["parked", "\uffff"] };

  /** Within a transaction. @throws LeaseLost */
  const showToken = (policy: string, token: number, put: LmdbWrite["put"]): void => {
    if (token < (database.get<number>(["token", policy]) ?? 0)) throw new LeaseLost(policy);
    put(["token", policy], token);
  };
  const reached = (policy: string): Position | null => database.get<Position>(["position", policy]) ?? null;

  return {
    find: async (policy) => reached(policy),
    save: (policy, position, token) =>
      database.transact(({ put }) => {
        if (token !== undefined) {
          showToken(policy, token, put);
          const before = reached(policy);
          if (before !== null && position <= before) return;
        }
        put(["position", policy], position);
      }),
    fence: (policy, token) =>
      database.transact(({ put }) => {
        showToken(policy, token, put);
        return reached(policy);
      }),
    park: (failure) => database.transact(({ put }) => put(["parked", failure.id], failure)),
    parked: async () => {
      const failures = database.range<ParkedFailure>(everyParked).map(({ value }) => value);
      return failures.toSorted((a, b) => a.parkedAt - b.parkedAt);
    },
    unpark: (id) => database.transact(({ remove }) => remove(["parked", id])),
    heartbeat: async () => database.get<number>(HEARTBEAT_KEY) ?? null,
    beat: (atMs, boot = null) =>
      database.transact(({ put }) => {
        const last = database.get<number>(HEARTBEAT_KEY) ?? 0;
        if (atMs <= last && last - atMs <= CONFIRMED_LEAP_MS) return;
        put(HEARTBEAT_KEY, atMs);
        put(BOOT_OF_BEAT_KEY, { atMs, boot });
      }),
    bootOfBeat: async () => {
      const kept = database.get<BootOfBeat>(BOOT_OF_BEAT_KEY);
      return kept?.atMs === database.get<number>(HEARTBEAT_KEY) ? (kept?.boot ?? null) : null;
    },
    close: database.close,
  };
};

import { keepLeases } from "../../leases/keep-leases";
import type { LeaseKeeping } from "../../leases/keep-leases";
import { LEASE_LIFE_MS } from "../../leases/lease-store";
import type { LeaseStore } from "../../leases/lease-store";
import type { Clock } from "../../ports/clock";
import type { Leases } from "../../ports/leases";
import { openLmdb } from "./lmdb-database";
import type { LmdbDatabase } from "./lmdb-database";

type Kept = { holder: string | null; token: number; untilMs: number };

const lmdbLeaseStore = (database: LmdbDatabase, clock: Clock, lifeMs: number): LeaseStore => {
  const keptUnder = (name: string): Kept | undefined => database.get<Kept>(["lease", name]);
  const isOf = (kept: Kept | undefined, holder: string, token: number): kept is Kept =>
    kept?.holder === holder && kept.token === token;

  return {
    take: (name, holder) =>
      database.transact(({ put }) => {
        const kept = keptUnder(name);
        const nowMs = clock.now();
        if (kept && kept.holder !== null && kept.holder !== holder && kept.untilMs > nowMs) return null;
        const token = Math.max((kept?.token ?? 0) + 1, nowMs);
        put(["lease", name], { holder, token, untilMs: nowMs + lifeMs });
        return token;
      }),
    renew: (name, holder, token) =>
      database.transact(({ put }) => {
        const kept = keptUnder(name);
        if (!isOf(kept, holder, token)) return false;
        put(["lease", name], { ...kept, untilMs: clock.now() + lifeMs });
        return true;
      }),
    release: (name, holder, token) =>
      database.transact(({ put }) => {
        const kept = keptUnder(name);
        if (isOf(kept, holder, token)) put(["lease", name], { ...kept, holder: null });
      }),
    close: database.close,
  };
};

/**
 * Leases in an LMDB file (`….mdb`), made when missing, among the processes of one machine: they lie beside what they guard, and
 * nothing else has to be there. `fileClock` is the clock of all of them.
 */
export const openLmdbLeases = (path: string, keeping: LeaseKeeping & { fileClock?: Clock }): Leases => {
  const { fileClock = keeping.clock, lifeMs = LEASE_LIFE_MS } = keeping;
  return keepLeases(lmdbLeaseStore(openLmdb(path), fileClock, lifeMs), keeping);
};

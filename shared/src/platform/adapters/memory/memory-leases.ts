import { keepLeases } from "../../leases/keep-leases";
import type { LeaseKeeping } from "../../leases/keep-leases";
import { LEASE_LIFE_MS } from "../../leases/lease-store";
import type { LeaseStore } from "../../leases/lease-store";
import type { Clock } from "../../ports/clock";
import type { Leases } from "../../ports/leases";

type Kept = { holder: string | null; token: number; untilMs: number };

/** The leases among the callers that share this memory. */
export type LeaseMemory = Map<string, Kept>;

export const leaseMemory = (): LeaseMemory => new Map();

const memoryLeaseStore = (memory: LeaseMemory, clock: Clock, lifeMs: number): LeaseStore => {
  const isOf = (kept: Kept | undefined, holder: string, token: number): boolean =>
    kept?.holder === holder && kept.token === token;

  return {
    take: async (name, holder) => {
      const kept = memory.get(name);
      const nowMs = clock.now();
      if (kept && kept.holder !== null && kept.holder !== holder && kept.untilMs > nowMs) return null;
      const token = Math.max((kept?.token ?? 0) + 1, nowMs);
      memory.set(name, { holder, token, untilMs: nowMs + lifeMs });
      return token;
    },
    renew: async (name, holder, token) => {
      const kept = memory.get(name);
      if (!isOf(kept, holder, token)) return false;
      kept!.untilMs = clock.now() + lifeMs;
      return true;
    },
    release: async (name, holder, token) => {
      const kept = memory.get(name);
      if (isOf(kept, holder, token)) kept!.holder = null;
    },
    close: async () => undefined,
  };
};

/** Leases within one process: a single caller always gets them. All callers share one clock. */
export const createMemoryLeases = (keeping: LeaseKeeping & { memory?: LeaseMemory; memoryClock?: Clock }): Leases => {
  const { memory = leaseMemory(), memoryClock = keeping.clock, lifeMs = LEASE_LIFE_MS } = keeping;
  return keepLeases(memoryLeaseStore(memory, memoryClock, lifeMs), keeping);
};

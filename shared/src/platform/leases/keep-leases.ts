import type { Clock, Ids, Timers } from "../ports/clock";
import type { Lease, Leases } from "../ports/leases";
import type { Logger } from "../ports/logger";
import { Unavailable } from "../ports/unavailable";
import { createThrottledLog } from "../throttled-log";
import { HeldLease } from "./held-lease";
import type { Holder } from "./held-lease";
import { LEASE_LIFE_MS } from "./lease-store";
import type { LeaseStore } from "./lease-store";
import { pauseFor } from "./pause-for";

export type LeaseKeeping = { clock: Clock; timers: Timers; ids: Pick<Ids, "uuid">; logger: Logger; lifeMs?: number };

/** A name that is free is taken within this part of a life. */
const ATTEMPTS_OF_LIFE = 6;

type Work = (lease: Lease) => Promise<void>;

/** Leases as a store writes them down: asked for, renewed, given back. Takes over the store. */
export const keepLeases = (store: LeaseStore, keeping: LeaseKeeping): Leases => {
  const { clock, ids, logger, lifeMs = LEASE_LIFE_MS } = keeping;

  const logTrouble = createThrottledLog(logger, clock, "What a lease is held for waits for what is away");

  const attempt = async (holder: Holder): Promise<HeldLease | null> => {
    const askedAtMs = clock.now();
    const token = await store.take(holder.name, holder.id).catch((error: unknown) => {
      logger.debug({ lease: holder.name, error: String(error) }, "A lease could not be asked for");
      return null;
    });
    return token === null ? null : new HeldLease(token, askedAtMs, holder, { ...keeping, store });
  };

  const tellOf = (error: unknown, name: string): void => {
    if (error instanceof Unavailable) logTrouble(error.message, { lease: name }, name);
    else logger.error({ lease: name, err: error }, "What a lease is held for has failed; it begins again");
  };

  const runUnder = async (lease: HeldLease, { name, id }: Holder, work: Work, until: AbortSignal): Promise<void> => {
    const { token } = lease;
    const end = (): void => lease.end();
    until.addEventListener("abort", end, { once: true });
    if (until.aborted) end();
    try {
      if (lease.isHeld()) logger.info({ lease: name, fence: token }, "This process holds a lease now");
      if (lease.isHeld()) await work(lease);
    } catch (error) {
      if (lease.isHeld()) tellOf(error, name);
    } finally {
      const isLost = !lease.isHeld() && !until.aborted;
      end();
      until.removeEventListener("abort", end);
      await store.release(name, id, token).catch(() => undefined);
      const facts = { lease: name, fence: token };
      if (isLost) logger.warn(facts, "This process has lost a lease: another may hold it now");
      else logger.info(facts, "This process has given a lease up");
    }
  };

  return {
    hold: async (name, work, until) => {
      const holder = { name, id: ids.uuid(), lifeMs };
      while (!until.aborted) {
        const lease = await attempt(holder);
        if (lease !== null) await runUnder(lease, holder, work, until);
        if (!until.aborted) await pauseFor(lifeMs / ATTEMPTS_OF_LIFE, until, keeping);
      }
    },
    close: () => store.close(),
  };
};

import type { Collection, MongoClient } from "mongodb";
import { keepLeases } from "../../leases/keep-leases";
import type { LeaseKeeping } from "../../leases/keep-leases";
import { LEASE_LIFE_MS } from "../../leases/lease-store";
import type { LeaseStore } from "../../leases/lease-store";
import type { Clock } from "../../ports/clock";
import type { Leases } from "../../ports/leases";
import { isDuplicateKey } from "./open-mongo";

/** `holder` is null if the name is free. A renewal counts `beats`; token 0: the name is new, or was forgotten. */
type Kept = { _id: string; holder: string | null; token: number; beats: number };

const NOBODY = "nobody";

type Seen = { kept: Kept; sinceMs: number };

const isSame = (one: Kept, other: Kept): boolean =>
  one.holder === other.holder && one.token === other.token && one.beats === other.beats;

/**
 * No two processes compare their clocks: a holder counts as silent if the asking process has seen no beat of it for one life
 * by its own clock. Each step is one findAndModify on what was read.
 */
const mongoLeaseStore = (leases: Collection<Kept>, clock: Clock, lifeMs: number): LeaseStore => {
  const seen = new Map<string, Seen>();

  const isSilent = (kept: Kept): boolean => {
    const known = seen.get(kept._id);
    if (known !== undefined && isSame(known.kept, kept)) return clock.now() - known.sinceMs >= lifeMs;
    seen.set(kept._id, { kept, sinceMs: clock.now() });
    return false;
  };

  const read = async (name: string): Promise<Kept> => {
    const fresh = { holder: NOBODY, token: 0, beats: 0 };
    const found = await leases.findOne({ _id: name });
    if (found !== null) return found;
    await leases.insertOne({ _id: name, ...fresh }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
    return { _id: name, ...fresh };
  };

  const exchange = async (before: Kept, after: Omit<Kept, "_id">): Promise<boolean> =>
    (await leases.findOneAndUpdate(before, { $set: after })) !== null;

  return {
    take: async (name, holder) => {
      const kept = await read(name);
      const isFree = kept.holder === null || kept.holder === holder || isSilent(kept);
      if (!isFree) return null;
      const token = Math.max(kept.token + 1, clock.now());
      return (await exchange(kept, { holder, token, beats: 0 })) ? token : null;
    },
    renew: async (name, holder, token) => {
      const renewed = await leases.findOneAndUpdate({ _id: name, holder, token }, { $inc: { beats: 1 } });
      if (renewed !== null) return true;
      const kept = await read(name);
      return kept.token === 0 && exchange(kept, { holder, token, beats: 0 });
    },
    release: async (name, holder, token) => {
      await leases.findOneAndUpdate({ _id: name, holder, token }, { $set: { holder: null } });
    },
    close: async () => undefined,
  };
};

/** Leases in MongoDB. Takes over the client. */
export const createMongoLeases = (client: MongoClient, database: string, keeping: LeaseKeeping): Leases => {
  const collection = client.db(database).collection<Kept>("leases");
  const store = mongoLeaseStore(collection, keeping.clock, keeping.lifeMs ?? LEASE_LIFE_MS);
  return keepLeases({ ...store, close: () => client.close() }, keeping);
};

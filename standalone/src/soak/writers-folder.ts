import { join } from "node:path";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { openLmdbSessions } from "@naqsh/shared/platform/adapters/lmdb/lmdb-sessions";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { openLmdbPolicyCheckpoints } from "@naqsh/worker/adapters/lmdb/lmdb-policy-checkpoints";
import { policies } from "@naqsh/worker/policies";
import { claimDataFolder } from "../data-folder";
import { castOf, settleIn } from "../simulation/cast";
import type { Cast } from "../simulation/cast";

/** A data folder whose cast is registered and signed in, with a work that may be put up for auction. */
export const prepareWritersFolder = async (dataFolder: string, writers: number): Promise<Cast> => {
  const cast = castOf(writers, 1);
  await claimDataFolder(dataFolder, "shop");
  const at = (...parts: string[]): string => join(dataFolder, ...parts);
  const clock = createSystemClock();
  const store = await openEmbeddedEventStore({ directory: at("log") });
  const keys = new LmdbPersonalKeys(at("keys", "keys.mdb"));
  const sessions = openLmdbSessions(at("sessions.mdb"), clock);
  const checkpoints = openLmdbPolicyCheckpoints(at("worker", "policies.mdb"));
  await settleIn(cast, { store, keys, sessions, nowMs: clock.now() });
  const head = await store.head();
  for (const { name } of policies) await checkpoints.save(name, head);
  await Promise.all([store.close(), keys.close(), sessions.close(), checkpoints.close()]);
  return cast;
};

/** What the artist sends to open an auction in a second's time that outlasts every trial. */
export const auctionTerms = (cast: Cast): object => {
  const startMs = Date.now() + 1_500;
  return {
    artworkId: cast.artworkIds[0],
    openingPrice: 100,
    startsAt: instantFromMs(startMs),
    endsAt: instantFromMs(startMs + 20 * 24 * 3_600_000),
  };
};

import { join } from "node:path";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { openLmdbSessions } from "@naqsh/shared/platform/adapters/lmdb/lmdb-sessions";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { openLmdbPolicyCheckpoints } from "@naqsh/worker/adapters/lmdb/lmdb-policy-checkpoints";
import { policies } from "@naqsh/worker/policies/all-policies";
import { claimDataFolder } from "@naqsh/standalone/data-folder/folder-mark";
import { seedAuctions } from "../faults/seed-auctions";
import { castOf, settleIn } from "../simulation/cast";
import type { Cast } from "../simulation/cast";

/** Outlasts every trial. */
const AUCTION_LASTS_MS = 20 * 24 * 3_600_000;

/** A data folder whose cast is registered and signed in, with an open auction. */
export const prepareWritersFolder = async (
  dataFolder: string,
  writers: number,
): Promise<{ cast: Cast; auctionId: string }> => {
  const cast = castOf(writers, 1);
  await claimDataFolder(dataFolder, "shop");
  const at = (...parts: string[]): string => join(dataFolder, ...parts);
  const clock = createSystemClock();
  const store = await openEmbeddedEventStore({ directory: at("log") });
  const keys = new LmdbPersonalKeys(at("keys", "keys.mdb"));
  const sessions = openLmdbSessions(at("sessions.mdb"), clock);
  const checkpoints = openLmdbPolicyCheckpoints(at("worker", "policies.mdb"));
  const nowMs = clock.now();
  await settleIn(cast, { store, keys, sessions, nowMs });
  const auctions = { cast, count: 1, endsAtMs: () => nowMs + AUCTION_LASTS_MS, nowMs };
  const [auctionId = ""] = await seedAuctions(auctions, store, keys);
  const head = await store.head();
  for (const { name } of policies) await checkpoints.save(name, head);
  await Promise.all([store.close(), keys.close(), sessions.close(), checkpoints.close()]);
  return { cast, auctionId };
};

import { join } from "node:path";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { openLmdbRefusals } from "@naqsh/shared/platform/adapters/lmdb/lmdb-refusals";
import { openLmdbSessions } from "@naqsh/shared/platform/adapters/lmdb/lmdb-sessions";
import { createMemoryRateLimits } from "@naqsh/shared/platform/adapters/memory/memory-rate-limits";
import { createSimulatedClock, type SimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { CommandServiceConfig, CommandServicePorts } from "../commands/command-deps";

export type TestPorts = CommandServicePorts & {
  clock: SimulatedClock;
  /** What was logged as an error: a spec that ends with any has found a bug. */
  errors: object[];
  assertNoErrors: () => void;
  close: () => Promise<void>;
};

const MANY = { points: 1_000_000, windowMs: 60_000 };

/** Limits out of the way of specs that are about something else. */
export const NO_LIMITS = { signIn: MANY, register: MANY, bids: MANY, uploads: MANY, writes: MANY };

const START_MS = Date.parse("2026-03-01T09:00:00.000Z");

/** The embedded adapters over a folder, on a clock that stands until it is told to go on. */
export const openTestPorts = async (folder: string, config: Partial<CommandServiceConfig> = {}): Promise<TestPorts> => {
  const clock = createSimulatedClock(START_MS);
  const errors: object[] = [];
  const silent = (): void => undefined;
  const logger: Logger = { debug: silent, info: silent, warn: silent, error: (fields) => errors.push(fields) };
  const store = await openEmbeddedEventStore({ directory: join(folder, "log") });
  const keys = new LmdbPersonalKeys(join(folder, "keys.mdb"));
  const sessions = openLmdbSessions(join(folder, "sessions.mdb"), clock);
  const refusals = openLmdbRefusals(join(folder, "refusals.mdb"), clock);
  return {
    store,
    keys,
    sessions,
    refusals,
    rateLimits: createMemoryRateLimits(clock),
    files: createFolderFiles(join(folder, "files")),
    clock,
    ids: systemIds,
    logger,
    config: {
      secureCookies: false,
      allowedOrigins: [],
      rateLimits: NO_LIMITS,
      takesSandboxPayments: true,
      trustsEmails: true,
      ...config,
    },
    errors,
    assertNoErrors: () => {
      if (errors.length > 0) throw new Error("The service logged errors", { cause: errors });
    },
    close: async () => {
      await Promise.all([store.close(), keys.close(), sessions.close(), refusals.close()]);
    },
  };
};

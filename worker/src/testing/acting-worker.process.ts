import { openLmdbLeases } from "@naqsh/shared/platform/adapters/lmdb/lmdb-leases";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Lease } from "@naqsh/shared/platform/ports/leases";
import { openLmdbPolicyCheckpoints } from "../adapters/lmdb/lmdb-policy-checkpoints";
import { createSilentLogger } from "./silent-logger";

/** Run as a process by specs that kill and stop it: saves a policy's place for as long as it holds the lease, and once more. */
const [leasesPath = "", path = ""] = process.argv.slice(2);

const POLICY = "answer-bell";
/** Long enough for a spec to stop it between two writes: who is frozen within one keeps LMDB's lock from everybody. */
const WRITE_EVERY_MS = 300;
const say = (word: string, token: number): void => void process.stdout.write(`${word} ${token}\n`);

const run = async (): Promise<void> => {
  const clock = createSystemClock();
  const logger = createSilentLogger();
  const timers = createSystemTimers(clock, (error) => say(String(error), 0));
  const checkpoints = openLmdbPolicyCheckpoints(path);
  const leases = openLmdbLeases(leasesPath, { clock, timers, logger, ids: systemIds });

  /** Tries to write without asking whether it still may: the store has to tell. */
  const saveOnce = async (token: number): Promise<void> => {
    const place = Number((await checkpoints.find(POLICY)) ?? "0") + 1;
    await checkpoints.save(POLICY, String(place).padStart(20, "0"), token);
  };
  const work = async (lease: Lease): Promise<void> => {
    const { token } = lease;
    await checkpoints.fence(POLICY, token);
    say("holds", token);
    try {
      while (lease.isHeld()) {
        await saveOnce(token);
        await new Promise((resolve) => setTimeout(resolve, WRITE_EVERY_MS));
      }
      say("lost", token);
      await saveOnce(token);
      say("wrote", token);
    } catch (error) {
      say(error instanceof LeaseLost ? "refused" : String(error), token);
    }
  };
  // Timers of ours keep no process alive.
  setInterval(() => undefined, 60_000);
  await leases.hold("worker", work, new AbortController().signal);
};

void run();

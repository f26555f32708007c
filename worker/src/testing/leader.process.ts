import { openLmdbLeases } from "@naqsh/shared/platform/adapters/lmdb/lmdb-leases";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { repeat } from "@naqsh/shared/platform/adapters/system/repeat";
import type { Timers } from "@naqsh/shared/platform/ports/clock";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Lease } from "@naqsh/shared/platform/ports/leases";
import { openLmdbPolicyCheckpoints } from "../adapters/lmdb/lmdb-policy-checkpoints";
import { createSilentLogger } from "./silent-logger";

/**
 * Run as a process by specs that kill and freeze it: saves a policy's place for as long as it holds the lease, and once more.
 * On SIGUSR2 it freezes itself between two writes: a process frozen within a write would keep LMDB's lock.
 */
const [leasesPath = "", path = ""] = process.argv.slice(2);

const POLICY = "answer-bell";
const WRITE_EVERY_MS = 50;
/** Twice the usual one: a slow machine must not take the lease from a process that is neither killed nor frozen. */
const LIFE_MS = 6_000;
const say = (word: string, token: number): void => void process.stdout.write(`${word} ${token}\n`);

const run = async (): Promise<void> => {
  const clock = createSystemClock();
  const logger = createSilentLogger();
  let renewals = 0;
  const system = createSystemTimers(clock, (error) => say(String(error), 0));
  const at: Timers["at"] = (atMs, task) =>
    system.at(atMs, async () => {
      renewals += 1;
      try {
        await task();
      } finally {
        renewals -= 1;
      }
    });
  const timers: Timers = { at, every: (intervalMs, task) => repeat({ clock, at, intervalMs }, task) };
  const checkpoints = openLmdbPolicyCheckpoints(path);
  const leases = openLmdbLeases(leasesPath, { clock, timers, logger, ids: systemIds, lifeMs: LIFE_MS });

  /** Tries to write without asking whether it still may: the store has to tell. */
  const saveOnce = async (token: number): Promise<void> => {
    const place = Number((await checkpoints.find(POLICY)) ?? "0") + 1;
    await checkpoints.save(POLICY, String(place).padStart(20, "0"), token);
  };
  let isToFreeze = false;
  process.on("SIGUSR2", () => (isToFreeze = true));
  const freezeWhenTold = (token: number): void => {
    if (!isToFreeze || renewals > 0) return;
    isToFreeze = false;
    say("freezes", token);
    process.kill(process.pid, "SIGSTOP");
  };
  const work = async (lease: Lease): Promise<void> => {
    const { token } = lease;
    await checkpoints.fence(POLICY, token);
    say("holds", token);
    try {
      while (lease.isHeld()) {
        await saveOnce(token);
        freezeWhenTold(token);
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

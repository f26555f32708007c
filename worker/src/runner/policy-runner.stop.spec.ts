import { join } from "node:path";
import { expect, it } from "vitest";
import type { EventOf } from "@naqsh/shared/kernel/decider";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openLmdbPolicyCheckpoints } from "../adapters/lmdb/lmdb-policy-checkpoints";
import { appendEach } from "../testing/recorded";
import { createSilentLogger } from "../testing/silent-logger";
import { PolicyRunner } from "./policy-runner";

const folder = temporaryFolder();

const doNothing: Policy<EventOf<"Rang", { bell: string }>> = {
  name: "do-nothing-when-rang",
  handles: ["Rang"],
  onMoneyPath: false,
  react: () => [],
};

it("A worker whose disk is full stops in order, and says that its places were not written", async () => {
  const path = folder.fresh();
  const store = await openEmbeddedEventStore({ directory: join(path, "log"), durable: false });
  const kept = openLmdbPolicyCheckpoints(join(path, "policies.mdb"));
  const clock = createSimulatedClock(Date.parse("2026-03-01T12:00:00.000Z"));
  const logger = createSilentLogger();
  let isFull = false;
  const save: typeof kept.save = async (...place) => {
    if (isFull) throw new Unavailable("policies.mdb could not be written");
    await kept.save(...place);
  };
  const runner = new PolicyRunner([doNothing], {
    store,
    checkpoints: { ...kept, save },
    commandBus: { dispatch: async () => ({ accepted: true }) },
    jobs: { schedule: async () => undefined, begun: async () => undefined },
    firstQueue: "auction",
    clock,
    timers: clock,
    logger,
  });
  await runner.start();
  await appendEach(store, [{ type: "Rang", data: { bell: "door" } }]);
  await runner.settled();

  isFull = true;
  await expect(runner.stop()).resolves.toBeUndefined();
  expect(logger.lines.map(({ message }) => message)).toContain(
    "A policy's place could not be written: what it did since is asked for again at the next start, under the same ids",
  );
  await Promise.all([store.close(), kept.close()]);
});

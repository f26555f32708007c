import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { OutageRecorded } from "@naqsh/shared/operations";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import type { CommandOutcome, SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openLmdbPolicyCheckpoints } from "../adapters/lmdb/lmdb-policy-checkpoints";
import type { Deadline } from "../ports/deadlines";
import type { PolicyCheckpoints } from "../ports/policy-checkpoints";
import { enveloped } from "../testing/recorded";
import { createSilentLogger } from "../testing/silent-logger";
import { createOutageWatch } from "./outage-watch";

const folder = temporaryFolder();
const NINE = Date.parse("2026-03-01T09:00:00.000Z");
const MINUTE_MS = 60_000;

const open: Deadline[] = [
  { streamCategory: "auction", streamId: "a", action: "BeginClosing", dueAt: instantFromMs(NINE + MINUTE_MS) },
  { streamCategory: "order", streamId: "o", action: "CancelOrder", dueAt: instantFromMs(NINE + MINUTE_MS) },
];

/** A worker's watch over a log, on a clock that leaps as it does for a machine that slept. */
const openWatch = async () => {
  const path = folder.fresh();
  const store = await openEmbeddedEventStore({ directory: join(path, "log"), durable: false });
  const checkpoints = openLmdbPolicyCheckpoints(join(path, "policies.mdb"));
  onTestFinished(async () => {
    await store.close();
    await checkpoints.close();
  });
  const sent: SystemCommand[] = [];
  let failing = false;
  let outages = 0;

  const dispatch = async (command: SystemCommand): Promise<CommandOutcome> => {
    if (failing && command.streamCategory !== "platform") throw new Error("killed");
    sent.push(command);
    if (command.streamCategory !== "platform") return { accepted: true };
    const { data } = command.command as { data: OutageRecorded["data"] };
    const event = enveloped({ type: "OutageRecorded", data }, command.commandId);
    await store.append("platform-main", outages - 1, [event]);
    outages += 1;
    return { accepted: true };
  };

  const shop = {
    nowMs: NINE,
    sleepsWhileWriting: false,
    sent,
    checkpoints,
    setFailing: (is: boolean) => (failing = is),
    types: () => sent.map(({ command }) => command.type),
    outages: () =>
      sent.map(({ command }) => command.data).filter((data): data is OutageRecorded["data"] => "from" in data),
    watch: (written: PolicyCheckpoints = checkpoints) =>
      createOutageWatch({
        store,
        checkpoints: written,
        commandBus: { dispatch },
        deadlines: { all: async () => open },
        clock: { now: () => shop.nowMs },
        logger: createSilentLogger(),
      }),
  };
  return shop;
};

describe("outage watch", () => {
  it("begins to beat in a new shop without an outage", async () => {
    const shop = await openWatch();
    await shop.watch().check();
    expect(shop.sent).toEqual([]);
    expect(await shop.checkpoints.heartbeat()).toBe(NINE);
  });

  it("records a gap of over ten seconds and moves every open deadline by it", async () => {
    const shop = await openWatch();
    await shop.watch().beat();
    shop.nowMs += 10_001;
    await shop.watch().check();
    expect(shop.types()).toEqual(["RecordOutage", "CompensateOutage", "MovePaymentDeadline"]);
    const [recorded] = shop.outages();
    expect(recorded).toMatchObject({ from: instantFromMs(NINE), to: instantFromMs(NINE + 10_001) });
    for (const { outageId, from, to } of shop.outages()) expect({ outageId, from, to }).toEqual(recorded);
  });

  it("takes ten seconds for a restart", async () => {
    const shop = await openWatch();
    await shop.watch().beat();
    shop.nowMs += 10_000;
    await shop.watch().check();
    expect(shop.sent).toEqual([]);
  });

  it("sees a sleep on waking, from memory, before anything else may act", async () => {
    const shop = await openWatch();
    const watch = shop.watch();
    await watch.beat();
    shop.nowMs += 5_000;
    await watch.beat();
    shop.nowMs += 30 * MINUTE_MS;
    await Promise.all([watch.check(), watch.check(), watch.beat()]);
    expect(shop.types()).toEqual(["RecordOutage", "CompensateOutage", "MovePaymentDeadline"]);
    expect(shop.outages()[0]?.from).toBe(instantFromMs(NINE + 5_000));
  });

  it("tells whoever asks often to wait only after a sleep, and not before it has begun to beat", async () => {
    const shop = await openWatch();
    const watch = shop.watch();
    expect(watch.caughtUp()).toBeNull();
    await watch.beat();
    shop.nowMs += 10_000;
    expect(watch.caughtUp()).toBeNull();
    shop.nowMs += 1;
    await watch.caughtUp();
    expect(shop.types()).toEqual(["RecordOutage", "CompensateOutage", "MovePaymentDeadline"]);
    expect(watch.caughtUp()).toBeNull();
  });

  it("finishes after a crash what it had recorded, and counts no time twice", async () => {
    const shop = await openWatch();
    await shop.watch().beat();
    shop.nowMs += 10 * MINUTE_MS;
    shop.setFailing(true);
    await expect(shop.watch().check()).rejects.toThrow("killed");
    shop.setFailing(false);
    shop.nowMs += 5 * MINUTE_MS;
    await shop.watch().check();
    const spans = shop.sent
      .filter(({ command }) => command.type === "CompensateOutage")
      .map(({ command }) => command.data as OutageRecorded["data"])
      .map(({ from, to }) => [(Date.parse(from) - NINE) / MINUTE_MS, (Date.parse(to) - NINE) / MINUTE_MS]);
    expect(spans).toEqual([
      [0, 10],
      [10, 15],
    ]);
  });

  it("counts as alive only until it began to write that it lives", async () => {
    const shop = await openWatch();
    const { beat } = shop.checkpoints;
    const watch = shop.watch({
      ...shop.checkpoints,
      beat: async (atMs) => {
        await beat(atMs);
        if (shop.sleepsWhileWriting) shop.nowMs += 30 * MINUTE_MS;
        shop.sleepsWhileWriting = false;
      },
    });
    await watch.beat();
    shop.sleepsWhileWriting = true;
    await watch.beat();
    await watch.caughtUp();
    const [outage] = shop.outages();
    expect(outage).toMatchObject({ from: instantFromMs(NINE), to: instantFromMs(NINE + 30 * MINUTE_MS) });
  });

  it("sends a repeated compensation under the same id", async () => {
    const shop = await openWatch();
    await shop.watch().beat();
    shop.nowMs += 10 * MINUTE_MS;
    await shop.watch().check();
    const [first] = shop.sent.filter(({ command }) => command.type === "CompensateOutage");
    await shop.checkpoints.save("move-deadlines-when-outage-recorded", "");
    shop.sent.length = 0;
    await shop.watch().check();
    expect(shop.sent.find(({ command }) => command.type === "CompensateOutage")).toEqual(first);
  });
});

import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { OutageRecorded } from "@naqsh/shared/operations";
import type { BootMoment } from "@naqsh/shared/platform/ports/boot-clock";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { CommandOutcome, SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openLmdbPolicyCheckpoints } from "../adapters/lmdb/lmdb-policy-checkpoints";
import type { Deadline } from "../ports/deadlines";
import type { PolicyCheckpoints } from "../ports/policy-checkpoints";
import { enveloped } from "../testing/recorded";
import { createSilentLogger } from "../testing/silent-logger";
import { retryCompensation } from "./outage-compensation";
import { ClockUnconfirmed, createOutageWatch } from "./outage-watch";
import type { OutageWatchPorts } from "./outage-watch";

const folder = temporaryFolder();
const NINE = Date.parse("2026-03-01T09:00:00.000Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

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
  let failing: "away" | "order" | null = null;
  let takesBids = true;
  let outages = 0;
  let asksAboutLeaps = false;
  let boot: BootMoment | null = null;

  const dispatch = async (command: SystemCommand): Promise<CommandOutcome> => {
    if (failing === "away" && command.streamCategory !== "platform") throw new Unavailable("killed");
    if (failing === command.streamCategory) throw new Error("too large");
    await shop.whileMoving?.(command);
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
    whileMoving: null as ((command: SystemCommand) => Promise<void>) | null,
    setFailing: (is: "away" | "order" | null) => (failing = is),
    takeBids: (does: boolean) => (takesBids = does),
    /** A shop that is no demo, on a machine that tells how long it has run. */
    standOn: (moment: BootMoment | null) => {
      asksAboutLeaps = true;
      boot = moment;
    },
    types: () => sent.map(({ command }) => command.type),
    outages: () =>
      sent.map(({ command }) => command.data).filter((data): data is OutageRecorded["data"] => "from" in data),
    watch: (written: PolicyCheckpoints = checkpoints) => createOutageWatch(shop.ports(written)),
    ports: (written: PolicyCheckpoints = checkpoints): OutageWatchPorts => ({
      store,
      checkpoints: written,
      commandBus: { dispatch },
      deadlines: { all: async () => open },
      takesBids: async () => {
        if (!takesBids) throw new Unavailable("The disk is full");
      },
      clock: { now: () => shop.nowMs },
      bootClock: { now: () => boot },
      config: { asksAboutLeaps },
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

  it("records a gap of ten seconds and moves every open deadline by it", async () => {
    const shop = await openWatch();
    await shop.watch().beat();
    shop.nowMs += 10_000;
    await shop.watch().check();
    expect(shop.types()).toEqual(["RecordOutage", "CompensateOutage", "MovePaymentDeadline"]);
    const [recorded] = shop.outages();
    expect(recorded).toMatchObject({ from: instantFromMs(NINE), to: instantFromMs(NINE + 10_000) });
    for (const { outageId, from, to } of shop.outages()) expect({ outageId, from, to }).toEqual(recorded);
  });

  it("takes less than ten seconds for a restart", async () => {
    const shop = await openWatch();
    await shop.watch().beat();
    shop.nowMs += 9_999;
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

  it("tells people to wait before its first look and after a sleep, until that is recorded and no longer", async () => {
    const shop = await openWatch();
    const watch = shop.watch();
    await watch.caughtUp();
    shop.nowMs += 9_999;
    expect(watch.caughtUp()).toBeNull();
    shop.nowMs += 1;
    await watch.caughtUp();
    expect(shop.types()).toEqual(["RecordOutage"]);
    expect(watch.caughtUp()).toBeNull();
    await watch.check();
    expect(shop.types()).toEqual(["RecordOutage", "CompensateOutage", "MovePaymentDeadline"]);
  });

  it("takes no time from anybody by making good: they are in while it lasts", async () => {
    const shop = await openWatch();
    const watch = shop.watch();
    await watch.beat();
    shop.nowMs += MINUTE_MS;
    const waits: unknown[] = [];
    shop.whileMoving = async ({ streamCategory }) => {
      if (streamCategory === "platform") return;
      shop.nowMs += 2_900;
      waits.push(watch.caughtUp());
    };
    await watch.check();
    expect(waits).toEqual([null, null]);
    expect(shop.outages()[0]).toMatchObject({ to: instantFromMs(NINE + MINUTE_MS) });
  });

  it("parks a deadline that cannot be moved and moves the others; an operator's retry moves it", async () => {
    const shop = await openWatch();
    const watch = shop.watch();
    await watch.beat();
    shop.nowMs += MINUTE_MS;
    shop.setFailing("order");
    await watch.check();
    expect(shop.types()).toEqual(["RecordOutage", "CompensateOutage"]);
    const [parked, ...others] = await shop.checkpoints.parked();
    expect([parked?.policy, parked?.reason, others]).toEqual([
      "move-deadlines-when-outage-recorded",
      "order-o: too large",
      [],
    ]);
    shop.setFailing(null);
    expect(await retryCompensation(parked!.id, shop.ports())).toBe(true);
    expect(shop.types().at(-1)).toBe("MovePaymentDeadline");
    expect(await shop.checkpoints.parked()).toEqual([]);
    expect(await retryCompensation(parked!.id, shop.ports())).toBe(false);
  });

  it("counts the time in which no bid was taken, though the worker lived, and beats no more meanwhile", async () => {
    const shop = await openWatch();
    const watch = shop.watch();
    await watch.beat();
    shop.takeBids(false);
    for (let second = 1; second <= 15; second += 1) {
      shop.nowMs += 1_000;
      await expect(watch.beat()).rejects.toThrow("The disk is full");
    }
    await expect(watch.caughtUp()).rejects.toThrow("The disk is full");
    await expect(watch.check()).rejects.toThrow("The disk is full");
    expect(await shop.checkpoints.heartbeat()).toBe(NINE);
    shop.takeBids(true);
    await watch.beat();
    expect(shop.outages()[0]).toMatchObject({ from: instantFromMs(NINE), to: instantFromMs(NINE + 15_000) });
    await watch.check();
    expect(shop.types()).toEqual(["RecordOutage", "CompensateOutage", "MovePaymentDeadline"]);
  });

  it("finishes after a crash what it had recorded, and counts no time twice", async () => {
    const shop = await openWatch();
    await shop.watch().beat();
    shop.nowMs += 10 * MINUTE_MS;
    shop.setFailing("away");
    await expect(shop.watch().check()).rejects.toThrow("killed");
    shop.setFailing(null);
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

  it("asks nobody about a night in which the machine stayed on", async () => {
    const shop = await openWatch();
    shop.standOn({ bootId: "one", ms: 5_000 });
    await shop.watch().beat();
    shop.nowMs += 10 * HOUR_MS;
    shop.standOn({ bootId: "one", ms: 5_000 + 10 * HOUR_MS });
    await shop.watch().check();
    expect(shop.outages()[0]).toMatchObject({ from: instantFromMs(NINE), to: instantFromMs(NINE + 10 * HOUR_MS) });
  });

  it.each([
    ["leapt while the machine stayed on", 10, { bootId: "one", ms: 5_000 + MINUTE_MS }],
    ["stood still while the machine stayed on", 0, { bootId: "one", ms: 5_000 + 10 * HOUR_MS }],
    ["went on while the machine was off", 10, { bootId: "two", ms: 5_000 + 10 * HOUR_MS }],
    ["went on while the machine was off, which counts anew", 10, { bootId: "one", ms: 4_000 }],
    ["went on, and the machine does not tell", 10, null],
  ])("asks an operator about a clock that %s", async (_, hours, moment) => {
    const shop = await openWatch();
    shop.standOn({ bootId: "one", ms: 5_000 });
    await shop.watch().beat();
    shop.nowMs += hours * HOUR_MS;
    shop.standOn(moment);
    const watch = shop.watch();
    await expect(watch.check()).rejects.toBeInstanceOf(ClockUnconfirmed);
    expect(watch.confirmClock()).toBe(true);
    await watch.check();
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

import { after, instantFromMs } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { DEADLINE_ACTIONS } from "@naqsh/shared/operations";
import { shipDueAtOf, type OrderCommand } from "@naqsh/shared/order";
import { NO_STREAM } from "@naqsh/shared/platform/ports/event-store";
import type { Standstill } from "@naqsh/shared/platform/ports/standstills";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { begin, chooseDelivery, createOrder, ORDER_ID, succeed, told } from "../testing/order-fixtures";
import { openWriteSide } from "../testing/write-side";
import { createCommandService } from "../command-service";
import { isGivenByDeadline } from "../handler/time-lost";

const folders = temporaryFolder();
const HOUR_MS = 3_600_000;

/** A shop with a live auction that ends in an hour, and somebody who bids. */
const openAuctionInLastHour = async (standstills?: {
  recent: () => readonly Standstill[] | Promise<readonly Standstill[]>;
}) => {
  const writeSide = await openWriteSide(
    folders.fresh(),
    standstills && { standstills: { ...standstills, close: () => undefined } },
  );
  onTestFinished(() => writeSide.close());
  const { auctionId } = await writeSide.liveAuction(await writeSide.register("artist", "artist"));
  const mona = await writeSide.register("mona");
  const now = (): number => writeSide.ports.clock.now();
  return {
    ...writeSide,
    now,
    auctionId,
    endMs: now() + HOUR_MS,
    pass: writeSide.ports.clock.advanceBy,
    recordOutage: (from: number, to: number) =>
      writeSide.tell("platform", "main", "RecordOutage", {
        outageId: `outage-${from}`,
        from: instantFromMs(from),
        to: instantFromMs(to),
      }),
    bid: async (amount: number) => {
      const { status, body } = await mona.send("POST", `/api/auctions/${auctionId}/bids`, { amount });
      return [status, body["code"] ?? body["endsAt"]];
    },
    wake: (type: string) => writeSide.tell("auction", auctionId, type, { auctionId }),
    ends: async () =>
      (await writeSide.events(`auction-${auctionId}`))
        .filter(({ type }) => type === "AuctionExtended")
        .map(({ data }) => data["endsAt"]),
  };
};

describe("An outage that is recorded", () => {
  it("moves a deadline of its own accord before that decides, though nobody has moved it yet", async () => {
    const { now, endMs, pass, recordOutage, bid, ends } = await openAuctionInLastHour();
    await pass(HOUR_MS - 60_000);
    const from = now();
    await pass(20 * 60_000);
    await recordOutage(from, now());
    const moved = instantFromMs(endMs + 20 * 60_000);
    expect(await bid(500)).toEqual([201, expect.any(String)]);
    expect((await ends())[0]).toBe(moved);
  });

  it("moves an end before a bid meets it, so that a bid extends nothing by the time that was lost", async () => {
    const { now, endMs, pass, recordOutage, bid, ends } = await openAuctionInLastHour();
    await pass(HOUR_MS - 4 * 60_000);
    const from = now();
    await pass(3 * 60_000);
    await recordOutage(from, now());
    expect(await bid(500)).toEqual([201, expect.any(String)]);
    expect(await ends()).toEqual([instantFromMs(endMs + 3 * 60_000)]);
  });

  it("closes nobody's auction before its end has moved", async () => {
    const { now, endMs, pass, recordOutage, wake, ends } = await openAuctionInLastHour();
    await pass(HOUR_MS - 60_000);
    const from = now();
    await pass(20 * 60_000);
    await recordOutage(from, now());
    for (const type of ["BeginClosing", "CloseAuction"]) {
      expect(await wake(type)).toMatchObject({ accepted: false, rejection: { code: "AUCTION_STILL_RUNNING" } });
    }
    expect(await ends()).toEqual([instantFromMs(endMs + 20 * 60_000)]);
  });

  it("leaves who was late as late", async () => {
    const { pass, recordOutage, bid, endMs } = await openAuctionInLastHour();
    await pass(HOUR_MS);
    await pass(60_000);
    await recordOutage(endMs + 1_000, endMs + 30_000);
    expect(await bid(500)).toEqual([409, "AUCTION_ENDED"]);
  });
});

/** An order that its buyer paid just now, with the moment by which it has to be shipped. */
const paidOrder = async () => {
  const writeSide = await openWriteSide(folders.fresh());
  onTestFinished(() => writeSide.close());
  const { clock, store } = writeSide.ports;
  const now = (): string => instantFromMs(clock.now());
  const due = { paymentDueAt: after(now(), HOUR_MS) };
  const steps = [createOrder(due), chooseDelivery(), begin("p1"), succeed("p1")];
  // An address would have to be sealed; no deadline depends on it.
  const events = told(...steps.map((step): [OrderCommand, string] => [step, now()])).filter(
    ({ type }) => type !== "DeliveryChosen",
  );
  const commandId = uuid5(NAQSH_NAMESPACE, "paid");
  const cause = { commandId, commandDigest: "example", correlationId: commandId, causationId: null };
  const metadata = { ...cause, actorId: "example", actorRole: "system" as const };
  const stored = events.map((event, place) => {
    const id = uuid5(NAQSH_NAMESPACE, `paid ${place}`);
    return { ...event, id, schemaVersion: 1, recordedAt: now(), metadata };
  });
  await store.append(`order-${ORDER_ID}`, NO_STREAM, stored);
  return { ...writeSide, now, shipDueAt: shipDueAtOf(now(), []) };
};

describe("A step of a paid order", () => {
  it("is not passed before its deadline has its time back", async () => {
    const { now, ports, shipDueAt, tell, events } = await paidOrder();
    await ports.clock.advanceBy(Date.parse(shipDueAt) - ports.clock.now() - 60_000);
    const from = now();
    await ports.clock.advanceBy(20 * 60_000);
    await tell("platform", "main", "RecordOutage", { outageId: "outage", from, to: now() });
    const stepDueAt = after(shipDueAt, 20 * 60_000);
    expect(await tell("order", ORDER_ID, "PassOrderDeadline", { orderId: ORDER_ID })).toMatchObject({
      accepted: false,
      rejection: { code: "ORDER_STEP_NOT_DUE_YET", stepDueAt },
    });
    expect((await events(`order-${ORDER_ID}`)).at(-1)).toMatchObject({
      type: "OrderDeadlineMoved",
      data: { step: "shipment", because: "outage", dueAt: stepDueAt },
    });
  });
});

describe("What a deadline gives", () => {
  it("takes lost time back first, but for the erasure of an account, which outages do not move", () => {
    expect(DEADLINE_ACTIONS.filter((action) => !isGivenByDeadline(action))).toEqual(["EraseAccount"]);
  });
});

describe("A freeze across an end", () => {
  it("is given back before the end decides: to a bid that comes first, and where the close comes first", async () => {
    for (const first of ["bid", "BeginClosing"]) {
      const found: Standstill[] = [];
      const { endMs, pass, bid, wake, ends } = await openAuctionInLastHour({ recent: () => found });
      await pass(HOUR_MS + 1_500);
      found.push({ from: endMs - 700, to: endMs + 1_500 });
      if (first === "BeginClosing") {
        expect(await wake(first)).toMatchObject({ accepted: false, rejection: { code: "AUCTION_STILL_RUNNING" } });
      }
      expect(await bid(500)).toEqual([201, expect.any(String)]);
      expect((await ends())[0]).toBe(instantFromMs(endMs + 2_200));
    }
  });

  it("that is just over is waited for: what arrived in it is read first", async () => {
    const over: { tell?: (found: readonly Standstill[]) => void } = {};
    let found: readonly Standstill[] | Promise<readonly Standstill[]> = [];
    const { endMs, pass, wake } = await openAuctionInLastHour({ recent: () => found });
    await pass(HOUR_MS + 2_500);
    found = new Promise((resolve) => (over.tell = resolve));
    const closing = wake("CloseAuction");
    over.tell?.([{ from: endMs - 1, to: endMs + 2_500 }]);
    expect(await closing).toMatchObject({ accepted: false, rejection: { code: "AUCTION_STILL_RUNNING" } });
  });
});

describe("Whether bids are taken", () => {
  it("is found out by all that a bid needs, and nothing is written for it", async () => {
    const { ports, server } = await openAuctionInLastHour();
    const head = await ports.store.head();
    await server.service.takesBids();
    expect(await ports.store.head()).toBe(head);
    const away = (): Promise<never> => Promise.reject(new Error("away"));
    const without = [
      { store: { ...ports.store, takes: away } },
      { sessions: { ...ports.sessions, find: away } },
      { rateLimits: { ...ports.rateLimits, consume: away } },
    ];
    for (const part of without) {
      await expect(createCommandService({ ...ports, ...part }).takesBids()).rejects.toThrow("away");
    }
  });
});

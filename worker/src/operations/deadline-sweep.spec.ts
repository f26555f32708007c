import { describe, expect, it } from "vitest";
import type { AnyRejection } from "@naqsh/shared/kernel/decider";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import type { Deadline, Deadlines } from "../ports/deadlines";
import { createSilentLogger } from "../testing/silent-logger";
import { createDeadlineSweep } from "./deadline-sweep";

const PENDING: AnyRejection = { code: "PAYMENT_PENDING" };
const NINE = Date.parse("2026-03-01T09:00:00.000Z");

const openSweep = () => {
  const shop = {
    nowMs: NINE,
    open: [] as Deadline[],
    sent: [] as SystemCommand[],
    unanswered: [] as string[],
    /** Queues whose jobs wait for their turn. */
    behind: [] as string[],
    answer: async (): Promise<void> => undefined,
    rejection: PENDING,
  };
  /** Names where a page begins, as a view does. */
  const due: Deadlines["due"] = async (at, limit, cursor = "0") => {
    const all = shop.open.filter(({ dueAt }) => dueAt <= at);
    const end = Number(cursor) + limit;
    return { deadlines: all.slice(Number(cursor), end), next: end < all.length ? String(end) : null };
  };
  const sweep = createDeadlineSweep({
    deadlines: { due },
    jobs: { isBehind: async (queue) => shop.behind.includes(queue) },
    commandBus: {
      dispatch: async (command) => {
        if (shop.unanswered.includes(command.command.type)) throw new Error("away");
        shop.sent.push(command);
        await shop.answer();
        return { accepted: false, rejection: shop.rejection };
      },
    },
    clock: { now: () => shop.nowMs },
    logger: createSilentLogger(),
  });
  return Object.assign(shop, { sweep });
};

const due = (action: Deadline["action"], atMs = NINE): Deadline => ({
  streamCategory: action === "CancelOrder" ? "order" : "auction",
  streamId: "x",
  action,
  dueAt: instantFromMs(atMs),
});

describe("sweep of deadlines", () => {
  it("leaves the timer a moment, then takes its place", async () => {
    const shop = openSweep();
    shop.open = [due("BeginClosing")];
    expect(await shop.sweep()).toBe(0);
    shop.nowMs += 1_000;
    expect(await shop.sweep()).toBe(1);
    expect(shop.sent).toMatchObject([
      { streamCategory: "auction", streamId: "x", command: { type: "BeginClosing", data: { auctionId: "x" } } },
    ]);
  });

  it("cancels an order whose payment was missed", async () => {
    const shop = openSweep();
    shop.open = [due("CancelOrder", NINE - 5_000)];
    await shop.sweep();
    const data = { orderId: "x", reason: "paymentDeadlineMissed" };
    expect(shop.sent).toMatchObject([{ streamCategory: "order", command: { type: "CancelOrder", data } }]);
  });

  it("asks again after a minute, as a new question, where the answer was not yet", async () => {
    const shop = openSweep();
    shop.open = [due("CancelOrder", NINE - 5_000)];
    await shop.sweep();
    shop.nowMs += 59_000;
    expect(await shop.sweep()).toBe(0);
    shop.nowMs += 1_000;
    expect(await shop.sweep()).toBe(1);
    expect(new Set(shop.sent.map(({ commandId }) => commandId)).size).toBe(2);
  });

  it("asks again at once where nobody answered, and all the others meanwhile", async () => {
    const shop = openSweep();
    const unpaid = Array.from({ length: 50 }, (_, place) => ({
      ...due("CancelOrder", NINE - 5_000),
      streamId: `o${place}`,
    }));
    shop.open = [...unpaid, due("BeginClosing", NINE - 5_000)];
    shop.unanswered = ["CancelOrder"];
    await expect(shop.sweep()).rejects.toThrow("away");
    expect(shop.sent.map(({ command }) => command.type)).toEqual(["BeginClosing"]);
    shop.unanswered = [];
    expect(await shop.sweep()).toBe(50);
    expect(shop.sent.at(-1)?.command.type).toBe("CancelOrder");
  });

  const many = (action: Deadline["action"], count: number): Deadline[] =>
    Array.from({ length: count }, (_, place) => ({ ...due(action, NINE - 60_000), streamId: `x${place}` }));

  it("sees what lies behind any number of deadlines that stay due", async () => {
    const shop = openSweep();
    shop.open = many("CancelOrder", 1_200);
    expect(await shop.sweep()).toBe(1_200);
    shop.open.push(due("CloseAuction", NINE - 5_000));
    expect(await shop.sweep()).toBe(1);
    expect(shop.sent.at(-1)?.command.type).toBe("CloseAuction");
  });

  it("sees what lies behind any number of deadlines that nobody ever answers, and asks these in turns", async () => {
    const shop = openSweep();
    shop.open = [...many("CancelOrder", 1_000), due("CloseAuction", NINE - 5_000)];
    shop.unanswered = ["CancelOrder"];
    const sweeps = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) await expect(shop.sweep()).rejects.toThrow("away");
    };
    await sweeps(8);
    expect(shop.sent.map(({ command }) => command.type)).toEqual(["CloseAuction"]);
    // Somebody answers for those alone that were asked last.
    shop.unanswered = [];
    shop.answer = async () => {
      if (Number(shop.sent.at(-1)!.streamId.slice(1)) < 500) throw new Error("away");
    };
    await sweeps(50);
    expect(new Set(shop.sent.map(({ streamId }) => streamId)).size).toBe(1_001);
  });

  it("asks again at the next sweep if a deadline has passed by its own clock alone", async () => {
    const shop = openSweep();
    shop.open = [due("CloseAuction", NINE - 5_000)];
    shop.rejection = { code: "AUCTION_STILL_RUNNING", endsAt: instantFromMs(NINE - 7_000) } as AnyRejection;
    expect(await shop.sweep()).toBe(1);
    shop.nowMs += 1_000;
    expect(await shop.sweep()).toBe(1);
  });

  it("leaves what is late to timers that wait in line for ten seconds, and what was lost of another queue to nobody", async () => {
    const shop = openSweep();
    shop.behind = ["auction"];
    shop.open = [due("CloseAuction"), due("CancelOrder")];
    shop.nowMs += 1_000;
    expect(await shop.sweep()).toBe(1);
    expect(shop.sent.map(({ command }) => command.type)).toEqual(["CancelOrder"]);
    shop.nowMs += 9_000;
    expect(await shop.sweep()).toBe(1);
    expect(shop.sent.at(-1)?.command.type).toBe("CloseAuction");
  });

  it("wakes a thousand a few at once, and none that has been closed meanwhile", async () => {
    const shop = openSweep();
    const named = (place: number): Deadline => ({ ...due("CloseAuction", NINE - 5_000), streamId: `x${place}` });
    shop.open = Array.from({ length: 1_000 }, (_, place) => named(place));
    let atOnce = 0;
    let most = 0;
    shop.answer = async () => {
      most = Math.max(most, (atOnce += 1));
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
      // As soon as the first is answered, timers close the second half.
      shop.open = shop.open.filter(({ streamId }) => Number(streamId.slice(1)) < 500);
    };
    await shop.sweep();
    expect(new Set(shop.sent.map(({ streamId }) => streamId)).size).toBe(500);
    expect(shop.sent).toHaveLength(500);
    expect(most).toBe(32);
  });
});

import { cpSync } from "node:fs";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import type { HistoryEntry } from "@naqsh/shared/moderation";
import type { OrderView } from "@naqsh/shared/order";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import type { Payments, Refund } from "@naqsh/worker/ports/payments";
import { expect, it } from "vitest";
import { bid, openRoom } from "../testing/room-in-test";
import { HOUR_MS, MINUTE_MS, openShop } from "../testing/shop-in-test";
import type { ShopInTest } from "../testing/shop-in-test";

const folder = temporaryFolder();
const failed = async () => ({ status: "failed", reason: "unknown" }) as const;

/** Takes every charge, and tells of each refund that it is asked for. */
const providerThat = (refund: Payments["refund"]): Payments => ({
  charge: async ({ orderId }) => ({ status: "succeeded", reference: `charge-of-${orderId}` }),
  confirm: failed,
  ask: failed,
  cancel: failed,
  cards: null,
  refund,
});

/** A work that Sara won and paid. */
const paidOrder = async (shop: ShopInTest): Promise<OrderView> => {
  const room = await openRoom(shop);
  const sara = await shop.register("sara", "collector");
  await bid(sara, room.auctionId, 700);
  await shop.passTo(room.endsAt);
  await shop.pass(HOUR_MS);
  const order = async () => (await sara.get<OrderView[]>("/api/orders/my-purchases")).body[0]!;
  const { id } = await order();
  await sara.put(`/api/orders/${id}/delivery`, DELIVERY);
  await sara.post(`/api/orders/${id}/payments`, { method: "sandbox-succeeds" });
  await shop.running.settled();
  return order();
};

const refundsIn = async (shop: ShopInTest, orderId: string): Promise<number> => {
  await shop.running.settled();
  const path = `/api/admin/history/export?format=json&subject=${orderId}`;
  const { body } = await (await shop.administrator()).get<HistoryEntry[]>(path);
  return body.filter(({ type }) => type === "OrderRefunded").length;
};

it("gives money back once where the machine dies after the provider paid it and before the log knows", async () => {
  const [dataFolder, leftByDeath] = [folder.fresh(), folder.fresh()];
  const asked: Refund[] = [];
  const dying = await openShop(dataFolder, {
    payments: providerThat(async (refund) => {
      asked.push(refund);
      // What a dead machine's disk holds at this moment; the process itself hears nothing more of the refund.
      if (asked.length === 1)
        cpSync(dataFolder, leftByDeath, { recursive: true, filter: (path) => !path.endsWith(".sock") });
      throw new Error("the machine is gone");
    }),
  });
  const { id, amounts } = await paidOrder(dying);
  const administrator = await dying.administrator();
  const reason = "أُلغي المعرض قبل التسليم";
  expect(await administrator.post(`/api/admin/orders/${id}/refunds`, { reason })).toMatchObject({ status: 201 });
  await expect.poll(() => asked.length).toBe(1);
  expect(await refundsIn(dying, id)).toBe(0);
  await dying.running.stop();

  const again = await openShop(leftByDeath, {
    simulated: createSimulatedClock(dying.clock.now()),
    payments: providerThat(async (refund) => {
      asked.push(refund);
      return { status: "sent", name: null };
    }),
  });
  await again.pass(MINUTE_MS);
  expect(await refundsIn(again, id)).toBe(1);
  expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(asked.at(-1)).toMatchObject({ reference: `charge-of-${id}`, amount: amounts.total });

  // Nothing asks a third time, whatever else falls due.
  const { length } = asked;
  await again.pass(24 * HOUR_MS);
  expect(asked).toHaveLength(length);
  expect(again.errors).toEqual([]);
});

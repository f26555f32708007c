import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { bid, openRoom } from "../testing/room-in-test";
import { HOUR_MS, openShop } from "../testing/shop-in-test";

const folder = temporaryFolder();

type Account = { id: string; openUnpaidWins: unknown[] };

/** What a winner who lets the time to pay pass is left with. */
const afterNotPaying = async (takesSandboxPayments: boolean) => {
  const shop = await openShop(folder.fresh(), { takesSandboxPayments });
  const room = await openRoom(shop);
  const winner = await shop.register("huda", "collector");
  await bid(winner, room.auctionId, 700);
  await shop.passTo(room.endsAt);
  await shop.pass(HOUR_MS);
  const opened = (await winner.get<{ id: string }[]>("/api/orders/my-purchases")).body;
  await winner.put(`/api/orders/${opened[0]?.id}/delivery`, DELIVERY);
  const paying = await winner.post(`/api/orders/${opened[0]?.id}/payments`, { method: "sandbox-declined" });
  await shop.pass(26 * HOUR_MS);
  await shop.running.settled();
  // Their sessions have ended meanwhile.
  await winner.post("/api/signin", { email: "huda@naqsh.test", password: "correct horse 7" });
  const administrator = await shop.administrator();
  const orders = (await winner.get<{ status: string }[]>("/api/orders/my-purchases")).body;
  const accounts = (await administrator.get<Account[]>("/api/admin/users")).body;
  const wins = accounts.find(({ id }) => id === winner.id)?.openUnpaidWins;
  return { paying: paying.status, orders: orders.map(({ status }) => status), wins: wins?.length };
};

it("counts no unpaid win against whoever could not pay, since the shop takes no payments", async () => {
  expect(await afterNotPaying(false)).toEqual({ paying: 409, orders: ["cancelled"], wins: 0 });
});

it("counts the unpaid win of whoever could have paid", async () => {
  expect(await afterNotPaying(true)).toEqual({ paying: 201, orders: ["cancelled"], wins: 1 });
});

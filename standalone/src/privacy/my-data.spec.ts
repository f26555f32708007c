import type { MyDataEntry } from "@naqsh/shared/account";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { bid, openRoom } from "../testing/room-in-test";
import { openShop } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();

const timelineOf = async (person: ShopVisitor): Promise<MyDataEntry[]> => {
  const { status, body } = await person.get<MyDataEntry[]>("/api/user/my-data?limit=100");
  expect(status).toBe(200);
  return body;
};

const factsOf = (entries: MyDataEntry[], type: string, by: MyDataEntry["by"]): Record<string, string | number>[] =>
  entries
    .filter((entry) => entry.type === type && entry.by === by)
    .map(({ facts }) => Object.fromEntries(facts.map(({ name, value }) => [name, value])));

it("tells a person what is known of them in words, their own secrets and texts, and nobody else's", async () => {
  const shop = await openShop(folder.fresh());
  const { auctionId, administrator } = await openRoom(shop);
  const her = await shop.register("zubaydah", "collector");
  const omar = await shop.register("omar", "collector");
  await bid(her, auctionId, 5_000);
  await bid(omar, auctionId, 9_000);
  await administrator.post(`/api/admin/users/${her.id}/ban`, { reason: "copies of others" });
  await shop.running.settled();

  const hers = await timelineOf(her);
  expect(hers.map(({ at }) => at)).toEqual(hers.map(({ at }) => at).toSorted((a, b) => (a < b ? 1 : -1)));
  const name = { firstName: "zubaydah", lastName: "Test", email: "zubaydah@naqsh.test" };
  expect(factsOf(hers, "UserRegistered", "visitor")).toMatchObject([name]);
  expect(factsOf(hers, "UserBanned", "other")).toEqual([{ reason: "copies of others" }]);
  expect(factsOf(hers, "BidPlaced", "you")).toMatchObject([{ maximum: 500_000 }]);
  const outbid = factsOf(hers, "BidPlaced", "other");
  expect(outbid).toHaveLength(1);
  expect(outbid[0]).not.toHaveProperty("maximum");
  const all = JSON.stringify(hers);
  for (const secret of ["omar", omar.id, administrator.id, "passwordHash"]) expect(all).not.toContain(secret);
  expect(all).toContain("Bid placed");

  expect(JSON.stringify(await timelineOf(omar))).not.toContain("zubaydah");
  expect((await shop.visitor("anyone").get("/api/user/my-data")).status).toBe(401);
  expect(shop.errors).toEqual([]);
});

it("gives the timeline page by page, each entry once", async () => {
  const shop = await openShop(folder.fresh());
  const her = await shop.register("zubaydah", "collector");
  await shop.running.settled();
  const whole = (await timelineOf(her)).map(({ id }) => id);
  expect(whole.length).toBeGreaterThan(2);
  const first = await her.get<MyDataEntry[]>("/api/user/my-data?limit=2");
  expect(first.body.map(({ id }) => id)).toEqual(whole.slice(0, 2));
});

import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projections } from "@naqsh/projection-service/projections";
import type { AuctionPage } from "@naqsh/shared/auction";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { verifyLog } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { allUpcasters } from "@naqsh/shared/registry";
import { collect } from "@naqsh/shared/testing/events-to-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { artworkForm, HOUR_MS, MINUTE_MS, openShop } from "./testing/shop-in-test";
import type { ShopInTest } from "./testing/shop-in-test";
import type { ShopVisitor } from "./testing/shop-visitor";

const folder = temporaryFolder();
const NAME = "zubaydah";

/** An auction that she won against another, and paid. */
const liveThroughASale = async (shop: ShopInTest): Promise<{ auctionId: string; herId: string }> => {
  const artist = await shop.register("noura", "artist");
  const her = await shop.register(NAME, "collector");
  const omar = await shop.register("omar", "collector");
  const { id: artworkId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("فجر"))).body;
  await (await shop.administrator()).post(`/api/admin/artworks/${artworkId}/approve`);
  const [startsAt, endsAt] = [shop.ahead(MINUTE_MS), shop.ahead(30 * MINUTE_MS)];
  const body = { artworkId, openingPrice: 500, startsAt, endsAt };
  const { id: auctionId } = (await artist.post<{ id: string }>("/api/auctions", body)).body;
  await shop.passTo(startsAt);
  for (const [who, amount] of [
    [her, 900],
    [omar, 1_000],
    [her, 2_000],
  ] as const) {
    expect((await who.post(`/api/auctions/${auctionId}/bids`, { amount })).status).toBe(201);
  }
  await shop.pass(HOUR_MS);
  const [order] = (await her.get<{ id: string }[]>("/api/orders/my-purchases")).body;
  expect((await her.post(`/api/orders/${order!.id}/payments`, { method: "sandbox-succeeds" })).status).toBe(201);
  await shop.naqsh.settled();
  return { auctionId, herId: her.id };
};

/** What the house counts and owes; nobody's name is in it. */
const totalsOf = async (shop: ShopInTest, administrator: ShopVisitor, auctionId: string): Promise<unknown> => {
  await shop.naqsh.settled();
  const { room } = (await administrator.get<AuctionPage>(`/api/auctions/${auctionId}`)).body;
  const statistics = (await administrator.get("/api/home/statistics")).body;
  return { price: room.price, status: room.status, endsAt: room.endsAt, statistics };
};

/** As the end of the 30 days leaves it: the event, and no key any more. */
const erase = async (dataFolder: string, userId: string): Promise<void> => {
  const store = await openEmbeddedEventStore({ directory: join(dataFolder, "log") });
  const keys = new LmdbPersonalKeys(join(dataFolder, "keys", "keys.mdb"));
  const codec = createEventCodec(allUpcasters, keys);
  const stream = `user-${userId}`;
  const own = await collect(store.readStream(stream));
  const { recordedAt, metadata } = own.at(-1)!;
  const origin = { stream, recordedAt, metadata: { ...metadata, commandId: userId } };
  const erased = await codec.encode([{ type: "AccountErased", data: { userId } }], origin);
  await store.append(stream, own.length - 1, erased);
  await keys.destroy(userId);
  await Promise.all([store.close(), keys.close()]);
};

const filesUnder = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesUnder(join(path, name))) : [path];

it("leaves nothing readable of whose key was destroyed after a full rebuild, an intact chain and the same totals", async () => {
  const dataFolder = folder.fresh();
  const clock = createSimulatedClock(Date.parse("2026-03-01T09:00:00.000Z"));
  const shop = await openShop(dataFolder, { simulated: clock });
  const { auctionId, herId } = await liveThroughASale(shop);
  const before = await totalsOf(shop, await shop.administrator(), auctionId);
  expect(JSON.stringify((await (await shop.administrator()).get("/api/admin/users")).body)).toContain(NAME);
  await shop.naqsh.stop();

  await erase(dataFolder, herId);
  rmSync(join(dataFolder, "views"), { recursive: true });
  const again = await openShop(dataFolder, { simulated: clock });
  const administrator = await again.administrator();
  expect(await totalsOf(again, administrator, auctionId)).toEqual(before);
  for (const { name } of projections) {
    expect(await again.naqsh.profile.projections.verify(name)).toMatchObject({ differences: 0 });
  }
  for (const path of ["/api/admin/users", "/api/admin/history", `/api/auctions/${auctionId}`, "/api/admin/overview"]) {
    const { status, body } = await administrator.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(JSON.stringify(body)).not.toContain(NAME);
  }
  await again.naqsh.stop();

  expect((await verifyLog(join(dataFolder, "log"))).damage).toBeNull();
  for (const kept of ["log", "views", "keys"]) {
    for (const file of filesUnder(join(dataFolder, kept))) {
      expect([file, readFileSync(file).includes(NAME)]).toEqual([file, false]);
    }
  }
});

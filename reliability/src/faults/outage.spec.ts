import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AuctionPage, BidAnswer } from "@naqsh/shared/auction";
import { after, instantFromMs } from "@naqsh/shared/kernel/instant";
import { createFaultyDisk, inputOutputError } from "@naqsh/shared/platform/adapters/embedded-log/faulty-disk";
import type { OrderView } from "@naqsh/shared/order";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { artworkForm, HOUR_MS, MINUTE_MS, openShop } from "@naqsh/standalone/testing/shop-in-test";
import type { ShopInTest } from "@naqsh/standalone/testing/shop-in-test";
import type { ShopVisitor } from "@naqsh/standalone/testing/shop-visitor";

const folder = temporaryFolder();

/** A shop on one clock and one folder that can be away for a while. */
const openAwayableShop = async () => {
  const clock = createSimulatedClock(Date.parse("2026-03-01T09:00:00.000Z"));
  const dataFolder = folder.fresh();
  const open = (): Promise<ShopInTest> => openShop(dataFolder, { simulated: clock, watchesTime: true });
  const first = await open();
  return {
    first,
    /** Stops the shop, lets time pass, and opens it again. */
    away: async (
      shop: ShopInTest,
      ms: number,
      meanwhile = (_folder: string): void => undefined,
    ): Promise<ShopInTest> => {
      await shop.running.settled();
      await shop.running.stop();
      meanwhile(dataFolder);
      await clock.advanceBy(ms);
      return open();
    },
  };
};

/** A shop whose machine can sleep: its clock is ahead when it wakes, and no timer ran meanwhile. */
const openSleepingShop = async () => {
  const simulated = createSimulatedClock(Date.parse("2026-03-01T09:00:00.000Z"));
  let sleptMs = 0;
  const now = (): number => simulated.now() + sleptMs;
  const shop = await openShop(folder.fresh(), { simulated, clock: { now }, watchesTime: true });
  const pass = (ms: number): Promise<void> => shop.passTo(instantFromMs(simulated.now() + ms));
  return { shop: { ...shop, pass }, sleep: (ms: number): void => void (sleptMs += ms) };
};

type Lot = { startsAt: string; endsAt: string };

const schedule = async (shop: ShopInTest, artist: ShopVisitor, lot: Lot): Promise<string> => {
  const { id: artworkId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("فجر"))).body;
  await (await shop.administrator()).post(`/api/admin/artworks/${artworkId}/approve`);
  const scheduled = await artist.post<{ id: string }>("/api/auctions", { artworkId, openingPrice: 500, ...lot });
  expect(scheduled.status).toBe(201);
  return scheduled.body.id;
};

const roomOf = async (shop: ShopInTest, auctionId: string): Promise<AuctionPage["room"]> =>
  (await shop.visitor("anyone").get<AuctionPage>(`/api/auctions/${auctionId}`)).body.room;

describe("an outage", () => {
  it("moves the end of a live auction by the time lost, before any timer can close it", async () => {
    const { first, away } = await openAwayableShop();
    const artist = await first.register("noura", "artist");
    const sara = await first.register("sara", "collector");
    const lot = { startsAt: first.ahead(MINUTE_MS), endsAt: first.ahead(31 * MINUTE_MS) };
    const auctionId = await schedule(first, artist, lot);
    await first.pass(20 * MINUTE_MS);
    await sara.post(`/api/auctions/${auctionId}/bids`, { amount: 600 });
    const back = await away(first, 2 * HOUR_MS);
    await back.running.settled();
    const room = await roomOf(back, auctionId);
    expect(room).toMatchObject({ status: "live", endsAt: after(lot.endsAt, 2 * HOUR_MS) });
    // A line on the page, and no word to artist or bidders: nothing is asked of them.
    expect(room.rows[0]).toMatchObject({ kind: "extended", reason: "outage", endsAt: room.endsAt });
    for (const name of ["noura", "sara"]) {
      const visitor = back.visitor(name);
      await visitor.post("/api/signin", { email: `${name}@naqsh.test`, password: "correct horse 7" });
      expect(await back.noticesOf(visitor)).not.toContain("auctionExtendedByOutage");
    }
    await back.pass(10 * MINUTE_MS);
    expect((await roomOf(back, auctionId)).status).toBe("live");
    await back.pass(MINUTE_MS + 2_000);
    expect((await roomOf(back, auctionId)).status).toBe("awaitingPayment");
    expect(back.errors).toEqual([]);
  });

  it("opens with its full length an auction that should have started meanwhile, and leaves later ones alone", async () => {
    const { first, away } = await openAwayableShop();
    const artist = await first.register("noura", "artist");
    const missed = { startsAt: first.ahead(MINUTE_MS), endsAt: first.ahead(31 * MINUTE_MS) };
    const later = { startsAt: first.ahead(5 * HOUR_MS), endsAt: first.ahead(6 * HOUR_MS) };
    const missedId = await schedule(first, artist, missed);
    const laterId = await schedule(first, artist, later);
    const back = await away(first, 2 * HOUR_MS);
    await back.pass(1_000);
    const room = await roomOf(back, missedId);
    expect(room.status).toBe("live");
    expect(Date.parse(room.endsAt) - Date.parse(room.startsAt)).toBe(30 * MINUTE_MS);
    expect(room.rows.map(({ kind }) => kind)).toEqual(["opened", "startMoved"]);
    expect(Date.parse(room.endsAt)).toBeGreaterThan(back.clock.now() + 29 * MINUTE_MS);
    expect(await roomOf(back, laterId)).toMatchObject({ status: "scheduled", ...later });
    expect(back.errors).toEqual([]);
  });

  it("moves the time to pay, once for each time it was away", async () => {
    const { first, away } = await openAwayableShop();
    const artist = await first.register("noura", "artist");
    const sara = await first.register("sara", "collector");
    const lot = { startsAt: first.ahead(MINUTE_MS), endsAt: first.ahead(11 * MINUTE_MS) };
    const auctionId = await schedule(first, artist, lot);
    await first.pass(2 * MINUTE_MS);
    await sara.post(`/api/auctions/${auctionId}/bids`, { amount: 600 });
    await first.pass(10 * MINUTE_MS);
    const due = async (): Promise<string | undefined> =>
      (await sara.get<OrderView[]>("/api/orders/my-purchases")).body[0]?.paymentDueAt;
    const before = await due();
    const second = await away(first, 26 * HOUR_MS);
    const third = await away(second, HOUR_MS);
    await third.running.settled();
    const orders = third.visitor("sara-again");
    await orders.post("/api/signin", { email: "sara@naqsh.test", password: "correct horse 7" });
    const [order] = (await orders.get<OrderView[]>("/api/orders/my-purchases")).body;
    expect(order).toMatchObject({ status: "pending", paymentDueAt: after(before!, 27 * HOUR_MS) });
    expect((await third.noticesOf(orders)).filter((kind) => kind === "auctionExtendedByOutage")).toHaveLength(2);
    expect(third.errors).toEqual([]);
  });

  it("is made good before anything is decided that comes on waking, ahead of the next beat", async () => {
    const { shop, sleep } = await openSleepingShop();
    const artist = await shop.register("noura", "artist");
    const sara = await shop.register("sara", "collector");
    const lot = { startsAt: shop.ahead(MINUTE_MS), endsAt: shop.ahead(31 * MINUTE_MS) };
    const auctionId = await schedule(shop, artist, lot);
    await shop.pass(20 * MINUTE_MS);
    sleep(2 * HOUR_MS);
    const bid = await sara.post<BidAnswer>(`/api/auctions/${auctionId}/bids`, { amount: 600 });
    expect(bid).toMatchObject({ status: 201, body: { standing: "leading", endsAt: after(lot.endsAt, 2 * HOUR_MS) } });
    await shop.running.settled();
    expect(await roomOf(shop, auctionId)).toMatchObject({ status: "live", price: 500_00 });
    expect(shop.errors).toEqual([]);
  });

  it("takes nobody's time to pay, also where they pay on waking", async () => {
    const { shop, sleep } = await openSleepingShop();
    const artist = await shop.register("noura", "artist");
    const sara = await shop.register("sara", "collector");
    const lot = { startsAt: shop.ahead(MINUTE_MS), endsAt: shop.ahead(11 * MINUTE_MS) };
    const auctionId = await schedule(shop, artist, lot);
    await shop.pass(2 * MINUTE_MS);
    await sara.post(`/api/auctions/${auctionId}/bids`, { amount: 600 });
    await shop.pass(10 * MINUTE_MS);
    const [order] = (await sara.get<OrderView[]>("/api/orders/my-purchases")).body;
    sleep(30 * HOUR_MS);
    await sara.put(`/api/orders/${order!.id}/delivery`, DELIVERY);
    const paid = await sara.post(`/api/orders/${order!.id}/payments`, { method: "sandbox-succeeds" });
    expect(paid.status).toBe(201);
    await shop.running.settled();
    expect((await roomOf(shop, auctionId)).status).toBe("settled");
    expect(shop.errors).toEqual([]);
  });

  it("begins where the log's disk takes no bid any more, though the process lives and beats on", async () => {
    const clock = createSimulatedClock(Date.parse("2026-03-01T09:00:00.000Z"));
    const dataFolder = folder.fresh();
    let isBroken = false;
    const logDisk = createFaultyDisk({ onSync: () => (isBroken ? Promise.reject(inputOutputError()) : undefined) });
    const shop = await openShop(dataFolder, { simulated: clock, watchesTime: true, durable: true, logDisk });
    const artist = await shop.register("noura", "artist");
    const sara = await shop.register("sara", "collector");
    const lot = { startsAt: shop.ahead(MINUTE_MS), endsAt: shop.ahead(31 * MINUTE_MS) };
    const auctionId = await schedule(shop, artist, lot);
    await shop.passTo(after(lot.endsAt, -12_000));
    isBroken = true;
    const path = `/api/auctions/${auctionId}/bids`;
    expect((await sara.post(path, { amount: 600 })).status).toBe(503);
    await clock.advanceBy(15_000);
    await shop.running.stop();
    isBroken = false;
    const back = await openShop(dataFolder, { simulated: clock, watchesTime: true });
    const again = back.visitor("sara");
    await again.post("/api/signin", { email: "sara@naqsh.test", password: "correct horse 7" });
    const bid = await again.post<BidAnswer>(path, { amount: 600 });
    expect(bid).toMatchObject({ status: 201, body: { standing: "leading" } });
    const room = await roomOf(back, auctionId);
    expect(Date.parse(room.endsAt)).toBeGreaterThanOrEqual(Date.parse(lot.endsAt) + 15_000);
    expect(back.errors).toEqual([]);
  });

  it("is not seen in a restart of a few seconds", async () => {
    const { first, away } = await openAwayableShop();
    const artist = await first.register("noura", "artist");
    const lot = { startsAt: first.ahead(MINUTE_MS), endsAt: first.ahead(31 * MINUTE_MS) };
    const auctionId = await schedule(first, artist, lot);
    await first.pass(2 * MINUTE_MS);
    const back = await away(first, 9_000);
    await back.running.settled();
    expect(await roomOf(back, auctionId)).toMatchObject({ status: "live", endsAt: lot.endsAt });
  });

  it("loses no deadline with the timers: the sweep finds what is due in the log's own view", async () => {
    const { first, away } = await openAwayableShop();
    const artist = await first.register("noura", "artist");
    const lot = { startsAt: first.ahead(MINUTE_MS), endsAt: first.ahead(11 * MINUTE_MS) };
    const auctionId = await schedule(first, artist, lot);
    const back = await away(first, 1_000, (dataFolder) => {
      for (const file of ["jobs.mdb", "jobs.mdb-lock"]) rmSync(join(dataFolder, "worker", file));
    });
    await back.passTo(after(lot.startsAt, 5_000));
    expect((await roomOf(back, auctionId)).status).toBe("live");
    await back.passTo(after(lot.endsAt, 10_000));
    expect((await roomOf(back, auctionId)).status).toBe("closed");
    expect(back.errors).toEqual([]);
  });
});

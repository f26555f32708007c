import type { AuctionPage, ListedBid } from "@naqsh/shared/auction";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { LiveWatcher } from "@naqsh/projection-service/testing/live-watcher";
import { eventually } from "@naqsh/shared/testing/eventually";
import { expect, it, onTestFinished } from "vitest";
import { seededChance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import { createShiftingClock } from "../testing/shifting-clock";
import { artworkForm, openShop, MINUTE_MS } from "../testing/shop-in-test";

const folder = temporaryFolder();
const WATCHERS = 200;
const BIDS = 120;

it("shows two bidders and 200 watchers the same room, a third of them losing their connection at random", async () => {
  const seed = process.env["NAQSH_SEED"] ?? String(Math.floor(Math.random() * 1e9));
  const chance = seededChance(seed);
  const clock = createShiftingClock();
  onTestFinished(clock.stop);
  const shop = await openShop(folder.fresh(), { clock, timers: clock.timers, watchesTime: true, durable: true });
  const artist = await shop.register("noura", "artist");
  const administrator = await shop.administrator();
  const { id: artworkId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("مدّ"))).body;
  await administrator.post(`/api/admin/artworks/${artworkId}/approve`);
  const times = { startsAt: shop.ahead(MINUTE_MS), endsAt: shop.ahead(31 * MINUTE_MS) };
  const scheduled = await artist.post<{ id: string }>("/api/auctions", { artworkId, openingPrice: 500, ...times });
  const auctionId = scheduled.body.id;
  await clock.shift(MINUTE_MS);
  await shop.running.settled();

  const crowd = Array.from({ length: WATCHERS }, () => new LiveWatcher(shop.running.url, auctionId));
  onTestFinished(() => crowd.forEach(({ socket }) => socket.disconnect()));
  await eventually(() => expect(crowd.every(({ head }) => head?.status === "live")).toBe(true));

  const bidders = [await shop.register("sara", "collector"), await shop.register("omar", "collector")];
  const answered: number[] = [];
  for (let number = 0; number < BIDS; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the two bid in turns
    const answer = await bidders[number % 2]!.post(`/api/auctions/${auctionId}/bids`, { amount: 500 + number * 300 });
    answered.push(answer.status);
    for (const watcher of crowd.filter((_, place) => place % 3 === 0)) if (chance.next() < 0.02) watcher.cut();
  }
  expect(answered, seed).toEqual(Array.from({ length: BIDS }, () => 201));
  await clock.shift(33 * MINUTE_MS);
  await shop.running.settled();

  const { room } = (await shop.visitor("late").get<AuctionPage>(`/api/auctions/${auctionId}`)).body;
  expect(room, seed).toMatchObject({ status: "awaitingPayment", bidderCount: 2 });
  await eventually(() => expect(crowd.filter(({ sequence }) => sequence !== room.sequence).length, seed).toBe(0));
  const listed = new Map<number, ListedBid>();
  for (let before = ""; listed.size < room.bidCount;) {
    // oxlint-disable-next-line no-await-in-loop -- a page follows from the one before
    const page = await shop.visitor("reader").get<ListedBid[]>(`/api/auctions/${auctionId}/bids${before}`);
    expect(page.body.length, seed).toBeGreaterThan(0);
    for (const bid of page.body) listed.set(bid.number, bid);
    before = `?before=${page.body.at(-1)!.number}`;
  }
  for (const watcher of crowd) {
    const rows = [...watcher.rows.values()].flatMap((row) => ("number" in row ? [[row.number, row.amount / 100]] : []));
    expect(new Map(rows as [number, number][]), seed).toEqual(
      new Map([...listed.values()].map(({ number, amount }) => [number, Number(amount)])),
    );
    expect(watcher.head, seed).toEqual(crowd[0]!.head);
  }
  expect(shop.errors, seed).toEqual([]);
});

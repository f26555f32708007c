import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { openEmbeddedLogReader } from "@naqsh/shared/platform/adapters/embedded-log/embedded-log-reader";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { collect } from "@naqsh/shared/testing/events-to-store";
import { smallDisks } from "@naqsh/shared/testing/small-disk";
import { bid, openRoom } from "@naqsh/standalone/testing/room-in-test";
import { artworkForm, HOUR_MS, MINUTE_MS, openShop } from "@naqsh/standalone/testing/shop-in-test";

const disks = smallDisks();

const PASSWORD = "correct horse 7";
type Problem = { code: string; messages: { ar: string; en: string } };

const isClear503 = ({ status, body }: { status: number; body: unknown }): boolean =>
  status === 503 && (body as Problem).code === "UNAVAILABLE" && (body as Problem).messages.ar !== "";

describe.skipIf(!disks.isPermitted)("A shop whose data folder's disk is full", () => {
  it("answers writes with a clear 503, reads on, and loses nothing of what it acknowledged", async () => {
    const disk = disks.fresh(24 * 1024 * 1024);
    const dataFolder = join(disk.path, "data");
    const shop = await openShop(dataFolder, { durable: true, watchesTime: true });
    const sara = await shop.register("sara", "artist");
    await shop.running.settled();

    disk.fill();
    const visitor = shop.visitor("visitor");
    // Its first refusals may still find room in a file that has some; none ends the process.
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const email = attempt % 2 === 0 ? "sara@naqsh.test" : `nobody${attempt}@naqsh.test`;
      const refused = await visitor.post("/api/signin", { email, password: `wrong ${"x".repeat(60)}` });
      expect([401, 503]).toContain(refused.status);
      if (refused.status === 503) expect(isClear503(refused)).toBe(true);
    }
    const outcomes = [];
    for (let attempt = 0; attempt < 40; attempt += 1) {
      outcomes.push(await shop.visitor("again").post("/api/signin", { email: "sara@naqsh.test", password: PASSWORD }));
    }
    expect(outcomes.every((outcome) => outcome.status === 200 || isClear503(outcome))).toBe(true);
    expect(isClear503(outcomes.at(-1)!)).toBe(true);
    const body = {
      firstName: "omar",
      lastName: "Test",
      email: "omar@naqsh.test",
      password: PASSWORD,
      role: "collector",
    };
    expect(isClear503(await shop.visitor("omar").post("/api/register", { ...body, language: "en" }))).toBe(true);
    expect(isClear503(await sara.post("/api/artworks", await artworkForm("لوحة")))).toBe(true);
    await shop.pass(60_000);
    expect(await sara.get("/api/user")).toMatchObject({ status: 200, body: { id: sara.id } });
    expect((await visitor.get("/api/artworks")).status).toBe(200);
    await shop.running.stop();

    disk.free();
    const again = await openShop(dataFolder, { durable: true });
    const back = again.visitor("sara");
    await back.post("/api/signin", { email: "sara@naqsh.test", password: PASSWORD });
    expect(await back.get("/api/user")).toMatchObject({ status: 200, body: { id: sara.id } });
    expect((await again.visitor("omar").post("/api/register", { ...body, language: "en" })).status).toBe(201);
  });

  it("refuses a bid in words over an end that comes meanwhile, and closes the auction once, by the views of the log, later", async () => {
    const disk = disks.fresh(32 * 1024 * 1024);
    const dataFolder = join(disk.path, "data");
    const warnings: string[] = [];
    const silent = (): void => undefined;
    const logger: Logger = {
      debug: silent,
      info: silent,
      warn: (_, message) => void warnings.push(message),
      error: silent,
    };
    const shop = await openShop(dataFolder, { durable: true, watchesTime: true, logger });
    const { auctionId, endsAt } = await openRoom(shop);
    const [omar, mona] = [await shop.register("omar", "collector"), await shop.register("mona", "collector")];
    await bid(omar, auctionId, 900);
    await shop.passTo(instantFromMs(Date.parse(endsAt) - 5 * MINUTE_MS));
    await shop.running.settled();

    disk.fill();
    const bids = `/api/auctions/${auctionId}/bids`;
    // Until no store has a page left that it could write.
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect(await mona.post(bids, { amount: 501 })).toMatchObject({ status: 422, body: { code: "BID_TOO_LOW" } });
    }
    // The log's last page may have room for some: those count.
    let [leader, answer] = [omar, await mona.post(bids, { amount: 2_000 })];
    for (let amount = 3_000; answer.status === 201; amount += 1_000) {
      leader = mona;
      answer = await mona.post(bids, { amount });
    }
    expect(isClear503(answer)).toBe(true);
    await shop.clock.advanceBy(10 * MINUTE_MS);
    expect((await mona.get(`/api/auctions/${auctionId}`)).status).toBe(200);
    await shop.running.stop();
    expect(warnings.some((message) => message.startsWith("The views could not be saved"))).toBe(true);

    disk.free();
    const again = await openShop(dataFolder, { durable: true, watchesTime: true, simulated: shop.clock });
    await again.pass(2 * HOUR_MS);
    for (const view of ["auction-room", "auction-bids", "deadlines", "orders"]) {
      expect(await again.running.profile.projections.verify(view)).toMatchObject({ differing: [] });
    }
    expect(await again.running.profile.worker.parked()).toEqual({ failures: [], deadJobs: [] });
    await again.running.stop();
    expect(again.errors).toEqual([]);
    const log = await openEmbeddedLogReader(join(dataFolder, "log"));
    const events = await collect(log.readAll());
    await log.close();
    const told = (asked: string) => events.filter(({ type }) => type === asked);
    for (const once of ["AuctionClosed", "WinnerDetermined", "OrderCreated"]) expect(told(once)).toHaveLength(1);
    expect(told("WinnerDetermined")[0]!.data).toMatchObject({ winnerId: leader.id });
  });
});

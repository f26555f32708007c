import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { collect } from "@naqsh/shared/testing/events-to-store";
import { canStartRedis } from "@naqsh/shared/testing/redis-server";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { castOf } from "../simulation/cast";
import { seedAuctions } from "./seed-auctions";
import { sendBid } from "./sent-bids";
import { openShopOnEngines } from "./shop-on-engines";

const folder = temporaryFolder();
const ENDS_IN_MS = 14_000;
const AHEAD_MS = 12_000;
const AWAY_MS = 16_000;

const describeAll = (): void => {
  it("gives back the time lost: who was told 503 before the end is heard when they ask again after it", async () => {
    const cast = castOf(2, 1);
    const shop = await openShopOnEngines({ folder: folder.fresh(), cast });
    onTestFinished(shop.stop);
    // The worker's first heartbeat, without which nobody knows of an outage; and the end lies ahead, however long that took.
    await shop.worker.settled();
    const nowMs = Date.now();
    const endMs = nowMs + ENDS_IN_MS;
    let auctionId = "";
    await shop.write(async (store, keys) => {
      [auctionId = ""] = await seedAuctions({ cast, count: 1, endsAtMs: () => endMs, nowMs }, store, keys);
    });
    const [who] = cast.bidders;
    const key = randomUUID();
    const bid = () => sendBid({ url: shop.commandUrl, auctionId, who: who!, key, amount: 10_000 });
    await pause(Math.max(0, endMs - AHEAD_MS - Date.now()));
    await shop.peer.kill();
    const killedMs = Date.now();
    expect((await bid())?.status).toBe(503);
    await pause(Math.max(0, killedMs + AWAY_MS - Date.now()));
    await shop.peer.start();
    const backMs = Date.now();
    await expect.poll(async () => (await bid())?.status, { interval: 100 }).toBe(201);
    process.stdout.write(`The log away over an end: bids again ${Date.now() - backMs} ms after its return\n`);

    const events = await collect(shop.log.readAll());
    const [outage, ...others] = events.filter(({ type }) => type === "OutageRecorded");
    expect(others).toEqual([]);
    const { from, to } = outage!.data as { from: string; to: string };
    expect(Date.parse(from)).toBeLessThanOrEqual(killedMs);
    expect(Date.parse(to)).toBeGreaterThanOrEqual(backMs);
    const own = events.filter(({ stream }) => stream === `auction-${auctionId}`);
    const movedAt = own.findIndex(({ data }) => data["outageId"] === outage!.data["outageId"]);
    expect(movedAt).toBeGreaterThan(0);
    expect(own.findLastIndex(({ type }) => type === "BidPlaced")).toBeGreaterThan(movedAt);
    expect(own.map(({ type }) => type)).not.toContain("AuctionClosed");
  });
};

describe.skipIf(!canStartRedis())("The log's engine away over an end", describeAll);

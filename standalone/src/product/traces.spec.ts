import { NO_TRACER } from "@naqsh/shared/platform/ports/tracer";
import { openTracer } from "@naqsh/shared/platform/tracing/open-tracer";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { LiveWatcher } from "@naqsh/projection-service/testing/live-watcher";
import { eventually } from "@naqsh/shared/testing/eventually";
import { expect, it, onTestFinished } from "vitest";
import { openCollector } from "../testing/collector";
import type { CollectedSpan } from "../testing/collector";
import { artworkForm, MINUTE_MS, openShop } from "../testing/shop-in-test";
import type { ShopInTest } from "../testing/shop-in-test";

const folder = temporaryFolder();

const liveAuction = async (shop: ShopInTest): Promise<string> => {
  const artist = await shop.register("noura", "artist");
  const administrator = await shop.administrator();
  const { id: artworkId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("مدّ"))).body;
  await administrator.post(`/api/admin/artworks/${artworkId}/approve`);
  const times = { startsAt: shop.ahead(MINUTE_MS), endsAt: shop.ahead(31 * MINUTE_MS) };
  const scheduled = await artist.post<{ id: string }>("/api/auctions", { artworkId, openingPrice: 500, ...times });
  await shop.pass(MINUTE_MS);
  return scheduled.body.id;
};

const watching = async (shop: ShopInTest, auctionId: string): Promise<LiveWatcher> => {
  const watcher = new LiveWatcher(shop.running.url, auctionId);
  onTestFinished(() => void watcher.socket.disconnect());
  await eventually(() => expect(watcher.head?.status).toBe("live"));
  return watcher;
};

const newest = (spans: CollectedSpan[], asked: string): CollectedSpan | undefined =>
  spans.filter(({ name }) => name === asked).toSorted((a, b) => b.beganMs - a.beganMs)[0];

const below = (spans: CollectedSpan[], parent: CollectedSpan): string[] =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId).map(({ name }) => name);

it("follows a bid in one trace from its request to the push, and to the effects of its policies", async () => {
  const collector = await openCollector();
  onTestFinished(collector.close);
  const tracer = await openTracer("naqsh", { endpoint: collector.endpoint });
  const shop = await openShop(folder.fresh(), { tracer });
  const auctionId = await liveAuction(shop);
  const watcher = await watching(shop, auctionId);
  const [sara, omar] = [await shop.register("sara", "collector"), await shop.register("omar", "collector")];
  await sara.post(`/api/auctions/${auctionId}/bids`, { amount: 500 });
  await omar.post(`/api/auctions/${auctionId}/bids`, { amount: 900 });
  await shop.pass(1_000);
  await eventually(() => expect(watcher.head?.bidCount).toBe(2));
  await shop.running.stop();

  const request = newest(collector.spans, "POST /api/auctions/:id/bids");
  const spans = collector.spans.filter(({ traceId }) => traceId === request?.traceId);
  const [command] = spans.filter(({ name }) => name === "command PlaceBid");
  expect(request?.parentSpanId).toBe("");
  expect(request?.attributes["http.response.status_code"]).toBe(201);
  expect(below(spans, request!)).toContain("command PlaceBid");
  expect(below(spans, command!)).toEqual(
    expect.arrayContaining([
      "decide",
      "append",
      "project auction-room",
      "push auction-room",
      "effect notify-outbid-bidder-when-bid-placed",
    ]),
  );
  const [append] = spans.filter(({ name }) => name === "append");
  expect(append?.attributes["naqsh.stream"]).toBe(`auction-${auctionId}`);
  expect(append?.attributes["naqsh.batch.events"]).toBeGreaterThan(0);
  const [effect] = spans.filter(({ name }) => name === "effect notify-outbid-bidder-when-bid-placed");
  expect(below(spans, effect!)).toContain("command Notify");
  const [push] = spans.filter(({ name }) => name === "push auction-room");
  expect(push!.endedMs).toBeGreaterThanOrEqual(append!.endedMs);
  for (const { beganMs, endedMs } of spans) expect(endedMs).toBeGreaterThanOrEqual(beganMs);
});

it("keeps no text of people in a trace", async () => {
  const collector = await openCollector();
  onTestFinished(collector.close);
  const shop = await openShop(folder.fresh(), { tracer: await openTracer("naqsh", { endpoint: collector.endpoint }) });
  await shop.register("unmistakable", "collector");
  await shop.running.settled();
  await shop.running.stop();
  expect(collector.spans.length).toBeGreaterThan(0);
  expect(JSON.stringify(collector.spans)).not.toMatch(/unmistakable|correct horse/);
});

it("traces nothing, and loads nothing for it, where no collector is named", async () => {
  expect(await openTracer("naqsh", {})).toBe(NO_TRACER);
});

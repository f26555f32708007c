import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { urlOf } from "@naqsh/shared/platform/http/listening";
import Koa from "koa";
import { eventually } from "@naqsh/shared/testing/eventually";
import { afterAll, beforeAll, expect, it } from "vitest";
import { siteMap } from "./site-map";

const PER_PAGE = 1_000;
const ORIGIN = "https://naqsh.example";

/** Lists of a shop with so many works, in pages. */
const shop = { works: 0, walks: 0, isAway: false, isSlow: null as Promise<void> | null };
const listing = createServer(async (request, response) => {
  await shop.isSlow;
  const { pathname, searchParams } = new URL(request.url ?? "/", ORIGIN);
  if (shop.isAway) return response.writeHead(503).end();
  if (pathname === "/api/auctions")
    return response.end(JSON.stringify([{ auctionId: `of-${searchParams.get("status")}` }]));
  if (pathname !== "/api/artworks") return response.end("[]");
  const from = Number(searchParams.get("cursor") ?? 0);
  if (from === 0) shop.walks += 1;
  const until = Math.min(from + PER_PAGE, shop.works);
  if (until < shop.works) response.setHeader("Link", `</api/artworks?cursor=${until}>; rel="next"`);
  return response.end(JSON.stringify(Array.from({ length: until - from }, (_, at) => ({ id: `w${from + at}` }))));
});

const clock = { nowMs: 0 };
const app = new Koa();
let served: Server;

beforeAll(async () => {
  await once(listing.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  listing.close();
  served.close();
});

const openMap = async (works: number, firstWaitMs = 30_000): Promise<void> => {
  Object.assign(shop, { works, walks: 0, isAway: false, isSlow: null });
  app.middleware.length = 0;
  const shopUrl = () => urlOf(listing, "127.0.0.1");
  app.use(siteMap({ publicUrl: ORIGIN, shopUrl, now: () => clock.nowMs, firstWaitMs }));
  if (served !== undefined) served.close();
  served = app.listen(0, "127.0.0.1");
  await once(served, "listening");
};
const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(urlOf(served, "127.0.0.1") + path, { headers });
const read = async (path: string): Promise<{ status: number; text: string }> => {
  const answer = await ask(path);
  return { status: answer.status, text: await answer.text() };
};
const placesIn = (text: string): string[] => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place!);

it("is one map in both languages while all pages find room in it", async () => {
  await openMap(2_500);
  const { text } = await read("/sitemap.xml");
  expect(text).toContain("<urlset");
  expect(text).toContain(`hreflang="en" href="${ORIGIN}/artwork/w2499?lang=en"`);
  expect(placesIn(text).filter((place) => place.includes("/artwork/"))).toHaveLength(2_500);
  expect((await read("/sitemap-1.xml")).status).toBe(404);
});

it("names the search, every auction, and the replay of each that has ended", async () => {
  await openMap(1);
  const places = placesIn((await read("/sitemap.xml")).text).map((place) => place.slice(ORIGIN.length));
  expect(places).toContain("/search");
  expect(places.filter((place) => place.startsWith("/auctions/"))).toEqual([
    "/auctions/of-live",
    "/auctions/of-upcoming",
    "/auctions/of-completed",
    "/auctions/of-completed/replay",
  ]);
});

it("is an index beyond that, whose maps name every page once", async () => {
  await openMap(60_000);
  const { text } = await read("/sitemap.xml");
  expect(text).toContain("<sitemapindex");
  const maps = placesIn(text);
  expect(maps).toEqual([1, 2, 3].map((no) => `${ORIGIN}/sitemap-${no}.xml`));
  const places: string[] = [];
  for (const map of maps) {
    const page = placesIn((await read(new URL(map).pathname)).text);
    expect(page.length).toBeLessThanOrEqual(25_000);
    places.push(...page);
  }
  const works = places.filter((place) => place.includes("/artwork/"));
  expect(new Set(works).size).toBe(60_000);
  expect(new Set(places).size).toBe(places.length);
  for (const none of ["/sitemap-4.xml", "/sitemap-0.xml", "/sitemap-x.xml"])
    expect((await read(none)).status).toBe(404);
  expect(shop.walks).toBe(1);
});

it("is answered as it was while the lists are away, which is told once and tried again a minute later", async () => {
  await openMap(10);
  const failures: unknown[] = [];
  app.on("error", (error) => void failures.push(error));
  expect(placesIn((await read("/sitemap.xml")).text)).toContain(`${ORIGIN}/artwork/w9`);
  shop.isAway = true;
  clock.nowMs += 11 * 60_000;
  for (const minute of [1, 2]) {
    expect(placesIn((await read("/sitemap.xml")).text)).toContain(`${ORIGIN}/artwork/w9`);
    await eventually(() => expect(failures).toHaveLength(minute));
    await read("/sitemap.xml");
    await read("/sitemap.xml");
    expect(failures).toHaveLength(minute);
    clock.nowMs += 61_000;
  }
});

it("lets nobody wait for a long first walk: it asks to come again, and is there once the lists were read", async () => {
  await openMap(10, 1);
  let go = (): void => undefined;
  shop.isSlow = new Promise((resolve) => (go = resolve));
  const early = await ask("/sitemap.xml");
  expect([early.status, Number(early.headers.get("Retry-After"))]).toEqual([503, expect.any(Number)]);
  expect(Number(early.headers.get("Retry-After"))).toBeGreaterThan(0);
  go();
  await eventually(async () => expect((await read("/sitemap.xml")).status).toBe(200));
  expect(shop.walks).toBe(1);
});

it("asks to come again while there is nothing to show, and tries anew", async () => {
  await openMap(10);
  app.on("error", () => undefined);
  shop.isAway = true;
  expect((await ask("/sitemap.xml")).status).toBe(503);
  shop.isAway = false;
  expect((await ask("/sitemap.xml")).status).toBe(200);
});

it("is written once for all who ask, compressed, and not sent again to who holds it", async () => {
  await openMap(30_000);
  for (const path of ["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml"]) {
    const packed = await ask(path, { "Accept-Encoding": "gzip" });
    const plain = await ask(path, { "Accept-Encoding": "identity" });
    expect(packed.headers.get("Content-Encoding")).toBe("gzip");
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(await plain.text()).toBe(await packed.text());
    const etag = packed.headers.get("ETag") ?? "";
    expect(plain.headers.get("ETag")).toBe(etag);
    expect(packed.headers.get("Cache-Control")).toMatch(/^public, max-age=\d+$/);
    expect(packed.headers.get("Vary")).toContain("Accept-Encoding");
    const again = await ask(path, { "If-None-Match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  }
});

it("has a text for crawlers beside it, which names the map", async () => {
  await openMap(1);
  const { status, text } = await read("/robots.txt");
  expect(status).toBe(200);
  expect(text.split("\n")).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

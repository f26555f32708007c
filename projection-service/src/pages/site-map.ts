import type Koa from "koa";
import { cutTo } from "../http/list-page";

type Listed = { id: string };
type ListedAuction = { auctionId: string };

/** So many pages of a list are walked; a site map holds at most 50,000 addresses. */
const MOST_PAGES = 400;
const MOST_ADDRESSES = 25_000;
/** Crawlers come by the day. */
const KEPT_MS = 600_000;

const ALWAYS = ["/", "/marketplace", "/auctions", "/artists", "/terms", "/privacy"];
const AUCTIONS = ["live", "upcoming", "completed"];

export type SiteMapPorts = { publicUrl: string; shopUrl: () => string; now: () => number };

const nextOf = (link: string | null): string | null => link?.match(/<([^>]+)>\s*;[^,]*\brel="?next"?/)?.[1] ?? null;

const walk = async <Item>(shopUrl: string, first: string): Promise<Item[]> => {
  const items: Item[] = [];
  let path: string | null = first;
  for (let page = 0; path !== null && page < MOST_PAGES && items.length < MOST_ADDRESSES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const answer = await fetch(shopUrl + path);
    if (!answer.ok) throw new Error(`${path.split("?")[0]} answered ${answer.status}`);
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    items.push(...((await answer.json()) as Item[]));
    path = nextOf(answer.headers.get("Link"));
  }
  return items;
};

const pathsOf = async (shopUrl: string): Promise<string[]> => {
  const works = await walk<Listed>(shopUrl, "/api/artworks?limit=100");
  const artists = await walk<Listed>(shopUrl, "/api/artists?limit=100");
  const auctions = await Promise.all(
    AUCTIONS.map((status) => walk<ListedAuction>(shopUrl, `/api/auctions?status=${status}`)),
  );
  return [
    ...ALWAYS,
    ...works.map(({ id }) => `/artwork/${id}`),
    ...artists.map(({ id }) => `/artists/${id}`),
    ...auctions.flat().map(({ auctionId }) => `/auctions/${auctionId}`),
  ].slice(0, cutTo(MOST_ADDRESSES, "a site map holds no more; crawlers follow the lists besides"));
};

const entryOf = (url: string): string =>
  `<url><loc>${url}</loc>` +
  `<xhtml:link rel="alternate" hreflang="ar" href="${url}"/>` +
  `<xhtml:link rel="alternate" hreflang="en" href="${url}?lang=en"/></url>`;

const writtenMap = (origin: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n` +
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
  `${paths.map((path) => entryOf(origin + path)).join("\n")}\n</urlset>\n`;

/** What is a person's own, or no page, stays out of search engines. */
const robots = (origin: string): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    ...["/admin", "/checkout/", "/dashboard", "/orders", "/profile", "/settings"].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

/** GET /robots.txt and /sitemap.xml, which names every public page that a visitor finds by the lists. */
export const siteMap = ({ publicUrl, shopUrl, now }: SiteMapPorts): Koa.Middleware => {
  const { origin } = new URL(publicUrl);
  let made: { map: Promise<string>; atMs: number } | null = null;
  const mapNow = async (): Promise<string> => {
    try {
      return writtenMap(origin, await pathsOf(shopUrl()));
    } catch (error) {
      made = null;
      throw error;
    }
  };
  return async (context, next) => {
    if (context.path === "/robots.txt") {
      context.type = "text/plain; charset=utf-8";
      context.body = robots(origin);
      return undefined;
    }
    if (context.path !== "/sitemap.xml") return next();
    if (made === null || now() - made.atMs > KEPT_MS) made = { map: mapNow(), atMs: now() };
    context.body = await made.map;
    context.type = "application/xml; charset=utf-8";
    return undefined;
  };
};

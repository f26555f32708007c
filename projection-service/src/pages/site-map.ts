import type Koa from "koa";
import { robots } from "./robots";

type Listed = { id: string };
type ListedAuction = { auctionId: string };

/** The most addresses of one map: the protocol allows 50,000, and 50 MB. */
const MOST_ADDRESSES = 25_000;
/** Crawlers come by the day. */
const KEPT_MS = 600_000;

const ALWAYS = ["/", "/marketplace", "/auctions", "/artists", "/collections", "/terms", "/privacy"];
/** A page of an index: the first is 1. */
const PAGE = /^\/sitemap-([1-9]\d{0,4})\.xml$/;
const AUCTIONS = ["live", "upcoming", "completed"];

export type SiteMapPorts = { publicUrl: string; shopUrl: () => string; now: () => number };

const nextOf = (link: string | null): string | null => link?.match(/<([^>]+)>\s*;[^,]*\brel="?next"?/)?.[1] ?? null;

const walk = async <Item>(shopUrl: string, first: string): Promise<Item[]> => {
  const items: Item[] = [];
  let path: string | null = first;
  while (path !== null) {
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
  const collections = await walk<Listed>(shopUrl, "/api/collections?limit=100");
  const auctions = await Promise.all(
    AUCTIONS.map((status) => walk<ListedAuction>(shopUrl, `/api/auctions?status=${status}`)),
  );
  return [
    ...ALWAYS,
    ...works.map(({ id }) => `/artwork/${id}`),
    ...artists.map(({ id }) => `/artists/${id}`),
    ...collections.map(({ id }) => `/collections/${id}`),
    ...auctions.flat().map(({ auctionId }) => `/auctions/${auctionId}`),
  ];
};

const entryOf = (url: string): string =>
  `<url><loc>${url}</loc>` +
  `<xhtml:link rel="alternate" hreflang="ar" href="${url}"/>` +
  `<xhtml:link rel="alternate" hreflang="en" href="${url}?lang=en"/></url>`;

const writtenMap = (origin: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n` +
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
  `${paths.map((path) => entryOf(origin + path)).join("\n")}\n</urlset>\n`;

const writtenIndex = (origin: string, maps: number): string => {
  const entries = Array.from(
    { length: maps },
    (_, at) => `<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc></sitemap>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</sitemapindex>\n`
  );
};

/** The map that stands at an address; null if none does. What is too long for one map is an index with pages. */
const mapAt = (path: string, origin: string, paths: readonly string[]): string | null => {
  const maps = Math.ceil(paths.length / MOST_ADDRESSES);
  if (path === "/sitemap.xml") return maps > 1 ? writtenIndex(origin, maps) : writtenMap(origin, paths);
  const no = Number(PAGE.exec(path)?.[1]);
  if (maps === 1 || no > maps) return null;
  return writtenMap(origin, paths.slice((no - 1) * MOST_ADDRESSES, no * MOST_ADDRESSES));
};

/**
 * GET /robots.txt and /sitemap.xml, which names every public page that a visitor finds by the lists, in pages if they are many.
 * Lists are walked again behind the answer that is kept, so that nobody but the first waits for them.
 */
export const siteMap = ({ publicUrl, shopUrl, now }: SiteMapPorts): Koa.Middleware => {
  const { origin } = new URL(publicUrl);
  let kept: { paths: readonly string[]; atMs: number } | null = null;
  let walking: Promise<readonly string[]> | null = null;
  const walked = (): Promise<readonly string[]> => {
    walking ??= pathsOf(shopUrl())
      .then((paths) => {
        kept = { paths, atMs: now() };
        return paths;
      })
      .finally(() => (walking = null));
    return walking;
  };
  const pathsNow = async (): Promise<readonly string[]> => {
    if (kept === null) return walked();
    // What cannot be read again now is answered as it was, and asked for again with the next question.
    if (now() - kept.atMs > KEPT_MS) void walked().catch(() => undefined);
    return kept.paths;
  };
  return async (context, next) => {
    if (context.path === "/robots.txt") {
      context.type = "text/plain; charset=utf-8";
      context.body = robots(origin);
      return undefined;
    }
    if (context.path !== "/sitemap.xml" && !PAGE.test(context.path)) return next();
    const map = mapAt(context.path, origin, await pathsNow());
    if (map === null) return next();
    context.body = map;
    context.type = "application/xml; charset=utf-8";
    return undefined;
  };
};

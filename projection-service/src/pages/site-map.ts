import { Readable, pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { within } from "@naqsh/shared/platform/async/within";
import type Koa from "koa";
import { robots } from "./robots";
import { publicPaths } from "./site-map-paths";
import { writeMaps, type KeptMap, type WrittenMaps } from "./site-map-texts";

/** Crawlers come by the day. */
const KEPT_MS = 600_000;
/** Nobody waits longer for the first walk: a thousand lists are read of 100,000 works. */
const FIRST_WAIT_MS = 2_000;
const COME_AGAIN_S = 60;

/** A page of an index: the first is 1. */
const PAGE = /^\/sitemap-([1-9]\d{0,4})\.xml$/;

export type SiteMapPorts = { publicUrl: string; shopUrl: () => string; now: () => number; firstWaitMs?: number };

const mapAt = (path: string, { whole, pages }: WrittenMaps): KeptMap | null =>
  path === "/sitemap.xml" ? whole : (pages[Number(PAGE.exec(path)?.[1]) - 1] ?? null);

const send = (context: Koa.Context, { gzip, etag }: KeptMap): void => {
  context.vary("Accept-Encoding");
  // Weak: the same text is sent compressed and not.
  context.set("ETag", `W/"${etag}"`);
  context.set("Cache-Control", `public, max-age=${KEPT_MS / 1000}`);
  context.type = "application/xml; charset=utf-8";
  if (context.get("If-None-Match").includes(etag)) {
    context.status = 304;
    return;
  }
  if (context.acceptsEncodings("gzip", "identity") === "gzip") {
    context.set("Content-Encoding", "gzip");
    context.body = gzip;
    return;
  }
  const plain = createGunzip();
  pipeline(Readable.from([gzip]), plain, () => undefined);
  context.body = plain;
};

/**
 * GET /robots.txt and /sitemap.xml, which names every public page that a visitor finds by the lists, in pages if they are many.
 * Maps are written once for each walk along the lists, which are walked again behind what is kept. Whoever comes while there is
 * nothing yet is soon asked to come again.
 */
export const siteMap = ({ publicUrl, shopUrl, now, firstWaitMs = FIRST_WAIT_MS }: SiteMapPorts): Koa.Middleware => {
  const { origin } = new URL(publicUrl);
  let kept: { maps: WrittenMaps; atMs: number } | null = null;
  let walking: Promise<WrittenMaps> | null = null;
  const walked = (): Promise<WrittenMaps> => {
    walking ??= writeMaps(origin, publicPaths(shopUrl()))
      .then((maps) => {
        kept = { maps, atMs: now() };
        return maps;
      })
      .finally(() => (walking = null));
    return walking;
  };
  const walkedOrTold = (context: Koa.Context): Promise<WrittenMaps | null> =>
    walked().catch((error: unknown) => {
      context.app.emit("error", error, context);
      // What is kept is answered as it was, and no crowd of crawlers walks in vain.
      if (kept !== null) kept.atMs = now() - KEPT_MS + COME_AGAIN_S * 1000;
      return null;
    });
  const mapsNow = async (context: Koa.Context): Promise<WrittenMaps | null> => {
    if (kept === null) {
      return within(firstWaitMs, walkedOrTold(context), () => new Error("Walked too long")).catch(() => null);
    }
    if (now() - kept.atMs > KEPT_MS) void walkedOrTold(context);
    return kept.maps;
  };
  return async (context, next) => {
    if (context.path === "/robots.txt") {
      context.type = "text/plain; charset=utf-8";
      context.body = robots(origin);
      return undefined;
    }
    if (context.path !== "/sitemap.xml" && !PAGE.test(context.path)) return next();
    const maps = await mapsNow(context);
    if (maps === null) {
      context.set("Retry-After", String(COME_AGAIN_S));
      context.status = 503;
      return undefined;
    }
    const map = mapAt(context.path, maps);
    return map === null ? next() : send(context, map);
  };
};

import { within } from "@naqsh/shared/platform/async/within";
import { encodingFor } from "@naqsh/shared/platform/http/compression";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type Koa from "koa";
import { createKeptPages } from "./kept-pages";
import { pageRequest } from "./page-request";
import type { PageThread } from "./page-thread";

/** A reader waits no longer for a page: the one that draws itself is there at once. */
const READER_WAITS_MS = 3_000;

export type DrawnPagesPorts = {
  thread: Pick<PageThread, "draw">;
  /** Where the views stand. */
  standing: () => string;
  clock: Clock;
  logger: Logger;
  /** Where people reach the site; names its pages for others. */
  publicUrl: string;
};

/**
 * Public pages as the server draws them, for a visitor: what is a reader's own comes by the client. Whatever cannot be drawn
 * goes on to `next`, where the page that draws itself is.
 */
export const drawnPages = ({ thread, standing, clock, logger, publicUrl }: DrawnPagesPorts): Koa.Middleware => {
  const origin = new URL(publicUrl).origin;
  const kept = createKeptPages({
    draw: thread.draw,
    standing,
    clock,
    failed: ({ path }, error) => logger.error({ err: error, path: path.split("?")[0] }, "A page could not be drawn"),
  });
  return async (context, next) => {
    if (context.method !== "GET" && context.method !== "HEAD") return next();
    const request = pageRequest(context);
    if (request === null) return next();
    const { key, path, view } = request;
    // Whoever is signed in may have changed what the page shows a moment ago, and may see what a visitor does not.
    const isSignedIn = context.headers.cookie?.includes(`${SESSION_COOKIE}=`) ?? false;
    const drawing = kept.of(key, { path, origin, view: { ...view, nowMs: clock.now() } }, isSignedIn);
    const page = await within(READER_WAITS_MS, drawing, () => new Error("Drawn too late")).catch(() => 200 as const);
    if (typeof page === "number") {
      await next();
      if (page === 404 && !isSignedIn) context.status = 404;
      return;
    }
    // A browser that goes back would show it as it was, and set its clock by the time that it told then.
    context.set("Cache-Control", "no-store");
    context.vary("Cookie, User-Agent, Accept-Encoding");
    context.set("Server-Timing", `naqsh-time;desc="${clock.now()}"`);
    context.set("ETag", page.etag);
    context.type = "text/html; charset=utf-8";
    context.status = 200;
    if (context.fresh) {
      context.status = 304;
      return;
    }
    const isBrotli = encodingFor(context.get("Accept-Encoding")) === "br";
    if (isBrotli) context.set("Content-Encoding", "br");
    context.body = isBrotli ? page.brotli : page.html;
  };
};

import { within } from "@naqsh/shared/platform/async/within";
import { encodingFor } from "@naqsh/shared/platform/http/compression";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type Koa from "koa";
import { createKeptPages } from "./kept-pages";
import type { FoundPage } from "./kept-pages";
import { pageRequest } from "./page-request";
import type { PageRequest } from "./page-request";
import type { PageThread } from "./page-thread";

/** Where most people come in, as readers and phones ask for them. */
const FIRST_PAGES = ["/", "/marketplace", "/auctions"].flatMap((path) =>
  ["", "lang=en"].flatMap((querystring) =>
    ["?0", "?1"].map((isPhone) => ({ path, querystring, headers: { "sec-ch-ua-mobile": isPhone } })),
  ),
);
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
  /** Whether no more questions are answered. */
  isStopping: () => boolean;
};

export type DrawnPagesOfSite = {
  middleware: Koa.Middleware;
  /**
   * Draws the pages where most people come in before anybody asks: the first pages that a thread draws take several times as
   * long as those after them, until its code runs at its full speed.
   */
  drawAhead: () => Promise<void>;
};

/**
 * Public pages as the server draws them, for a visitor: what is a reader's own comes by the client. Whatever cannot be drawn
 * goes on to `next`, where the page that draws itself is.
 */
export const drawnPages = (ports: DrawnPagesPorts): DrawnPagesOfSite => {
  const { thread, standing, clock, logger, publicUrl, isStopping } = ports;
  const origin = new URL(publicUrl).origin;
  const kept = createKeptPages({
    draw: thread.draw,
    standing,
    clock,
    failed: ({ path }, error) => {
      if (!isStopping()) logger.error({ err: error, path: path.split("?")[0] }, "A page could not be drawn");
    },
  });
  const found = ({ key, path, view }: PageRequest, isStrict: boolean): Promise<FoundPage> =>
    kept.of(key, { path, origin, view: { ...view, nowMs: clock.now() } }, isStrict);

  const middleware: Koa.Middleware = async (context, next) => {
    if (context.method !== "GET" && context.method !== "HEAD") return next();
    const request = pageRequest(context);
    if (request === null) return next();
    // Whoever is signed in may have changed what the page shows a moment ago, and may see what a visitor does not.
    const isSignedIn = context.headers.cookie?.includes(`${SESSION_COOKIE}=`) ?? false;
    const page = await within(READER_WAITS_MS, found(request, isSignedIn), () => new Error("Drawn too late")).catch(
      () => 200 as const,
    );
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

  return {
    middleware,
    drawAhead: async () => {
      for (const request of FIRST_PAGES.map(pageRequest)) {
        if (isStopping()) return;
        // oxlint-disable-next-line no-await-in-loop -- the thread draws one after the other, and readers' pages come between
        if (request) await found(request, false);
      }
    },
  };
};

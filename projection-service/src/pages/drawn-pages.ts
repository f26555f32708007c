import { isMissingPage, isNowhere, missingPageFor, subjectOf, VIEW_COOKIE } from "@naqsh/shared/first-view";
import type { PageAsked } from "@naqsh/shared/first-view";
import { within } from "@naqsh/shared/platform/async/within";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type Koa from "koa";
import { createKeptPages } from "./kept-pages";
import type { ComingPage, FoundPage } from "./kept-pages";
import type { PageBeginnings } from "./page-beginnings";
import { missingPageRequest, pageRequest, viewCookieFor } from "./page-request";
import type { PageRequest } from "./page-request";
import type { PageThread } from "./page-thread";
import { sendBegun, sendDrawn, sendMissing } from "./send-page";

/** Where most people come in, as readers and phones ask for them. */
const FIRST_PAGES = ["/", "/marketplace", "/auctions"].flatMap((path) =>
  ["", "lang=en"].flatMap((querystring) =>
    ["?0", "?1"].map((isPhone) => ({ path, querystring, headers: { "sec-ch-ua-mobile": isPhone } })),
  ),
);
/** A reader waits no longer for a page: the one that draws itself is there at once. */
const READER_WAITS_MS = 3_000;
const YEAR_S = 365 * 24 * 3_600;

export type DrawnPagesPorts = {
  thread: Pick<PageThread, "draw">;
  beginningOf: PageBeginnings;
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

/** To whoever is signed in no page is missing: they may see what a visitor does not, which the client asks for. */
const forReader = (page: FoundPage, isSignedIn: boolean): FoundPage => {
  const isMissing = page === 404 || (typeof page !== "number" && page.isMissing);
  return isMissing && isSignedIn ? 200 : page;
};

const isComing = (page: FoundPage | ComingPage): page is ComingPage => typeof page === "object" && "isThere" in page;

/** A page that comes too late is the one that draws itself. */
const withinPatience = (page: Promise<FoundPage>): Promise<FoundPage> =>
  within(READER_WAITS_MS, page, () => new Error("Drawn too late")).catch(() => 200);

/** Whoever holds a page asks whether it is another one by now, which is not known until it is drawn. */
const takesAnyPage = ({ method, headers }: Koa.Context): boolean =>
  method === "GET" && headers["if-none-match"] === undefined && headers["if-modified-since"] === undefined;

/** Whether a page turns out to be there before it has come: at once, if there always is one, such as of a list. */
const isFoundFirst = async (path: string, { page, isThere }: ComingPage): Promise<boolean> =>
  subjectOf(path) === null || Promise.race([isThere.then(() => true), page.then(() => false)]);

/**
 * Public pages as the server draws them, for a visitor: what is a reader's own comes by the client. Whatever cannot be drawn
 * goes on to `next`, where the page that draws itself is. A page that is yet to be drawn begins as soon as its status is sure.
 */
export const drawnPages = (ports: DrawnPagesPorts): DrawnPagesOfSite => {
  const { thread, beginningOf, standing, clock, logger, publicUrl, isStopping } = ports;
  const { origin, protocol } = new URL(publicUrl);
  const kept = createKeptPages({
    draw: thread.draw,
    beginningOf,
    standing,
    clock,
    failed: ({ path }, error) => {
      if (!isStopping()) logger.error({ err: error, path: path.split("?")[0] }, "A page could not be drawn");
    },
  });
  const askedBy = ({ path, view }: PageRequest): PageAsked => ({
    path,
    origin,
    view: { ...view, nowMs: clock.now() },
  });

  const missingPage = async (request: PageRequest): Promise<FoundPage> => {
    const found = kept.of(request.key, askedBy(request), false);
    return isComing(found) ? withinPatience(found.page) : found;
  };

  /** In the words of the client, or by the page that draws itself if they could not be drawn. */
  const answerMissing = async (context: Koa.Context): Promise<void> => {
    const request = missingPageRequest(context);
    const page = isMissingPage(request.path) ? await missingPage(request) : 404;
    if (typeof page !== "number")
      return sendMissing(context, missingPageFor(page.html.toString(), context), clock.now());
    const { first, rest } = await beginningOf(askedBy(request));
    return sendMissing(context, first.html.toString() + rest.html.toString(), clock.now());
  };

  const answer = async (context: Koa.Context, next: Koa.Next, page: FoundPage): Promise<void> => {
    if (page === 404) return answerMissing(context);
    return page === 200 ? next() : sendDrawn(context, page, clock.now());
  };

  const keepNamedLanguage = (context: Koa.Context): void => {
    const value = viewCookieFor(context);
    if (value === null) return;
    const secure = protocol === "https:" ? "; Secure" : "";
    context.append("Set-Cookie", `${VIEW_COOKIE}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`);
  };

  const middleware: Koa.Middleware = async (context, next) => {
    if (context.method !== "GET" && context.method !== "HEAD") return next();
    const request = pageRequest(context);
    // A page that is drawn lies somewhere: it need not be looked for among all addresses.
    const isMissing = isMissingPage(context.path) || (request === null && isNowhere(context.path));
    if (isMissing || request !== null) keepNamedLanguage(context);
    if (isMissing) return answerMissing(context);
    if (request === null) return next();
    // Whoever is signed in may have changed what the page shows a moment ago, and may see what a visitor does not.
    const isSignedIn = context.headers.cookie?.includes(`${SESSION_COOKIE}=`) ?? false;
    const asked = askedBy(request);
    const found = kept.of(request.key, asked, isSignedIn);
    if (!isComing(found)) return answer(context, next, forReader(found, isSignedIn));
    const page = withinPatience(found.page).then((drawn) => forReader(drawn, isSignedIn));
    const isSure = takesAnyPage(context) && (isSignedIn || (await isFoundFirst(context.path, { ...found, page })));
    if (isSure) return sendBegun(context, await beginningOf(asked), page, clock.now());
    return answer(context, next, await page);
  };

  return {
    middleware,
    drawAhead: async () => {
      for (const request of FIRST_PAGES.map(pageRequest)) {
        if (isStopping()) return;
        const found = request && kept.of(request.key, askedBy(request), false);
        // oxlint-disable-next-line no-await-in-loop -- the thread draws one after the other, and readers' pages come between
        if (found && isComing(found)) await found.page;
      }
    },
  };
};

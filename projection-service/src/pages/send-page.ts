import { Readable } from "node:stream";
import { encodingFor } from "@naqsh/shared/platform/http/compression";
import type Koa from "koa";
import type { FoundPage, KeptPage } from "./kept-pages";
import { compressed, restAfter } from "./page-bytes";
import type { BytesInTwo, PageBytes } from "./page-bytes";

/** Says what is sent, and as what the reader takes it. */
const describePage = (context: Koa.Context, nowMs: number): keyof PageBytes => {
  // A browser that goes back would show it as it was, and set its clock by the time that it told then.
  context.set("Cache-Control", "no-store");
  context.vary("Cookie, User-Agent, Accept-Encoding");
  context.set("Server-Timing", `naqsh-time;desc="${nowMs}"`);
  context.type = "text/html; charset=utf-8";
  context.status = 200;
  return encodingFor(context.get("Accept-Encoding")) === "br" ? "brotli" : "html";
};

const encode = (context: Koa.Context, form: keyof PageBytes): void => {
  if (form === "brotli") context.set("Content-Encoding", "br");
};

/** Answers with a page that is there; whoever holds the same is told so. */
export const sendDrawn = (context: Koa.Context, page: KeptPage, nowMs: number): void => {
  const form = describePage(context, nowMs);
  if (page.isMissing) context.status = 404;
  context.set("ETag", page.etag);
  if (context.fresh) {
    context.status = 304;
    return;
  }
  encode(context, form);
  context.body = page[form];
};

/** Answers that there is nothing at this address, in a page that is made for it and that nobody keeps. */
export const sendMissing = async (context: Koa.Context, html: string, nowMs: number): Promise<void> => {
  const form = describePage(context, nowMs);
  context.status = 404;
  encode(context, form);
  const bytes = Buffer.from(html);
  context.body = form === "brotli" ? await compressed(bytes) : bytes;
};

/**
 * Answers with how a page begins, at once, and with the rest when it is drawn: meanwhile the reader fetches what every page needs.
 * If it is not drawn after all, the page goes on as the one that draws itself.
 * @param page never fails; a status can say nothing any more
 */
export const sendBegun = (context: Koa.Context, undrawn: BytesInTwo, page: Promise<FoundPage>, nowMs: number): void => {
  const form = describePage(context, nowMs);
  encode(context, form);
  // A proxy would else gather what comes until it is worth sending on.
  context.set("X-Accel-Buffering", "no");
  const parts = async function* (): AsyncGenerator<Buffer> {
    yield undrawn.first[form];
    const found = await page;
    const rest = typeof found === "number" ? null : restAfter(undrawn.first, found);
    yield (rest ?? undrawn.rest)[form];
  };
  context.body = Readable.from(parts(), { objectMode: false });
};

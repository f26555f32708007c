import type { IncomingMessage } from "node:http";
import type Koa from "koa";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Whether a request names the loopback: another name comes from a page that resolves its own domain to here. */
export const namesLoopback = (request: Pick<IncomingMessage, "headers">): boolean =>
  LOOPBACK.test(request.headers.host ?? "");

/** Refuses every other host name, so that no page on the web can reach a demo through the browser. */
export const onlyLoopback: Koa.Middleware = async (context, next) => {
  if (namesLoopback(context.req)) return next();
  context.status = 421;
  context.body = "This demo answers on localhost only.\n";
};

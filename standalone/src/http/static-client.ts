import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { send } from "@koa/send";
import { clientPageAt } from "@naqsh/shared/first-view";
import type Koa from "koa";

const YEAR_MS = 365 * 24 * 3_600_000;

/** The page that begins the client; empty if it was not built. */
export const readIndexHtml = (clientFolder: string): string => {
  const path = join(clientFolder, "index.html");
  return existsSync(path) ? readFileSync(path, "utf8") : "";
};

/**
 * The built client. What lies in `assets` is named by its content and never asked for again. A path that is no file is a screen of
 * the client, or was one; at any other the same page says with 404 that there is none.
 */
export const staticClient =
  (clientFolder: string): Koa.Middleware =>
  async (context, next) => {
    if (context.method !== "GET" && context.method !== "HEAD") return next();
    const at = extname(context.path) === "" ? clientPageAt(context.path, context.querystring) : null;
    const file = at === null ? context.path : "/index.html";
    if (at?.kind === "moved") {
      context.status = 301;
      // For ever otherwise, as browsers take it.
      context.set("Cache-Control", "no-cache");
      return context.redirect(at.to);
    }
    if (!existsSync(join(clientFolder, "index.html"))) return notBuilt(context);
    const isImmutable = file.startsWith("/assets/");
    if (
      !(await wasSent(context, file, { root: clientFolder, ...(isImmutable && { maxAge: YEAR_MS, immutable: true }) }))
    ) {
      return next();
    }
    if (!isImmutable) context.set("Cache-Control", "no-cache");
    if (at?.kind === "nothing") context.status = 404;
    else if (context.fresh) context.status = 304;
  };

type Sending = { root: string; maxAge?: number; immutable?: boolean };

const wasSent = async (context: Koa.Context, file: string, sending: Sending): Promise<boolean> => {
  try {
    await send(context, file, { ...sending, brotli: true });
    return true;
  } catch (error) {
    if (error instanceof Error && "status" in error && typeof error.status === "number" && error.status < 500)
      return false;
    throw error;
  }
};

const notBuilt = (context: Koa.Context): void => {
  context.status = 503;
  context.body = "The client is not built: npm start builds it.\n";
};

import type { Files } from "@naqsh/shared/platform/ports/files";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type Koa from "koa";

const PREFIX = "/images/";
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,150}\.(avif|webp|jpg|jpeg|png)$/;
const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
};

type Refusal = { code: "NOT_FOUND" | "UNAVAILABLE" };

/** GET /images/<file>. A name stands for its content for ever, so that browsers keep it. */
export const createImages =
  (files: Files, refuse: (context: Koa.ParameterizedContext, refusal: Refusal) => void): Koa.Middleware =>
  async (context, next) => {
    if (!["GET", "HEAD"].includes(context.method) || !context.path.startsWith(PREFIX)) return next();
    const name = context.path.slice(PREFIX.length);
    const [, extension] = NAME.exec(name) ?? [];
    const found = extension === undefined ? null : await files.read(name).catch(unavailable);
    if (found === null || extension === undefined) return refuse(context, { code: "NOT_FOUND" });
    if (found instanceof Unavailable) return refuse(context, { code: "UNAVAILABLE" });
    context.set("Cache-Control", "public, max-age=31536000, immutable");
    context.set("X-Content-Type-Options", "nosniff");
    const tag = `"${name}"`;
    context.etag = tag;
    context.type = TYPES[extension]!;
    context.status = 200;
    if (context.get("If-None-Match").includes(tag)) context.status = 304;
    else context.body = Buffer.from(found.buffer, found.byteOffset, found.byteLength);
    return undefined;
  };

const unavailable = (error: unknown): Unavailable => {
  if (error instanceof Unavailable) return error;
  throw error;
};

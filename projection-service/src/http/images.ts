import type { Files } from "@naqsh/shared/platform/ports/files";
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

/** GET /images/<file>. A name stands for its content for ever, so that browsers keep it. */
export const createImages =
  (files: Files, refuseMissing: (context: Koa.ParameterizedContext) => void): Koa.Middleware =>
  async (context, next) => {
    if (!["GET", "HEAD"].includes(context.method) || !context.path.startsWith(PREFIX)) return next();
    const name = context.path.slice(PREFIX.length);
    const [, extension] = NAME.exec(name) ?? [];
    const bytes = extension === undefined ? null : await files.read(name);
    if (bytes === null || extension === undefined) return refuseMissing(context);
    context.set("Cache-Control", "public, max-age=31536000, immutable");
    context.set("X-Content-Type-Options", "nosniff");
    const tag = `"${name}"`;
    context.etag = tag;
    context.type = TYPES[extension]!;
    context.status = 200;
    if (context.get("If-None-Match").includes(tag)) context.status = 304;
    else context.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return undefined;
  };

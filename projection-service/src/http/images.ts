import type { Files, OpenFile } from "@naqsh/shared/platform/ports/files";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type Koa from "koa";

const PREFIX = "/images/";
/** A picture, or a tile of one. */
const NAME = /^(?:tiles\/[0-9a-f]{64}\/)?[A-Za-z0-9][A-Za-z0-9_-]{0,150}\.(avif|webp|jpg|jpeg|png)$/;
/** By the extension of a picture's file. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
};

type Refusal = { code: "NOT_FOUND" | "UNAVAILABLE" };

/** GET /images/<file>. A name stands for its content for ever, so that browsers keep it; what they hold is not looked up. */
export const createImages =
  (files: Files, refuse: (context: Koa.ParameterizedContext, refusal: Refusal) => void): Koa.Middleware =>
  async (context, next) => {
    if (!["GET", "HEAD"].includes(context.method) || !context.path.startsWith(PREFIX)) return next();
    const name = context.path.slice(PREFIX.length);
    const [, extension] = NAME.exec(name) ?? [];
    if (extension === undefined) return refuse(context, { code: "NOT_FOUND" });
    const isHeld = context.get("If-None-Match").includes(`"${name}"`);
    const found = isHeld ? null : await files.open(name).catch(unavailable);
    if (found === null && !isHeld) return refuse(context, { code: "NOT_FOUND" });
    if (found instanceof Unavailable) return refuse(context, { code: "UNAVAILABLE" });
    context.set("Cache-Control", "public, max-age=31536000, immutable");
    context.set("X-Content-Type-Options", "nosniff");
    context.etag = name;
    context.type = PICTURE_TYPES[extension]!;
    if (found === null) context.status = 304;
    else send(context, found);
    return undefined;
  };

/** As much of it as the reader takes is in memory, no more. */
const send = (context: Koa.ParameterizedContext, { size, stream }: OpenFile): void => {
  context.status = 200;
  if (context.method === "HEAD") stream.destroy();
  else context.body = stream;
  context.type = context.response.get("Content-Type");
  if (size !== null) context.length = size;
};

const unavailable = (error: unknown): Unavailable => {
  if (error instanceof Unavailable) return error;
  throw error;
};

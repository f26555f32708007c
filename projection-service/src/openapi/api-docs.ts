import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type Koa from "koa";
import type { WrittenText } from "../http/json-in-slices";
import { createKeptAnswers } from "../http/answer-cache";
import { sendKept } from "../http/send-kept";
import { encodingOf } from "../http/send-text";
import { DOCS_PAGE, DOCS_POLICY, OPEN_DOCS } from "./docs-page";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
const MOST_BYTES = 8_000_000;

type Asset = { type: string; text: () => Promise<string | Buffer> };

const require = createRequire(import.meta.url);

/** Loaded when somebody asks for it first: a start neither reads nor makes any of it. */
const ASSETS: Readonly<Record<string, Asset>> = {
  "/api/openapi.json": {
    type: "application/json",
    text: async () => {
      const { openApiDocument } = await import("./openapi-document");
      return JSON.stringify(openApiDocument());
    },
  },
  "/api/docs": { type: "text/html", text: async () => DOCS_PAGE },
  "/api/docs/open.js": { type: "text/javascript", text: async () => OPEN_DOCS },
  "/api/docs/swagger-ui.css": {
    type: "text/css",
    text: () => readFile(require.resolve("swagger-ui-dist/swagger-ui.css")),
  },
  "/api/docs/swagger-ui-bundle.js": {
    type: "text/javascript",
    text: () => readFile(require.resolve("swagger-ui-dist/swagger-ui-bundle.js")),
  },
};

const written = async ({ text }: Asset): Promise<WrittenText> => {
  const bytes = Buffer.from(await text());
  return { bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
};

/** `GET /api/openapi.json` and the page at `/api/docs` that shows it. Other paths go on to `next`. */
export const createApiDocs = (): Koa.Middleware => {
  const kept = createKeptAnswers(MOST_BYTES);
  return async (context, next) => {
    const path = context.path === "/api/docs/" ? "/api/docs" : context.path;
    const asset = READS.has(context.method) && Object.hasOwn(ASSETS, path) ? ASSETS[path] : undefined;
    if (asset === undefined) return next();
    const answer = (await kept.of(path, "", () => written(asset)))!;
    context.set("X-Content-Type-Options", "nosniff");
    context.set("Content-Security-Policy", DOCS_POLICY);
    context.set("Cache-Control", "public, no-cache");
    context.type = asset.type;
    return sendKept(context, answer, encodingOf(context));
  };
};

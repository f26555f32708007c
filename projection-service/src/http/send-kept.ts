import { WORTH_COMPRESSING } from "@naqsh/shared/platform/http/compression";
import type { Encoding } from "@naqsh/shared/platform/http/compression";
import type Koa from "koa";
import type { KeptAnswer } from "./answer-cache";

/** Answers with a text that was made before; what a reader holds already is not sent again. */
export const sendKept = async (
  context: Koa.ParameterizedContext,
  kept: KeptAnswer,
  encoding: Encoding | null,
): Promise<void> => {
  context.vary("Accept-Encoding");
  context.set("ETag", `W/${kept.etag}`);
  if (context.get("If-None-Match").includes(kept.etag)) {
    context.status = 304;
    return;
  }
  if (encoding === null || kept.bytes.length < WORTH_COMPRESSING) {
    context.body = kept.bytes;
    return;
  }
  context.set("Content-Encoding", encoding);
  context.body = await kept.as(encoding);
};

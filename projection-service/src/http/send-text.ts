import {
  compressedText,
  encodingFor,
  mayCompressFor,
  WORTH_COMPRESSING,
} from "@naqsh/shared/platform/http/compression";
import type { Encoding } from "@naqsh/shared/platform/http/compression";
import type Koa from "koa";

type Context = Pick<Koa.ParameterizedContext, "headers" | "vary" | "set" | "body">;

/** How this reader takes an answer; null: as it is. Refusals, which repeat what was asked, always go out so. */
export const encodingOf = ({ headers }: Pick<Context, "headers">): Encoding | null =>
  mayCompressFor(headers) ? encodingFor(headers["accept-encoding"]) : null;

/** Answers with a text, compressed if that is worth it. */
export const sendText = async (context: Context, text: string, encoding: Encoding | null): Promise<void> => {
  context.vary("Accept-Encoding");
  if (encoding === null || text.length < WORTH_COMPRESSING) {
    context.body = text;
    return;
  }
  context.set("Content-Encoding", encoding);
  context.body = await compressedText(text, encoding);
};

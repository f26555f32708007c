import type * as z from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { checkedInput } from "@naqsh/shared/platform/http/checked-input";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { refuse } from "./answers";
import { readBody } from "./body-reader";
import type { EdgeContext, EdgeMiddleware } from "./edge-context";

const USUAL_LIMIT_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/json\s*(;\s*charset=("?)utf-8\2\s*)?$/i;

const isJson = (context: EdgeContext): boolean =>
  JSON_TYPE.test(context.headers["content-type"] ?? "") &&
  (context.headers["content-encoding"] ?? "identity") === "identity";

const jsonFrom = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
};

/** Reads a JSON body, stamps when it had arrived, and gives it, or null when the request was refused. */
export const readJson = async (
  context: EdgeContext,
  clock: Clock,
  limitBytes = USUAL_LIMIT_BYTES,
): Promise<{ value: unknown } | null> => {
  const read = await (context.state.body ?? readBody(context.req, limitBytes, clock));
  if ("code" in read) {
    context.set("Connection", "close");
    refuse(context, read);
    return null;
  }
  context.state.receivedAt = instantFromMs(read.receivedAtMs);
  if (read.bytes.length === 0) return { value: {} };
  if (!isJson(context)) {
    refuse(context, { code: "UNSUPPORTED_MEDIA_TYPE" });
    return null;
  }
  const value = jsonFrom(read.bytes);
  if (value !== undefined) return { value };
  refuse(context, { code: "MALFORMED_BODY" });
  return null;
};

/**
 * Begins to read a JSON body. First in the chain of whatever has a deadline: the moment of the last byte is heard only by who
 * listens, and must not be that at which a session or a limit was found.
 */
export const arrivingBy =
  (clock: Clock): EdgeMiddleware =>
  (context, next) => {
    context.state.body = readBody(context.req, USUAL_LIMIT_BYTES, clock);
    return next();
  };

/** Takes the body only in the shape of a schema; the handler finds it by `inputOf`. */
export const inputBy =
  (clock: Clock) =>
  (schema: $ZodType): EdgeMiddleware =>
  async (context, next) => {
    const read = await readJson(context, clock);
    if (!read) return;
    const checked = checkedInput(schema, read.value, readerLanguage(context.headers["accept-language"]));
    if (!checked.ok) return refuse(context, checked.rejection);
    context.state.input = checked.input;
    return next();
  };

/** What `input(schema)` let through. */
export const inputOf = <Schema extends z.ZodMiniType>(context: EdgeContext, _schema: Schema): z.infer<Schema> =>
  context.state.input as z.infer<Schema>;

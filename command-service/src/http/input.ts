import type { $ZodType } from "zod/v4/core";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { checkedInput } from "@naqsh/shared/platform/http/checked-input";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import { jsonOf } from "@naqsh/shared/platform/http/json-body";
import { readBody } from "@naqsh/shared/platform/http/read-body";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { refuse } from "./answers";
import type { EdgeContext, EdgeMiddleware } from "./edge-context";

const USUAL_LIMIT_BYTES = 64 * 1024;

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
  const json = jsonOf(context.headers, read.bytes);
  if ("value" in json) return json;
  refuse(context, json);
  return null;
};

/**
 * Begins to read a JSON body. First of all steps: the moment of the last byte is heard only by who
 * listens, and must not be that at which a session or a limit was found.
 */
export const arrivingBy =
  (clock: Clock): EdgeMiddleware =>
  (context, next) => {
    context.state.body = readBody(context.req, USUAL_LIMIT_BYTES, clock);
    return next();
  };

/** Takes the body only in the shape of a schema; the handler gets it as `input`. */
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

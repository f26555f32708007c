import type { IncomingHttpHeaders } from "node:http";
import type { EdgeRejection } from "../../problem";

const JSON_TYPE = /^application\/json\s*(;\s*charset=("?)utf-8\2\s*)?$/i;

export type UnreadableJson = Extract<EdgeRejection, { code: "UNSUPPORTED_MEDIA_TYPE" | "MALFORMED_BODY" }>;

const isJson = (headers: IncomingHttpHeaders): boolean =>
  JSON_TYPE.test(headers["content-type"] ?? "") && (headers["content-encoding"] ?? "identity") === "identity";

/** The value of a JSON body, which an empty one is too (`{}`); or why it cannot be read. */
export const jsonOf = (headers: IncomingHttpHeaders, bytes: Buffer): { value: unknown } | UnreadableJson => {
  if (bytes.length === 0) return { value: {} };
  if (!isJson(headers)) return { code: "UNSUPPORTED_MEDIA_TYPE" };
  try {
    return { value: JSON.parse(bytes.toString("utf8")) as unknown };
  } catch {
    return { code: "MALFORMED_BODY" };
  }
};

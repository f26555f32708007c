import type { IncomingHttpHeaders } from "node:http";
import { isUuid } from "../../kernel/uuid";
import { IDEMPOTENCY_HEADER } from "./headers";

const header = IDEMPOTENCY_HEADER.toLowerCase();

/** The header may be left out; what is sent has to be a UUID. */
export const hasGoodIdempotencyKey = (headers: IncomingHttpHeaders): boolean => {
  const sent = headers[header];
  return sent === undefined || (typeof sent === "string" && isUuid(sent.toLowerCase()));
};

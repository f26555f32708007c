import { isUuid } from "@naqsh/shared/kernel/uuid";
import { IDEMPOTENCY_HEADER } from "@naqsh/shared/platform/http/headers";
import { refuse } from "./answers";
import type { EdgeMiddleware } from "./edge-context";

const header = IDEMPOTENCY_HEADER.toLowerCase();

/** The header may be left out; what is sent has to be a UUID. */
export const idempotencyKeyChecked: EdgeMiddleware = (context, next) => {
  const sent = context.headers[header];
  if (sent !== undefined && (typeof sent !== "string" || !isUuid(sent.toLowerCase()))) {
    return refuse(context, { code: "IDEMPOTENCY_KEY_INVALID" });
  }
  return next();
};

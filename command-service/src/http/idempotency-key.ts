import { isUuid } from "@naqsh/shared/kernel/uuid";
import { IDEMPOTENCY_HEADER } from "@naqsh/shared/platform/http/headers";
import type { EdgeContext } from "./edge-context";

const header = IDEMPOTENCY_HEADER.toLowerCase();

/** The header may be left out; what is sent has to be a UUID. */
export const hasGoodIdempotencyKey = ({ headers }: EdgeContext): boolean => {
  const sent = headers[header];
  return sent === undefined || (typeof sent === "string" && isUuid(sent.toLowerCase()));
};

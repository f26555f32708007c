import type { Language } from "../../kernel/language";
import type { Problem, RefusalKind } from "../../problem";
import { allRefusals } from "../../registry";
import type { RejectionCode } from "../../registry";

/** What each kind of refusal is in HTTP; the only place of the shop that knows. */
const STATUS_OF_KIND: Readonly<Record<RefusalKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  unknown: 404,
  wrongMethod: 405,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  unmetExpectation: 417,
  invalid: 422,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
};

/** The HTTP status of a refusal, by its kind. */
export const statusOfRejection = (code: RejectionCode): number => STATUS_OF_KIND[allRefusals[code].kind];

/** The body of a failed answer: RFC 9457 with our code, both texts and the details of the refusal. */
export const problemFrom = (
  rejection: { code: RejectionCode },
  language: Language,
  correlationId?: string,
): Problem => {
  const { code, ...details } = rejection;
  const { ar, en } = allRefusals[code];
  const messages = { ar, en };
  return {
    type: `urn:naqsh:problem:${code.toLowerCase().replaceAll("_", "-")}`,
    title: messages[language],
    status: statusOfRejection(code),
    code,
    messages,
    ...(Object.keys(details).length > 0 && { details }),
    ...(correlationId && { correlationId }),
  };
};

import type { ServerResponse } from "node:http";

/** What is no page loads nothing and stands in no frame; a page brings a policy of its own in place of this. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";
const A_YEAR = "max-age=31536000; includeSubDomains";

/** The headers that every answer has, also a refusal or a picture; `secure`: people come by HTTPS, and stay with it. */
export const protectAnswer = (response: ServerResponse, { secure }: { secure: boolean }): void => {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "no-referrer");
  response.setHeader("Content-Security-Policy", NO_PAGE);
  if (secure) response.setHeader("Strict-Transport-Security", A_YEAR);
};

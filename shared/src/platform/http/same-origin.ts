import type { IncomingHttpHeaders } from "node:http";

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** True if a browser sent the request for a page of the server's own host, or of an allowed origin (`https://…`). */
export type IsSameOrigin = (headers: IncomingHttpHeaders) => boolean;

/**
 * Tells requests of our own pages from those that a browser sends for another site. A request with neither header does
 * not come from a page, and so carries no cookie that somebody else could use.
 */
export const sameOriginBy = (allowedOrigins: readonly string[]): IsSameOrigin => {
  const allowed = new Set(allowedOrigins);
  return ({ origin, host, "sec-fetch-site": site }) => {
    if (origin !== undefined) return allowed.has(origin) || hostOf(origin) === host;
    return site === undefined || site === "same-origin" || site === "none";
  };
};

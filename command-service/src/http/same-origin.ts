import type { EdgeContext } from "./edge-context";

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Tells writes of our own pages from those that a browser sends for another site. A request with neither header does
 * not come from a page, and so carries no cookie that somebody else could use.
 */
export const sameOriginBy = (allowedOrigins: readonly string[]): ((context: EdgeContext) => boolean) => {
  const allowed = new Set(allowedOrigins);
  return ({ headers }) => {
    const { origin, host } = headers;
    if (origin !== undefined) return allowed.has(origin) || hostOf(origin) === host;
    const site = headers["sec-fetch-site"];
    return site === undefined || site === "same-origin" || site === "none";
  };
};

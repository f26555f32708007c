import { refuse } from "./answers";
import type { EdgeMiddleware } from "./edge-context";

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Refuses writes that a browser sends for another site. A request with neither header does not come from a page, and
 * so carries no cookie that somebody else could use.
 */
export const sameOriginBy = (allowedOrigins: readonly string[]): EdgeMiddleware => {
  const allowed = new Set(allowedOrigins);
  return (context, next) => {
    const { origin, host } = context.headers;
    const site = context.headers["sec-fetch-site"];
    const isOurs =
      origin === undefined
        ? site === undefined || site === "same-origin" || site === "none"
        : allowed.has(origin) || hostOf(origin) === host;
    return isOurs ? next() : refuse(context, { code: "ORIGIN_REFUSED" });
  };
};

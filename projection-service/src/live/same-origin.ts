import type { IncomingMessage } from "node:http";

/** A browser's handshake from another site would carry our cookie: only pages of this host may connect. */
export const isSameOrigin = ({ headers }: IncomingMessage): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

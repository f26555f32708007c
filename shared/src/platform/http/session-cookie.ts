import { hash } from "node:crypto";
import { NAQSH_NAMESPACE, uuid5 } from "../../kernel/uuid";
import type { Session, Sessions } from "../ports/sessions";

export const SESSION_COOKIE = "naqsh.sid";
/** Its name if people come by HTTPS: browsers take a cookie of this name from the host itself alone. */
export const HOST_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** Sessions are kept under the hash of their token, hex. */
export const hashOfToken = (token: string): string => hash("sha256", token);

/** The value of a name in a Cookie header; null if there is none. */
export const valueFromCookies = (cookieHeader: string | undefined, name: string): string | null => {
  for (const part of (cookieHeader ?? "").split(";")) {
    const separator = part.indexOf("=");
    if (separator > 0 && part.slice(0, separator).trim() === name) return part.slice(separator + 1).trim();
  }
  return null;
};

/** Every token of a session in a Cookie header, that which no other host can have set first. */
export const tokensFromCookies = (cookieHeader: string | undefined): string[] =>
  [HOST_SESSION_COOKIE, SESSION_COOKIE].flatMap((name) => valueFromCookies(cookieHeader, name) ?? []);

/** The token of the session in a Cookie header; null if there is none. */
export const tokenFromCookies = (cookieHeader: string | undefined): string | null =>
  tokensFromCookies(cookieHeader)[0] ?? null;

/** Names a session in lists of them; tells nothing about its token. */
export const sessionIdOf = (tokenHash: string): string => uuid5(NAQSH_NAMESPACE, `session/${tokenHash}`);

/** The session of a request or of a socket's handshake; null for a visitor. */
export const sessionFromCookies = async (
  sessions: Pick<Sessions, "find">,
  cookieHeader: string | undefined,
): Promise<Session | null> => {
  const token = tokenFromCookies(cookieHeader);
  return token === null ? null : sessions.find(hashOfToken(token));
};

import { hashOfToken } from "@naqsh/shared/platform/http/session-cookie";

/** A link's token as it stands in a letter: `<user's id>.<secret>`; the log knows the digest of the secret alone. */
export type LinkToken = { userId: string; digest: string };

const FORM = /^([0-9a-f-]{36})\.([\w-]{20,100})$/;

/** What a token says; null for what is none. */
export const linkTokenFrom = (token: string): LinkToken | null => {
  const [, userId, secret] = FORM.exec(token) ?? [];
  return userId === undefined || secret === undefined ? null : { userId, digest: hashOfToken(secret) };
};

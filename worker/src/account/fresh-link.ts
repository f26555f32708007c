import { randomBytes } from "node:crypto";
import { hashOfToken } from "@naqsh/shared/platform/http/session-cookie";

const SECRET_BYTES = 32;

/** A link's token for a letter, and the digest of its secret, which alone is kept. */
export const freshLink = (userId: string): { token: string; digest: string } => {
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  return { token: `${userId}.${secret}`, digest: hashOfToken(secret) };
};

import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const HEADER = "naqsh-own-question";

/**
 * Tells the questions that this process asks itself, as any visitor does, to draw its pages: many visitors' questions come from one
 * address there, so that no limit counts them. `headers` mark one, by a secret of this process.
 */
export type OwnQuestions = {
  headers: Readonly<Record<string, string>>;
  isOwn: (headers: IncomingHttpHeaders) => boolean;
};

export const createOwnQuestions = (): OwnQuestions => {
  const secret = randomBytes(18).toString("base64url");
  return { headers: { [HEADER]: secret }, isOwn: (headers) => headers[HEADER] === secret };
};

import type { RateLimits } from "@naqsh/shared/platform/ports/rate-limits";
import { refuse } from "./answers";
import type { EdgeMiddleware } from "./edge-context";
import { clientNetwork } from "@naqsh/shared/platform/http/client-network";

const MINUTE_MS = 60_000;

export type LimitName =
  | "signIn"
  | "failedSignIns"
  | "secondFactor"
  | "failedProofs"
  | "register"
  | "letters"
  | "copies"
  | "bids"
  | "uploads"
  | "interactions"
  | "writes"
  | "writing"
  | "looks";

export type Limit = { points: number; windowMs: number };

/** How often one person may do what; for visitors one address, behind which many people may sit. */
export const USUAL_LIMITS: Readonly<Record<LimitName, Limit>> = {
  signIn: { points: 60, windowMs: 5 * MINUTE_MS },
  // Of one account, by everyone who is not known there; as many again by each browser that is.
  failedSignIns: { points: 20, windowMs: 15 * MINUTE_MS },
  // By network for visitors in their second step, by person for those who are signed in.
  secondFactor: { points: 60, windowMs: 5 * MINUTE_MS },
  // Of one account, by whoever has its password: three of a million codes are right at any time.
  failedProofs: { points: 10, windowMs: 15 * MINUTE_MS },
  register: { points: 100, windowMs: 60 * MINUTE_MS },
  // Each asks for a letter.
  letters: { points: 20, windowMs: 60 * MINUTE_MS },
  // Each reads the whole log.
  copies: { points: 5, windowMs: 24 * 60 * MINUTE_MS },
  bids: { points: 120, windowMs: MINUTE_MS },
  uploads: { points: 60, windowMs: 60 * MINUTE_MS },
  // Also of many people behind one address.
  interactions: { points: 1_200, windowMs: MINUTE_MS },
  writes: { points: 300, windowMs: MINUTE_MS },
  // Each may cost money at a provider.
  writing: { points: 30, windowMs: 10 * MINUTE_MS },
  // Each decodes a picture.
  looks: { points: 60, windowMs: 10 * MINUTE_MS },
};

/** Refuses who comes too often; after `signedIn` people are told apart, before it addresses and networks. */
export const rateLimitBy =
  (rateLimits: RateLimits, limits: Readonly<Record<LimitName, Limit>>) =>
  (name: LimitName): EdgeMiddleware =>
  async (context, next) => {
    const who = context.state.session?.userId ?? clientNetwork(context.ip);
    const retryAfterMs = await rateLimits.consume({ name, ...limits[name] }, who);
    if (retryAfterMs !== null) return refuse(context, { code: "TOO_MANY_REQUESTS", retryAfterMs });
    return next();
  };

import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { RateLimit, RateLimits } from "@naqsh/shared/platform/ports/rate-limits";
import { clientNetwork } from "@naqsh/shared/platform/http/client-network";

/**
 * How many taken e-mails one network may come upon. A registration signs in at once, so that its refusal tells that there is an
 * account; a person meets that once or twice, somebody who tries a list of e-mails is stopped, with free ones too.
 */
export type TakenEmails = {
  /** Milliseconds until this network may register again; null when it may. */
  stoppedForMs: (address: string) => number | null;
  /** A taken e-mail is about to be told: milliseconds to wait instead, or null when it may be. */
  beforeTelling: (address: string) => Promise<number | null>;
};

const MOST_REMEMBERED = 10_000;

export const createTakenEmails = (rateLimits: RateLimits, limit: RateLimit, clock: Pick<Clock, "now">): TakenEmails => {
  const stoppedUntil = new Map<string, number>();
  return {
    stoppedForMs: (address) => {
      const who = clientNetwork(address);
      const leftMs = (stoppedUntil.get(who) ?? 0) - clock.now();
      if (leftMs > 0) return leftMs;
      stoppedUntil.delete(who);
      return null;
    },
    beforeTelling: async (address) => {
      const who = clientNetwork(address);
      const waitMs = await rateLimits.consume(limit, who);
      if (waitMs === null) return null;
      if (stoppedUntil.size >= MOST_REMEMBERED) stoppedUntil.clear();
      stoppedUntil.set(who, clock.now() + waitMs);
      return waitMs;
    },
  };
};

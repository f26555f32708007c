import type { ReadLimitName } from "@naqsh/shared/kernel/endpoint";
import { clientNetwork } from "@naqsh/shared/platform/http/client-network";
import type { RateLimits } from "@naqsh/shared/platform/ports/rate-limits";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { NaqshRejection } from "@naqsh/shared/registry";

const MINUTE_MS = 60_000;

/** How often one person may ask; for visitors one network, behind which many people may sit. */
export const READ_LIMITS: Readonly<Record<ReadLimitName, { points: number; windowMs: number }>> = {
  // Each may fold hundreds of events.
  stories: { points: 120, windowMs: MINUTE_MS },
  // Each looks at every work.
  pictures: { points: 120, windowMs: MINUTE_MS },
  // Each may count every work; whoever tries filters asks once for each press.
  facets: { points: 300, windowMs: MINUTE_MS },
};

type Asker = { userId: string | undefined; address: string };

/**
 * Counts a question. Gives the refusal for whoever asks too often; null if it may be answered, as it is while nothing counts:
 * reading goes on without the engine of the limits.
 */
export const refusalByLimit = async (
  rateLimits: Pick<RateLimits, "consume"> | null,
  name: ReadLimitName | undefined,
  { userId, address }: Asker,
): Promise<NaqshRejection | null> => {
  if (name === undefined || rateLimits === null) return null;
  try {
    const retryAfterMs = await rateLimits.consume({ name, ...READ_LIMITS[name] }, userId ?? clientNetwork(address));
    return retryAfterMs === null ? null : { code: "TOO_MANY_REQUESTS", retryAfterMs };
  } catch (error) {
    if (error instanceof Unavailable) return null;
    throw error;
  }
};

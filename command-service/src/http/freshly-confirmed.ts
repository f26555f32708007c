import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { refuse } from "./answers";
import type { EdgeMiddleware } from "./edge-context";
import { sessionOf } from "./session-auth";

/** How long a password or a second factor counts as given a moment ago. */
export const FRESH_MS = 10 * 60_000;

/**
 * A step after `signedIn`, for what nobody should do at an unattended screen: lets through who signed in or confirmed their
 * identity (`POST /api/confirm-identity`) in the last ten minutes. Others get CONFIRMATION_REQUIRED and can ask again after it.
 */
export const freshlyConfirmedBy =
  (clock: Pick<Clock, "now">): EdgeMiddleware =>
  (context, next) => {
    const { confirmedAt } = sessionOf(context);
    const isFresh = confirmedAt !== undefined && clock.now() - confirmedAt < FRESH_MS;
    return isFresh ? next() : refuse(context, { code: "CONFIRMATION_REQUIRED" });
  };

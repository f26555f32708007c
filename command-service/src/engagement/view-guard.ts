import { createHmac } from "node:crypto";
import { instantFromMs, msFromInstant } from "@naqsh/shared/kernel/instant";
import { riyadhDayOf, spanOfRiyadhDay, type RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { clientNetwork } from "@naqsh/shared/platform/http/client-network";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import type { RateLimits } from "@naqsh/shared/platform/ports/rate-limits";
import { isbot } from "isbot";
import { createBoundedMap } from "../handler/bounded-map";

/** A viewer counts once in this time. */
const VIEW_MS = 30 * 60_000;
const ONCE = { name: "view", points: 1, windowMs: VIEW_MS };
const ONCE_A_DAY = { name: "view-of-day", points: 1, windowMs: 24 * 60 * 60_000 };
const PURPOSE = "views";

/** Who looks: `sessionId` of whoever is signed in; network and browser of a visitor. */
export type Viewer = { sessionId: string | null; address: string; userAgent: string | undefined };

export type ViewGuard = {
  /** Whether this look counts: the viewer's first one at the subject within half an hour, and no machine's. */
  counts: (viewer: Viewer, subject: string) => Promise<boolean>;
  /** Takes a look back that could not be recorded. */
  giveBack: (viewer: Viewer, subject: string) => Promise<void>;
  /** The same for what counts once on a day of Riyadh. */
  countsToday: (viewer: Viewer, subject: string) => Promise<boolean>;
  giveBackToday: (viewer: Viewer, subject: string) => Promise<void>;
};

const isMachine = ({ userAgent }: Viewer): boolean => userAgent === undefined || isbot(userAgent);

type Parts = { rateLimits: RateLimits; keys: PersonalKeys; clock: Clock };

/** The day of Riyadh at a time in milliseconds: worked out once for all looks of a day. */
const daysOfRiyadh = (): ((ms: number) => RiyadhDay) => {
  let known = { day: "", fromMs: 0, beforeMs: 0 };
  return (ms) => {
    if (ms >= known.fromMs && ms < known.beforeMs) return known.day;
    const at = instantFromMs(ms);
    const { from, before } = spanOfRiyadhDay(at);
    known = { day: riyadhDayOf(at), fromMs: msFromInstant(from), beforeMs: msFromInstant(before) };
    return known.day;
  };
};

/** The keys under which marks are made, by their names: those of yesterday and today, and of sessions. */
const MOST_KEYS = 8;

const keysOfMarks = (keys: PersonalKeys): ((name: string) => Promise<Buffer>) => {
  const made = createBoundedMap<Promise<Buffer>>(MOST_KEYS);
  const make = async (name: string): Promise<Buffer> =>
    createHmac("sha256", await keys.platformSecret(PURPOSE))
      .update(name)
      .digest();
  return (name) => {
    const known = made.get(name);
    if (known) return known;
    const key = make(name);
    made.set(name, key);
    // The next look asks again.
    key.catch(() => made.delete(name));
    return key;
  };
};

/**
 * Tells a viewer's first look from those that follow, in every process that shares the limits. A visitor's mark is hashed by a key of
 * the day that is written nowhere; all marks are gone after half an hour, and those of a day after a day.
 */
export const createViewGuard = ({ rateLimits, keys, clock }: Parts): ViewGuard => {
  const keyOf = keysOfMarks(keys);
  const dayOf = daysOfRiyadh();
  const dayBefore = daysOfRiyadh();

  const markOf = async (key: string, who: readonly (string | undefined)[], subject: string): Promise<string> =>
    createHmac("sha256", await keyOf(key))
      .update(JSON.stringify([...who, subject]))
      .digest("base64url");

  /** The oldest first; a visitor of the last half hour may have been marked by the key of yesterday. */
  const marksOf = async ({ sessionId, address, userAgent }: Viewer, subject: string): Promise<string[]> => {
    if (sessionId !== null) return [await markOf("sessions", ["session", sessionId], subject)];
    const who = ["visitor", clientNetwork(address), userAgent];
    const [earlier, today] = [dayBefore(clock.now() - VIEW_MS), dayOf(clock.now())];
    const mark = await markOf(today, who, subject);
    return earlier === today ? [mark] : [await markOf(earlier, who, subject), mark];
  };

  /** Under another key each day, a mark is another one: nobody is told again on the next day. */
  const markOfDay = ({ address, userAgent, sessionId }: Viewer, subject: string): Promise<string> =>
    markOf(dayOf(clock.now()), ["of day", sessionId ?? clientNetwork(address), userAgent], subject);

  return {
    countsToday: async (viewer, subject) => {
      if (isMachine(viewer)) return false;
      return (await rateLimits.consume(ONCE_A_DAY, await markOfDay(viewer, subject))) === null;
    },
    giveBackToday: async (viewer, subject) => rateLimits.giveBack(ONCE_A_DAY, await markOfDay(viewer, subject)),
    counts: async (viewer, subject) => {
      if (isMachine(viewer)) return false;
      // One after the other: a look that does not count by the mark of yesterday must not begin a half hour of today's.
      for (const mark of await marksOf(viewer, subject)) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        if ((await rateLimits.consume(ONCE, mark)) !== null) return false;
      }
      return true;
    },
    giveBack: async (viewer, subject) => {
      const marks = await marksOf(viewer, subject);
      await Promise.all(marks.map((mark) => rateLimits.giveBack(ONCE, mark)));
    },
  };
};

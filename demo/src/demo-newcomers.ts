import { demoBan, demoNewcomers } from "./content/people";
import { registrationOf } from "./demo-cast";
import type { DemoCast } from "./demo-cast";
import type { Happening } from "./happening";
import { createDemoVisitor } from "./demo-visitor";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Nobody signs up at the same hour each day. */
const HOURS_APART = 5;

type Stage = { url: string; story: string; presentMs: number; cast: Pick<DemoCast, "administrator"> };

/** Those who join in the course of the month, a few each week, and the suspension of one of them. */
export const newcomerHappenings = ({ url, story, presentMs, cast }: Stage): Happening[] => {
  const ids = new Map<string, string>();
  const arrivals = demoNewcomers.map((one, index): Happening => ({
    at: presentMs - one.daysAgo * DAY - ((index * HOURS_APART) % 11) * HOUR,
    what: `${one.key} joins`,
    happen: async () => {
      const visitor = createDemoVisitor({ url, story }, `newcomer/${one.key}`, null);
      const body = { ...registrationOf(one, one.role), bio: one.bio.ar, bioEn: one.bio.en };
      ids.set(one.key, (await visitor.post<{ id: string }>("/api/register", body)).id);
    },
  }));
  const ban: Happening = {
    at: presentMs - demoBan.daysAgo * DAY,
    what: `${demoBan.key} is suspended`,
    happen: async () => {
      await cast.administrator.post(`/api/admin/users/${ids.get(demoBan.key)!}/ban`, { reason: demoBan.reason });
    },
  };
  return [...arrivals, ban];
};

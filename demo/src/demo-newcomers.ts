import { avatarBodyOf, CHOOSE_AVATAR } from "./content/avatars";
import { identityDocumentOf } from "./content/identity-document";
import { demoBadgeRequest, demoBan, demoLeaving, demoNewcomers } from "./content/people";
import { DEMO_PASSWORD } from "./demo-accounts";
import { registrationOf } from "./demo-cast";
import type { DemoCast } from "./demo-cast";
import type { Happening } from "./happening";
import { createDemoVisitor } from "./demo-visitor";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Nobody signs up at the same hour each day. */
const HOURS_APART = 5;

type Stage = {
  url: string;
  story: string;
  contentFolder: string;
  presentMs: number;
  cast: Pick<DemoCast, "administrator">;
};

/** Those who join in the course of the month, a few each week, and the suspension of one of them. */
export const newcomerHappenings = ({ url, story, contentFolder, presentMs, cast }: Stage): Happening[] => {
  const ids = new Map<string, string>();
  const arrivals = demoNewcomers.map((one, index): Happening => ({
    at: presentMs - one.daysAgo * DAY - ((index * HOURS_APART) % 11) * HOUR,
    what: `${one.key} joins`,
    happen: async () => {
      const visitor = createDemoVisitor({ url, story }, `newcomer/${one.key}`, null);
      const body = { ...registrationOf(one, one.role), bio: one.bio.ar, bioEn: one.bio.en };
      ids.set(one.key, (await visitor.post<{ id: string }>("/api/register", body)).id);
      // Not everybody chooses a picture.
      if (index % 3 !== 2) await visitor.post(CHOOSE_AVATAR, await avatarBodyOf(one.key, contentFolder));
    },
  }));
  const ban: Happening = {
    at: presentMs - demoBan.daysAgo * DAY,
    what: `${demoBan.key} is suspended`,
    happen: async () => {
      await cast.administrator.post(`/api/admin/users/${ids.get(demoBan.key)!}/ban`, { reason: demoBan.reason });
    },
  };
  const badgeRequest: Happening = {
    at: presentMs - demoBadgeRequest.daysAgo * DAY,
    what: `${demoBadgeRequest.key} asks for the verified badge`,
    happen: async () => {
      const person = demoNewcomers.find(({ key }) => key === demoBadgeRequest.key)!;
      const { email } = person;
      const visitor = createDemoVisitor({ url, story }, `badge/${person.key}`, { email, password: DEMO_PASSWORD });
      await visitor.post("/api/user/badge-request", await identityDocumentOf(person.key, contentFolder));
    },
  };
  const leaving: Happening = {
    at: presentMs - demoLeaving.daysAgo * DAY,
    what: `${demoLeaving.email} asks to be deleted`,
    happen: async () => {
      const { key, email } = demoLeaving;
      const visitor = createDemoVisitor({ url, story }, `leaving/${key}`, { email, password: DEMO_PASSWORD });
      await visitor.post("/api/user/deletion", {});
    },
  };
  return [...arrivals, ban, badgeRequest, leaving];
};

import { avatarUrlOf } from "@naqsh/shared/account";
import type { accountReads, CurrentUser } from "@naqsh/shared/account";
import { lacksSecondFactor } from "@naqsh/shared/platform/http/used-session";
import { refused } from "../http/query-route";
import type { QueriesFor } from "../http/query-route";
import { hasBadge } from "../joins/has-badge";
import type { QueryDeps } from "../query-deps";
import type { Person } from "../joins/person";

const currentUser = async (
  person: Person,
  needsSecondFactor: boolean,
  { people, views }: QueryDeps,
): Promise<CurrentUser> => {
  const [email, username] = await Promise.all([person.email, person.username].map(people.open));
  const { firstName, lastName, latinName } = await people.namesOf(person);
  return {
    id: person.userId,
    email: email ?? "",
    username: username ?? "",
    profileImageUrl: person.avatarId && avatarUrlOf(person.userId, person.avatarId),
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    latinName,
    role: person.role,
    language: person.language,
    verified: hasBadge(person),
    emailVerified: person.emailVerified,
    acceptedTerms: person.acceptedTerms,
    leaving: person.leaving && { erasesAt: person.leaving.erasesAt },
    banned: person.banned && { reason: await people.open(person.banned.reason), until: person.banned.until },
    createdAt: person.createdAt,
    unreadNotifications: await views.notices.count("byRead", [person.userId, false]),
    needsSecondFactor,
  };
};

/** Who am I, and the ways in. */
export const accountQueries = (deps: QueryDeps): QueriesFor<typeof accountReads> => ({
  currentUser: {
    views: ["people", "notices"],
    answer: async ({ session }) => {
      const person = session === null ? null : await deps.views.people.get(session.userId);
      if (person === null || person.erased || session === null) return refused("SIGN_IN_REQUIRED");
      return { body: await currentUser(person, lacksSecondFactor({ ...session, role: person.role }), deps) };
    },
  },
  signInPage: { views: [], answer: async () => ({ redirect: "/signin" }) },
  googleStatus: { views: [], answer: async () => ({ body: { available: deps.signsInWithGoogle } }) },
  demoAccounts: { views: [], answer: async () => ({ body: [...deps.demoAccounts] }) },
});

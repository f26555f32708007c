import type { securityReads } from "@naqsh/shared/account";
import type { SecondFactorView } from "@naqsh/shared/account";
import { lacksSecondFactor } from "@naqsh/shared/platform/http/used-session";
import type { QueriesFor } from "../http/query-route";
import { sessionsOf } from "../joins/sessions-of";
import type { QueryDeps } from "../query-deps";

const secondFactorOf = async (
  userId: string,
  isRequired: boolean,
  { views, people }: QueryDeps,
): Promise<SecondFactorView> => {
  const factors = await views.secondFactors.get(userId);
  const passkeys = (factors?.passkeys ?? []).map(async ({ name, ...passkey }) => ({
    ...passkey,
    name: (await people.open(name)) ?? "",
  }));
  return {
    totp: factors?.totp ?? null,
    passkeys: await Promise.all(passkeys),
    recoveryCodesLeft: factors?.recoveryCodesLeft ?? 0,
    hasGoogle: (factors?.googleIdentities ?? 0) > 0,
    isRequired,
  };
};

/** Where a person is signed in, and what protects their account. */
export const securitySettingsQueries = (deps: QueryDeps): QueriesFor<typeof securityReads> => ({
  sessions: {
    views: [],
    answer: async ({ asker, session }) => ({ body: await sessionsOf(asker, session.tokenHash, deps) }),
  },
  secondFactor: {
    views: ["secondFactors"],
    answer: async ({ asker, session }) => ({ body: await secondFactorOf(asker, lacksSecondFactor(session), deps) }),
  },
});

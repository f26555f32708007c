import type { securityReads } from "@naqsh/shared/account";
import type { SecondFactorView, SessionView } from "@naqsh/shared/account";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { sessionIdOf } from "@naqsh/shared/platform/http/session-cookie";
import { lacksSecondFactor } from "@naqsh/shared/platform/http/used-session";
import type { HeldSession } from "@naqsh/shared/platform/ports/sessions";
import type { QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";

const sessionView = ({ tokenHash, session }: HeldSession, currentId: string | undefined): SessionView => {
  const { device, network, createdAt, seenAt = createdAt, expiresAt } = session;
  const id = sessionIdOf(tokenHash);
  return {
    id,
    isCurrent: id === currentId,
    browser: device?.browser ?? null,
    system: device?.system ?? null,
    kind: device?.kind ?? "other",
    network: network || null,
    createdAt: instantFromMs(createdAt),
    seenAt: instantFromMs(seenAt),
    expiresAt: instantFromMs(expiresAt),
  };
};

/** A person's living sessions, this one first, then the last seen. */
export const sessionsOf = async (
  userId: string,
  currentId: string | undefined,
  { sessions }: QueryDeps,
): Promise<SessionView[]> => {
  const views = (await sessions.listOf(userId)).map((held) => sessionView(held, currentId));
  const rank = ({ isCurrent, seenAt }: SessionView): string => `${isCurrent ? 1 : 0}${seenAt}`;
  return views.toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1));
};

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
    isRequired,
  };
};

/** Where a person is signed in, and what protects their account. */
export const securitySettingsQueries = (deps: QueryDeps): QueriesFor<typeof securityReads> => ({
  sessions: {
    views: [],
    answer: async ({ asker, session }) => ({ body: await sessionsOf(asker, session.id, deps) }),
  },
  secondFactor: {
    views: ["secondFactors"],
    answer: async ({ asker, session }) => ({ body: await secondFactorOf(asker, lacksSecondFactor(session), deps) }),
  },
});

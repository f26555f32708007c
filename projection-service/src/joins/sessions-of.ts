import type { SessionView } from "@naqsh/shared/account";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { sessionIdOf } from "@naqsh/shared/platform/http/session-cookie";
import type { HeldSession } from "@naqsh/shared/platform/ports/sessions";
import type { QueryDeps } from "../query-deps";

const sessionView = ({ tokenHash, session }: HeldSession, currentHash: string): SessionView => {
  const { device, network, createdAt, seenAt = createdAt, expiresAt } = session;
  return {
    id: sessionIdOf(tokenHash),
    isCurrent: tokenHash === currentHash,
    browser: device?.browser ?? null,
    system: device?.system ?? null,
    kind: device?.kind ?? "other",
    network: network || null,
    createdAt: instantFromMs(createdAt),
    seenAt: instantFromMs(seenAt),
    expiresAt: instantFromMs(expiresAt),
  };
};

/** A person's living sessions, the one of this token's hash first, then the last seen. */
export const sessionsOf = async (
  userId: string,
  currentHash: string,
  { sessions }: QueryDeps,
): Promise<SessionView[]> => {
  const views = (await sessions.listOf(userId)).map((held) => sessionView(held, currentHash));
  const rank = ({ isCurrent, seenAt }: SessionView): string => `${isCurrent ? 1 : 0}${seenAt}`;
  return views.toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1));
};

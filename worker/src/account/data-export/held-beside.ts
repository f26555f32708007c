import type { SessionView } from "@naqsh/shared/account";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { sessionIdOf } from "@naqsh/shared/platform/http/session-cookie";
import { MOST_OF_A_KIND } from "@naqsh/shared/platform/ports/security-log";
import type { Device } from "@naqsh/shared/platform/ports/sessions";
import { SECURITY_KINDS } from "@naqsh/shared/operations";
import type { JobDeps } from "../../jobs/job-definition";

/** What is held about a person beside the log: none of it proves anything to anybody. */
export type HeldBeside = {
  sessions: readonly HeldSignIn[];
  security: readonly object[];
  letters: readonly object[];
};

/** A session without what opens it. */
type HeldSignIn = Pick<SessionView, "id" | "createdAt" | "expiresAt"> & {
  device: Device | null;
  network: string | null;
  seenAt: string | null;
  confirmedAt: string | null;
};

const sessionsOf = async (person: string, { sessions }: Pick<JobDeps, "sessions">): Promise<HeldSignIn[]> =>
  (await sessions.listOf(person)).map(({ tokenHash, session }) => {
    const { device, network, createdAt, seenAt, expiresAt, confirmedAt } = session;
    return {
      id: sessionIdOf(tokenHash),
      device: device ?? null,
      network: network ?? null,
      createdAt: instantFromMs(createdAt),
      seenAt: seenAt === undefined ? null : instantFromMs(seenAt),
      confirmedAt: confirmedAt === undefined ? null : instantFromMs(confirmedAt),
      expiresAt: instantFromMs(expiresAt),
    };
  });

/** Entries of the security log about the account, and those of the person's own acts, without what is another's. */
const securityOf = async (person: string, { securityLog }: Pick<JobDeps, "securityLog">): Promise<object[]> => {
  const noted = (await securityLog?.newest(MOST_OF_A_KIND * SECURITY_KINDS.length)) ?? [];
  return noted
    .filter(({ userId, by }) => userId === person || by === person)
    .map(({ kind, userId, path, count, firstAtMs, lastAtMs }) => ({
      kind,
      isAboutYou: userId === person,
      path,
      count,
      firstAt: instantFromMs(firstAtMs),
      lastAt: instantFromMs(lastAtMs),
    }));
};

const lettersTo = async (addresses: readonly string[], { mail }: Pick<JobDeps, "mail">): Promise<object[]> => {
  const kept = (await mail.kept?.(addresses)) ?? [];
  return kept.map(({ to, subject, text, sentAt }) => ({ to, subject, text, sentAt: instantFromMs(sentAt) }));
};

/** Gives what the stores beside the log hold: sessions, the security log's entries, and letters if they are kept. */
export const heldBeside = async (
  person: string,
  addresses: readonly string[],
  deps: Pick<JobDeps, "sessions" | "securityLog" | "mail">,
): Promise<HeldBeside> => ({
  sessions: await sessionsOf(person, deps),
  security: await securityOf(person, deps),
  letters: await lettersTo(addresses, deps),
});

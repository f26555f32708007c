import { createHmac } from "node:crypto";
import type { SecurityKind } from "../operations";
import { clientNetwork } from "./http/client-network";
import type { Clock } from "./ports/clock";
import type { Logger } from "./ports/logger";
import type { PersonalKeys } from "./ports/personal-keys";
import type { SecurityLog } from "./ports/security-log";
import { createThrottledLog } from "./throttled-log";

const PURPOSE = "security";
const DAY_MS = 24 * 60 * 60 * 1000;
const SOURCE_LENGTH = 8;

/** The route of a path that no route is for: what visitors write in their paths would crowd out other rows. */
export const UNKNOWN_ROUTE = "/api/*";

export type SecurityNote = {
  kind: SecurityKind;
  userId?: string | null | undefined;
  by?: string | null;
  /** Where the request came from; never kept as it is. */
  address?: string;
  /** The route's pattern, `/api/admin/users/:id/ban`; never the path that was asked for. */
  route?: string;
};

/** Notes without making callers wait: a client gets its answer at once, also while the security log is unavailable. */
export type SecurityNotes = {
  note: (what: SecurityNote) => void;
  /** Answers when all that was noted is kept. */
  settled: () => Promise<void>;
};

type Parts = {
  /** Nothing is noted if it is left out. */
  securityLog?: SecurityLog | undefined;
  keys: Pick<PersonalKeys, "platformSecret">;
  clock: Clock;
  logger: Logger;
};

export const createSecurityNotes = ({ securityLog, keys, clock, logger }: Parts): SecurityNotes => {
  const logTrouble = createThrottledLog(logger, clock, "The security log cannot be written", "error");

  /** Tells equal networks of one day from others, and nothing about them. */
  const sourceOf = async (address: string, atMs: number): Promise<string> =>
    createHmac("sha256", await keys.platformSecret(PURPOSE))
      .update(`${Math.floor(atMs / DAY_MS)}/${clientNetwork(address)}`)
      .digest("hex")
      .slice(0, SOURCE_LENGTH);

  const keep = async (
    log: SecurityLog,
    { kind, userId = null, by = null, address, route }: SecurityNote,
  ): Promise<void> => {
    const atMs = clock.now();
    const source = address === undefined ? null : await sourceOf(address, atMs);
    await log.note({ kind, userId, by, source, path: route ?? null }, atMs);
  };

  const pending = new Set<Promise<void>>();

  return {
    note: (what) => {
      if (securityLog === undefined) return;
      const kept: Promise<void> = keep(securityLog, what)
        .catch((error: unknown) =>
          logTrouble(error instanceof Error ? error.message : String(error), { kind: what.kind }),
        )
        .finally(() => pending.delete(kept));
      pending.add(kept);
    },
    settled: async () => void (await Promise.all(pending)),
  };
};

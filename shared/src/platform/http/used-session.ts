import type { Clock } from "../ports/clock";
import type { Session, Sessions } from "../ports/sessions";
import { hashOfToken, tokenFromCookies } from "./session-cookie";

/** A session in use, and the hash of its token. */
export type UsedSession = Session & { tokenHash: string };

/** Uses within this time of the noted one are not noted: a reader of many pages causes no write with each. */
export const NOTED_EACH_MS = 5 * 60_000;

/** The session as used now: seen, and with its idle end moved, at most to its absolute one. */
const usedAt = (session: Session, nowMs: number): Session => {
  const { endsAt, idleMs } = session;
  const lengthened =
    endsAt !== undefined && idleMs !== undefined ? Math.min(endsAt, nowMs + idleMs) : session.expiresAt;
  return { ...session, seenAt: nowMs, expiresAt: Math.max(session.expiresAt, lengthened) };
};

/**
 * The session of a request's Cookie header, noted as used; null for a visitor, and for whoever was signed out meanwhile. A use that
 * cannot be noted keeps nobody out.
 */
export const useSession = async (
  sessions: Pick<Sessions, "find" | "replace">,
  clock: Clock,
  cookieHeader: string | undefined,
): Promise<UsedSession | null> => {
  const token = tokenFromCookies(cookieHeader);
  if (token === null) return null;
  const tokenHash = hashOfToken(token);
  const session = await sessions.find(tokenHash);
  if (session === null) return null;
  const nowMs = clock.now();
  const used = { ...session, tokenHash };
  if (nowMs - (session.seenAt ?? session.createdAt) < NOTED_EACH_MS) return used;
  const isThere = await sessions.replace(tokenHash, usedAt(session, nowMs)).catch(() => true);
  return isThere ? used : null;
};

/** An administrator who came in by a password alone, if that is not enough: for them nothing administrative is open. */
export const lacksSecondFactor = ({ role, secondFactor }: Pick<Session, "role" | "secondFactor">): boolean =>
  role === "admin" && secondFactor === undefined;

import type { ActorRole } from "@naqsh/shared/kernel/event";

/** How long sessions live, and what administrators have to show. */
export type SessionRules = {
  /** Everywhere but in a demo. Their sessions are shorter then, too. */
  administratorsNeedSecondFactor: boolean;
};

export const NO_SECOND_FACTOR_NEEDED: SessionRules = { administratorsNeedSecondFactor: false };

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Left alone for two weeks, or after a month in any case. */
const USUAL = { idleMs: 14 * DAY_MS, lastsMs: 30 * DAY_MS };
/** Sessions of a role that can change everything: they last a working day, and two hours if they are left alone. */
const OF_ADMINISTRATORS = { idleMs: 2 * HOUR_MS, lastsMs: 12 * HOUR_MS };

/** The idle and the absolute end of a session that begins now. */
export const livesOf = (
  role: ActorRole,
  { administratorsNeedSecondFactor }: SessionRules,
): { idleMs: number; lastsMs: number } =>
  role === "admin" && administratorsNeedSecondFactor ? OF_ADMINISTRATORS : USUAL;

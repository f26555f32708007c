import type { SecurityKind } from "../../operations";

/** Ids, a path without ids, and a pseudonym for where it came from: nothing that is a person's own text. */
export type SecurityFacts = {
  kind: SecurityKind;
  /** The account concerned; null if there is none. */
  userId: string | null;
  /** The actor, if that is another person. */
  by: string | null;
  /** The same for the same network on the same day. */
  source: string | null;
  path: string | null;
};

/** Equal facts within one window of ten minutes are one entry with a count. */
export type SecurityEntry = SecurityFacts & { id: string; count: number; firstAtMs: number; lastAtMs: number };

/** Where an entry stands among all. */
export type SecurityPlace = Pick<SecurityEntry, "id" | "firstAtMs">;

export type SecurityQuestion = { kind?: SecurityKind | undefined; before?: SecurityPlace | undefined };

/** How many entries of each kind are kept, so that a flood of one kind pushes out none of another. */
export const MOST_OF_A_KIND = 2_000;
export const SECURITY_WINDOW_MS = 10 * 60_000;

/**
 * Sign-ins, refused requests and changed rights: bounded, for administrators, and no part of the event log, which
 * thousands of guesses would fill for ever (decision 0047). Contract: `security-log.contract.ts`.
 */
export type SecurityLog = {
  note: (facts: SecurityFacts, atMs: number) => Promise<void>;
  /** What began last first, so that counting an entry again moves none while somebody pages; `before`: what stands behind that one. */
  newest: (most: number, question?: SecurityQuestion) => Promise<SecurityEntry[]>;
  close: () => Promise<void>;
};

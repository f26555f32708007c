import { createHash } from "node:crypto";
import { SECURITY_WINDOW_MS } from "./ports/security-log";
import type { SecurityEntry, SecurityFacts } from "./ports/security-log";

const ID_LENGTH = 22;

/** The entry that facts belong to: its window, and the id that equal facts of that window share. */
export const placeOf = (facts: SecurityFacts, atMs: number): { windowMs: number; id: string } => {
  const windowMs = Math.floor(atMs / SECURITY_WINDOW_MS) * SECURITY_WINDOW_MS;
  const { kind, userId, by, source, path } = facts;
  const said = JSON.stringify([windowMs, kind, userId, by, source, path]);
  return { windowMs, id: createHash("sha256").update(said).digest("base64url").slice(0, ID_LENGTH) };
};

/** Counts one more of them. */
export const counted = (
  before: SecurityEntry | null,
  facts: SecurityFacts,
  { id, atMs }: { id: string; atMs: number },
): SecurityEntry =>
  before === null
    ? { ...facts, id, count: 1, firstAtMs: atMs, lastAtMs: atMs }
    : { ...before, count: before.count + 1, lastAtMs: Math.max(before.lastAtMs, atMs) };

export const newestOf = (entries: readonly SecurityEntry[], most: number): SecurityEntry[] =>
  entries.toSorted((one, other) => other.lastAtMs - one.lastAtMs).slice(0, most);

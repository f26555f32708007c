import { createHash } from "node:crypto";
import { SECURITY_KINDS, type SecurityKind } from "../operations";
import { SECURITY_WINDOW_MS } from "./ports/security-log";
import type { SecurityEntry, SecurityFacts, SecurityPlace, SecurityQuestion } from "./ports/security-log";

const ID_LENGTH = 22;

const windowOf = (atMs: number): number => Math.floor(atMs / SECURITY_WINDOW_MS) * SECURITY_WINDOW_MS;

/** The entry that facts belong to: its window, and the id that equal facts of that window share. */
export const placeOf = (facts: SecurityFacts, atMs: number): { windowMs: number; id: string } => {
  const windowMs = windowOf(atMs);
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

const compare = (one: SecurityPlace, other: SecurityPlace): number =>
  other.firstAtMs - one.firstAtMs || (one.id < other.id ? -1 : Number(one.id !== other.id));

/** Gives entries of a kind whose windows are not younger than this one; the youngest windows first, each in any order. */
export type ReadWindows = (kind: SecurityKind, newestWindowMs: number, most: number) => Promise<SecurityEntry[]>;

/** A store orders windows, not moments: it is read on until the window in which the page ends is there as a whole. */
const newestOfKind = async (
  kind: SecurityKind,
  most: number,
  { before, read }: { before: SecurityPlace | undefined; read: ReadWindows },
): Promise<SecurityEntry[]> => {
  const newestWindowMs = before === undefined ? Number.MAX_SAFE_INTEGER : windowOf(before.firstAtMs);
  for (let size = most + 1; ; size *= 4) {
    // oxlint-disable-next-line no-await-in-loop -- only a window with many entries needs a second look
    const entries = await read(kind, newestWindowMs, size);
    const behind = before === undefined ? entries : entries.filter((entry) => compare(before, entry) < 0);
    const page = behind.toSorted(compare).slice(0, most);
    const [end, last] = [page[most - 1], entries.at(-1)];
    const isWhole = end !== undefined && last !== undefined && windowOf(last.firstAtMs) < windowOf(end.firstAtMs);
    if (entries.length < size || isWhole) return page;
  }
};

/** The newest entries of one kind or of all, out of a store that reads each kind by its windows. */
export const newestOf = async (
  most: number,
  { kind, before }: SecurityQuestion,
  read: ReadWindows,
): Promise<SecurityEntry[]> => {
  const kinds = kind === undefined ? SECURITY_KINDS : [kind];
  const found = await Promise.all(kinds.map((one) => newestOfKind(one, most, { before, read })));
  return found.flat().toSorted(compare).slice(0, most);
};

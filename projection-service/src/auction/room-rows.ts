import { ROWS_OF_SNAPSHOT } from "@naqsh/shared/auction";
import type { SealedFeedRow } from "@naqsh/shared/auction";

/**
 * How many rows of bids a room names: whoever is behind by no more gets exactly what was missed. A bid makes two where a
 * maximum is exhausted or answers, so 20 bids a second make 40. Whoever is cut off for 2 s is back after up to 1.2 s more
 * (decision 13) and has joined 0.3 s later: 140 rows.
 */
export const BIDS_OF_ROOM = 140;
/** Lines say all that they show, some 120 bytes each, and each bid writes them anew: no more than a page shows. */
export const LINES_OF_ROOM = ROWS_OF_SNAPSHOT;

/** A line of the system, as it is shown. */
export type SystemRow = Exclude<SealedFeedRow, { number: number }>;

/** Names a row of a bid: all that it says, and never changes, lies in the view of all bids. */
export type BidRowName = { sequence: number; number: number; voided: boolean };

export type RoomRow = SystemRow | BidRowName;

/** The newest rows of a room, oldest first. Rows of bids are named by number: each bid writes the room anew. */
export type RoomRows = {
  /** The number of the oldest row of a bid; those of the others follow it. */
  first: number;
  /** The changes that brought the rows of bids. */
  changes: readonly number[];
  /** Which of them were voided. */
  voided: readonly number[];
  lines: readonly SystemRow[];
  /** The newest change of which a row was left out; 0 if none was. */
  cut: number;
};

export const NO_ROWS: RoomRows = { first: 1, changes: [], voided: [], lines: [], cut: 0 };

const isLine = (row: SealedFeedRow): row is SystemRow => !("number" in row);

/**
 * The list with more behind it, `most` at most, and how many it left out in front. Each bid passes here: what gets nothing is
 * not copied.
 */
const grown = <Row>(
  list: readonly Row[],
  added: readonly Row[],
  most: number,
): { kept: readonly Row[]; gone: number } => {
  if (added.length === 0) return { kept: list, gone: 0 };
  const gone = Math.max(0, list.length + added.length - most);
  const kept = list.slice(gone);
  for (const row of added) kept.push(row);
  return { kept, gone };
};

/** Adds rows, oldest first. */
export const withNewRows = (rows: RoomRows, added: readonly SealedFeedRow[]): RoomRows => {
  if (added.length === 0) return rows;
  const newLines = added.filter(isLine);
  const newChanges = added.length === newLines.length ? [] : added.filter((row) => !isLine(row));
  const { kept: changes, gone } = grown(
    rows.changes,
    newChanges.map(({ sequence }) => sequence),
    BIDS_OF_ROOM,
  );
  const { kept: lines, gone: goneLines } = grown(rows.lines, newLines, LINES_OF_ROOM);
  const first = rows.first + gone;
  return {
    first,
    changes,
    voided: gone === 0 ? rows.voided : rows.voided.filter((number) => number >= first),
    lines,
    cut: Math.max(rows.cut, rows.changes[gone - 1] ?? 0, rows.lines[goneLines - 1]?.sequence ?? 0),
  };
};

export const withVoidedRows = (rows: RoomRows, numbers: readonly number[]): RoomRows => {
  if (numbers.length === 0) return rows;
  const kept = numbers.filter((number) => number >= rows.first);
  return { ...rows, voided: [...new Set([...rows.voided, ...kept])] };
};

/** At most `limit` rows that came after a change, newest first. Of one change the rows of bids are the newer ones. */
export const newestRows = ({ first, changes, voided, lines }: RoomRows, limit: number, since = 0): RoomRow[] => {
  const rows: RoomRow[] = [];
  let bid = changes.length - 1;
  let line = lines.length - 1;
  while (rows.length < limit) {
    const sequence = changes[bid] ?? 0;
    const next = lines[line];
    if (Math.max(sequence, next?.sequence ?? 0) <= since) break;
    if (next !== undefined && next.sequence > sequence) {
      rows.push(next);
      line -= 1;
    } else {
      const number = first + bid;
      rows.push({ sequence, number, voided: voided.includes(number) });
      bid -= 1;
    }
  }
  return rows;
};

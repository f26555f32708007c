import type { SealedFeedRow } from "@naqsh/shared/auction";

/** How many rows a room keeps at least: who was away for less gets exactly what was missed. */
export const ROWS_OF_ROOM = 200;
const CHUNK = 20;

/** Not an array itself: some servers of MongoDB's protocol keep none within another. */
type Chunk = { rows: SealedFeedRow[] };

/** The newest rows of a room, oldest first, in chunks: a new row copies one chunk and not all of them. */
export type RoomRows = { chunks: Chunk[]; /** Whether older rows were left out. */ cut: boolean };

export const NO_ROWS: RoomRows = { chunks: [], cut: false };

/** Adds rows, oldest first. */
export const withNewRows = ({ chunks, cut }: RoomRows, added: readonly SealedFeedRow[]): RoomRows => {
  if (added.length === 0) return { chunks, cut };
  const last = chunks.at(-1);
  const grown =
    last === undefined || last.rows.length >= CHUNK
      ? [...chunks, { rows: [...added] }]
      : chunks.with(-1, { rows: [...last.rows, ...added] });
  const isTooLong = grown.length > ROWS_OF_ROOM / CHUNK + 1;
  return { chunks: isTooLong ? grown.slice(1) : grown, cut: cut || isTooLong };
};

export const mapRows = ({ chunks, cut }: RoomRows, change: (row: SealedFeedRow) => SealedFeedRow): RoomRows => ({
  chunks: chunks.map((chunk) => ({ rows: chunk.rows.map(change) })),
  cut,
});

/** At most `limit` rows that came after a change, newest first. */
export const newestRows = ({ chunks }: RoomRows, limit: number, since = 0): SealedFeedRow[] => {
  const rows: SealedFeedRow[] = [];
  for (const chunk of chunks.toReversed()) {
    for (const row of chunk.rows.toReversed()) {
      if (row.sequence <= since || rows.length >= limit) return rows;
      rows.push(row);
    }
  }
  return rows;
};

/** The change before which rows may be missing; 0 where all are kept. */
export const oldestChange = ({ chunks, cut }: RoomRows): number => (cut ? (chunks[0]?.rows[0]?.sequence ?? 0) : 0);

/** The places at which ids were met, in 24 bytes an id: for far more ids than a Map of texts should hold. */
export type CompactIdIndex = {
  add: (id: string, place: number) => void;
  /** Every place that may hold this id: all that do, and rarely one of another id whose hashes collide. */
  of: (id: string) => readonly number[];
  /** All of it, as `createCompactIdIndex` takes it. */
  kept: () => KeptIds;
};

/** Plain data: the tables with how many rows each has left. */
export type KeptIds = readonly { rows: Uint32Array; room: number }[];

/** Rows of three numbers: two hashes of an id and its place, counted from 1. */
type Table = { rows: Uint32Array; mask: number; room: number };

const COLUMNS = 3;
const SMALLEST = 1_024;
const NOWHERE: readonly number[] = [];

const tableOf = (rows: number): Table => ({ rows: new Uint32Array(rows * COLUMNS), mask: rows - 1, room: rows / 2 });

/** Two hashes of 32 bits in the manner of FNV-1a, over the UTF-16 units. */
const hashesOf = (id: string): [number, number] => {
  let one = 0x811c9dc5;
  let other = 0x2545f491;
  for (let at = 0; at < id.length; at += 1) {
    const unit = id.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x5bd1e995);
  }
  return [(one ^ (one >>> 15)) >>> 0, (other ^ (other >>> 13)) >>> 0];
};

/** A full table stays as it is and the next one is twice as large, so that no addition moves an earlier one. */
export const createCompactIdIndex = (kept: KeptIds = []): CompactIdIndex => {
  const tables: Table[] = kept.map(({ rows, room }) => ({ rows, room, mask: rows.length / COLUMNS - 1 }));

  const withRoom = (): Table => {
    const last = tables.at(-1);
    if (last && last.room > 0) return last;
    const next = tableOf(last ? 2 * (last.mask + 1) : SMALLEST);
    tables.push(next);
    return next;
  };

  return {
    add: (id, place) => {
      const [one, other] = hashesOf(id);
      const table = withRoom();
      const { rows, mask } = table;
      let slot = one & mask;
      while (rows[slot * COLUMNS + 2] !== 0) slot = (slot + 1) & mask;
      rows[slot * COLUMNS] = one;
      rows[slot * COLUMNS + 1] = other;
      rows[slot * COLUMNS + 2] = place + 1;
      table.room -= 1;
    },
    of: (id) => {
      if (tables.length === 0) return NOWHERE;
      const [one, other] = hashesOf(id);
      const places: number[] = [];
      for (const { rows, mask } of tables) {
        for (let slot = one & mask; rows[slot * COLUMNS + 2] !== 0; slot = (slot + 1) & mask) {
          const isHere = rows[slot * COLUMNS] === one && rows[slot * COLUMNS + 1] === other;
          if (isHere) places.push(rows[slot * COLUMNS + 2]! - 1);
        }
      }
      return places;
    },
    kept: () => tables.map(({ rows, room }) => ({ rows: rows.slice(), room })),
  };
};

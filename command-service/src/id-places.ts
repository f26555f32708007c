/** Where ids were met, in 24 bytes each: for far more of them than a Map of texts should hold. */
export type IdPlaces = {
  add: (id: string, place: number) => void;
  /** Every place where this id may have been met: the right ones, and hardly ever another id's. */
  of: (id: string) => readonly number[];
};

/** Rows of three numbers: two parts of an id and its place, counted from 1. */
type Table = { rows: Uint32Array; mask: number; room: number };

const COLUMNS = 3;
const SMALLEST = 1_024;
const NOWHERE: readonly number[] = [];

const tableOf = (rows: number): Table => ({ rows: new Uint32Array(rows * COLUMNS), mask: rows - 1, room: rows / 2 });

/** The first and the last eight digits of a UUID, which hold neither its version nor its variant. */
const partsOf = (id: string): [number, number] => [
  Number.parseInt(id.slice(0, 8), 16) >>> 0,
  Number.parseInt(id.slice(-8), 16) >>> 0,
];

/** Where a full table is left as it is, with the next one twice as large, no addition moves what was added before. */
export const createIdPlaces = (): IdPlaces => {
  const tables: Table[] = [];

  const withRoom = (): Table => {
    const last = tables.at(-1);
    if (last && last.room > 0) return last;
    const next = tableOf(last ? 2 * (last.mask + 1) : SMALLEST);
    tables.push(next);
    return next;
  };

  return {
    add: (id, place) => {
      const [head, tail] = partsOf(id);
      const table = withRoom();
      const { rows, mask } = table;
      let slot = (head ^ tail) & mask;
      while (rows[slot * COLUMNS + 2] !== 0) slot = (slot + 1) & mask;
      rows.set([head, tail, place + 1], slot * COLUMNS);
      table.room -= 1;
    },
    of: (id) => {
      if (tables.length === 0) return NOWHERE;
      const [head, tail] = partsOf(id);
      const places: number[] = [];
      for (const { rows, mask } of tables) {
        for (let slot = (head ^ tail) & mask; rows[slot * COLUMNS + 2] !== 0; slot = (slot + 1) & mask) {
          const isHere = rows[slot * COLUMNS] === head && rows[slot * COLUMNS + 1] === tail;
          if (isHere) places.push(rows[slot * COLUMNS + 2]! - 1);
        }
      }
      return places;
    },
  };
};

import { CursorInvalid } from "@naqsh/shared/platform/ports/read-model-store";
import type { Find, IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import { liesBefore } from "./index-row";
import type { Bound } from "./index-row";
import { rowFromCursor } from "./page-cursor";

const lowest = (equals: readonly IndexValue[], range: Find["range"]): Bound => {
  if (range?.above !== undefined) return { values: [...equals, range.above], after: true };
  if (range?.from !== undefined) return { values: [...equals, range.from], after: false };
  return { values: equals, after: false };
};

const highest = (equals: readonly IndexValue[], range: Find["range"]): Bound => {
  if (range?.below !== undefined) return { values: [...equals, range.below], after: false };
  if (range?.to !== undefined) return { values: [...equals, range.to], after: true };
  return { values: equals, after: true };
};

/**
 * The two ends of a question within its index. A cursor only narrows them: it cannot reach rows of another prefix.
 * @throws CursorInvalid
 */
export const boundsOf = (find: Find, fieldCount: number): { from: Bound; to: Bound } => {
  const equals = find.equals ?? [];
  const bounds = { from: lowest(equals, find.range), to: highest(equals, find.range) };
  if (find.cursor === undefined) return bounds;
  const row = rowFromCursor(find.cursor, fieldCount + 1);
  if (liesBefore(row, bounds.from) || !liesBefore(row, bounds.to)) throw new CursorInvalid();
  return find.direction === "descending"
    ? { from: bounds.from, to: { values: row, after: false } }
    : { from: { values: row, after: true }, to: bounds.to };
};

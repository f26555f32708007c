import { CursorInvalid } from "@naqsh/shared/platform/ports/read-model-store";
import type { Row } from "./index-row";

/** The last row of a page, opaque to the reader. */
export const cursorFrom = (row: Row): string => Buffer.from(JSON.stringify(row)).toString("base64url");

/**
 * The row that a cursor stands for.
 * @throws CursorInvalid when it did not come from this index.
 */
export const rowFromCursor = (cursor: string, length: number): Row => {
  try {
    const row: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(row) && row.length === length && row.every(isIndexValue)) return row;
  } catch {
    throw new CursorInvalid();
  }
  throw new CursorInvalid();
};

const isIndexValue = (value: unknown): boolean =>
  value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean";

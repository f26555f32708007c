import { latinDigits } from "../kernel/digits";
import type { Halalas } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";
import { NAQSH_NAMESPACE, uuid5 } from "../kernel/uuid";
import { columnsOf } from "./statement-columns";
import { cellsOf } from "./statement-cells";

/** Money that came in, as the bank's statement has it. */
export type StatementLine = {
  /** Follows from the rest: the same line has the same id in every statement that it stands on. */
  id: string;
  bookedOn: RiyadhDay;
  amount: Halalas;
  /** All that the bank wrote about it: purpose, sender, numbers. */
  text: string;
  /** From 0: which of several lines of one day that are the same in everything. */
  nth: number;
};

export type ReadStatement = {
  lines: StatementLine[];
  /** Rows, from 1, with an amount or a day that could not be read. What went out and headings are not among them. */
  unread: number[];
};

/** The id of a line; `nth` as in `StatementLine`. */
export const statementLineIdOf = ({ bookedOn, amount, text, nth }: Omit<StatementLine, "id">): string =>
  uuid5(NAQSH_NAMESPACE, `statement line ${JSON.stringify([bookedOn, amount, folded(text), nth])}`);

/** Banks export the same line with other spaces from one day to the next. */
const folded = (text: string): string => latinDigits(text).replace(/\s+/g, " ").trim().toUpperCase();

/**
 * Reads a statement as a bank exports it, or as it is copied out of a table: divided by tabs, semicolons or commas, with headings in
 * Arabic or English or none, and digits of three scripts. Lines that went out are left away.
 */
export const readStatement = (statement: string): ReadStatement => {
  const rows = cellsOf(statement);
  const columns = columnsOf(rows);
  const seen = new Map<string, number>();
  const lines: StatementLine[] = [];
  const unread: number[] = [];
  for (const [place, row] of rows.entries()) {
    const read = columns.read(row, place);
    if (read === "unread") unread.push(place + 1);
    if (typeof read === "string") continue;
    const key = JSON.stringify([read.bookedOn, read.amount, folded(read.text)]);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    lines.push({ id: statementLineIdOf({ ...read, nth }), ...read, nth });
  }
  return { lines, unread };
};

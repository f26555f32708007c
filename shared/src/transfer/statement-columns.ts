import { decimalFromInput, latinDigits } from "../kernel/digits";
import { halalasFromDecimal, type Halalas } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";

type Read = { bookedOn: RiyadhDay; amount: Halalas; text: string };
/** `aside`: a heading, or money that went out. */
type Columns = { read: (row: readonly string[], place: number) => Read | "unread" | "aside" };

const HEADINGS = {
  date: /date|تاريخ/i,
  credit: /credit|deposit|دائن|إيداع|ايداع|وارد/i,
  debit: /debit|withdraw|مدين|سحب|صادر/i,
  amount: /amount|مبلغ|قيمة/i,
  balance: /balance|رصيد/i,
};
type Heading = keyof typeof HEADINGS;

/** A row of names: with a day and money among them, and no amounts. */
const headingsOf = (row: readonly string[]): Map<Heading, number> | null => {
  const found = new Map<Heading, number>();
  for (const [place, cell] of row.entries()) {
    if (/\d/.test(latinDigits(cell))) return null;
    for (const [name, words] of Object.entries(HEADINGS) as [Heading, RegExp][])
      if (words.test(cell) && !found.has(name)) found.set(name, place);
  }
  return found.has("date") && (found.has("amount") || found.has("credit")) ? found : null;
};

const pad = (text: string): string => text.padStart(2, "0");

/** "2026-11-21", "21/11/2026" or "21-11-2026", perhaps with a time behind it; null for what is no day of the calendar. */
const dayFrom = (cell: string): RiyadhDay | null => {
  const text = latinDigits(cell);
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  const [, lateDay, lateMonth, lateYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text) ?? [];
  const made = `${year ?? lateYear}-${pad(month ?? lateMonth ?? "")}-${pad(day ?? lateDay ?? "")}`;
  const at = new Date(`${made}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(made) ? made : null;
};

/** Halalas, below 0 for what went out; null for what is no amount, such as a long number of an account. */
const amountFrom = (cell: string): Halalas | null => {
  const plain = cell.replace(/SAR|SR|ر\.?\s?س\.?|﷼|\u20C1/gi, "").trim();
  const isOut = /^[-−(]|[-−]$|\bDR\b/i.test(plain);
  const decimal = decimalFromInput(plain.replace(/[-−+()]|CR|DR/gi, ""));
  const amount = decimal === null ? null : halalasFromDecimal(decimal);
  return amount === null ? null : (isOut ? -1 : 1) * amount;
};

const isAmount = (cell: string): boolean => /[.,٫]\d{2}\D*$/.test(latinDigits(cell)) && amountFrom(cell) !== null;

/** Where the money stands in a row: under its heading, else the first cell with halalas in it. */
const moneyIn = (row: readonly string[], headings: Map<Heading, number> | null): { cell: string; place: number } => {
  const known = headings?.get("credit") ?? headings?.get("amount");
  const place = known ?? row.findIndex(isAmount);
  return { cell: row[place] ?? "", place };
};

/** How the rows of a statement are to be read. */
export const columnsOf = (rows: readonly (readonly string[])[]): Columns => {
  const headingRow = rows.findIndex((row) => headingsOf(row) !== null);
  const headings = headingRow === -1 ? null : headingsOf(rows[headingRow] ?? []);
  return {
    read: (row, place) => {
      if (place <= headingRow) return "aside";
      const dayPlace = headings?.get("date") ?? row.findIndex((cell) => dayFrom(cell) !== null);
      const bookedOn = dayFrom(row[dayPlace] ?? "");
      const money = moneyIn(row, headings);
      const amount = amountFrom(money.cell);
      if (amount === null && headings?.has("debit") && /^[-0.,]*$/.test(latinDigits(money.cell))) return "aside";
      if (amount !== null && amount <= 0) return "aside";
      if (bookedOn === null && amount === null) return "aside";
      if (bookedOn === null || amount === null) return "unread";
      const apart = new Set([dayPlace, money.place, headings?.get("debit"), headings?.get("balance")]);
      // Without headings nothing tells a balance from the rest but that it is money; the text has to be the same with them.
      const isText = (cell: string): boolean => /[\p{L}\p{N}]/u.test(cell) && !isAmount(cell);
      const text = row.filter((cell, at) => isText(cell) && !apart.has(at)).join(" ");
      return { bookedOn, amount, text };
    },
  };
};

import { decimalFromHalalas } from "@naqsh/shared/kernel/money";

/** Facts of events that are amounts in halalas. */
const AMOUNTS: ReadonlySet<string> = new Set([
  "amount",
  "price",
  "ask",
  "saleAmount",
  "openingPrice",
  "low",
  "high",
  "ownIncrement",
  "net",
  "vat",
  "total",
  "commission",
  "artistShare",
]);

/** An amount as an operator reads it. */
export const riyals = (halalas: number): string => {
  const [whole = "", part = ""] = decimalFromHalalas(halalas).split(".");
  return `SAR ${Number(whole).toLocaleString("en")}${part === "00" ? "" : `.${part}`}`;
};

/** A fact of an event in words. */
export const factText = (name: string, value: unknown): string =>
  typeof value === "number" && AMOUNTS.has(name) ? riyals(value) : String(value);

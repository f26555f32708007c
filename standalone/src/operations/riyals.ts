import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import { AMOUNT_FACTS } from "@naqsh/shared/moderation";

/** An amount as an operator reads it. */
export const riyals = (halalas: number): string => {
  const [whole = "", part = ""] = decimalFromHalalas(halalas).split(".");
  return `SAR ${Number(whole).toLocaleString("en")}${part === "00" ? "" : `.${part}`}`;
};

/** A fact of an event in words. */
export const factText = (name: string, value: unknown): string =>
  typeof value === "number" && AMOUNT_FACTS.has(name) ? riyals(value) : String(value);

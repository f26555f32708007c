/** What a spreadsheet would take for a formula (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

const cell = (value: string | number | null): string => {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** A line of RFC 4180 whose cells no spreadsheet runs. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(",")}\r\n`;

/** A whole number of halalas (100 to the riyal). */
export type Halalas = number;

/** On the wire a price is a decimal string with two places ("1250.00"). */
export type DecimalSar = string;

/** 15 % of a net amount, rounded half up to the halala (docs/rules.md#money). */
export const vatOf = (net: Halalas): Halalas => Math.floor((net * 15 + 50) / 100);

export const withVat = (net: Halalas): Halalas => net + vatOf(net);

export const halalasFromRiyals = (riyals: number): Halalas => Math.round(riyals * 100);

export const decimalFromHalalas = (amount: Halalas): DecimalSar => {
  const digits = Math.abs(amount).toString().padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Takes "1250", "1250.5" or "1250.00"; gives null for anything else, or for more than ten digits (decimal 10,2). */
export const halalasFromDecimal = (text: string): Halalas | null => {
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
};

const ARABIC_INDIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** Arabic-Indic and Persian digits become 0-9; everything else stays. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code >= PERSIAN_ZERO ? code - PERSIAN_ZERO : code - ARABIC_INDIC_ZERO);
  });

/**
 * What a person typed as an amount, as a decimal that `halalasFromDecimal` reads: digits of three scripts, Arabic and
 * Latin separators, spaces and direction marks. Gives null if it is not an amount.
 */
export const decimalFromInput = (text: string): string | null => {
  const latin = latinDigits(text)
    .replace(/[\s\u00a0\u061c\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/\u066b/g, ".")
    .replace(/[\u066c\u060c,](?=\d{3}(?!\d))/g, "");
  return /^\d+(\.\d{1,2})?$/.test(latin) ? latin : null;
};

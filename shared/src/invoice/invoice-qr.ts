import type { Instant } from "../kernel/instant";
import { decimalFromHalalas } from "../kernel/money";
import type { Halalas } from "../kernel/money";

export type QrFacts = {
  seller: string;
  vatNumber: string;
  /** When the invoice was issued; the code holds whole seconds. */
  issuedAt: Instant;
  total: Halalas;
  vat: Halalas;
};

const MOST_BYTES = 255;

/** True for each of a letter's UTF-8 bytes but the first. */
const isFollowing = (byte: number): boolean => (byte & 0b1100_0000) === 0b1000_0000;

/** The longest beginning of a text that fits into a field: its length is one byte. No letter is cut in two. */
const fitted = (text: string): Uint8Array => {
  const bytes = new TextEncoder().encode(text);
  let end = Math.min(bytes.length, MOST_BYTES);
  while (end < bytes.length && isFollowing(bytes[end]!)) end -= 1;
  return bytes.subarray(0, end);
};

/** One field: tag, length in UTF-8 bytes, text. */
const field = (tag: number, text: string): number[] => {
  const bytes = fitted(text);
  return [tag, bytes.length, ...bytes];
};

const secondsOf = (instant: Instant): string => `${instant.slice(0, 19)}Z`;

/** The text of the QR code that Saudi e-invoicing asks for: base64 of five fields (docs/rules.md#invoices). */
export const invoiceQr = ({ seller, vatNumber, issuedAt, total, vat }: QrFacts): string => {
  const bytes = [
    ...field(1, seller),
    ...field(2, vatNumber),
    ...field(3, secondsOf(issuedAt)),
    ...field(4, decimalFromHalalas(total)),
    ...field(5, decimalFromHalalas(vat)),
  ];
  return btoa(String.fromCodePoint(...bytes));
};

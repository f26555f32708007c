import { createHash } from "node:crypto";

/** A Bloom filter: says "perhaps" of everything that was put in, and of one in so many other texts. */
export type PasswordFilter = { bits: Uint8Array; hashes: number };

const WORD_BYTES = 6;

/** The places of a text among so many bits, by double hashing. */
const placesOf = (text: string, bitCount: number, hashes: number): number[] => {
  const digest = createHash("sha256").update(text).digest();
  const first = digest.readUIntLE(0, WORD_BYTES) % bitCount;
  const step = 1 + (digest.readUIntLE(WORD_BYTES, WORD_BYTES) % (bitCount - 1));
  return Array.from({ length: hashes }, (_, index) => (first + index * step) % bitCount);
};

export const emptyFilter = (entries: number, oneWrongIn: number): PasswordFilter => {
  const bitsEach = Math.log2(oneWrongIn) / Math.LN2;
  return { bits: new Uint8Array(Math.ceil((entries * bitsEach) / 8)), hashes: Math.round(Math.log2(oneWrongIn)) };
};

export const put = ({ bits, hashes }: PasswordFilter, text: string): void => {
  for (const place of placesOf(text, bits.length * 8, hashes)) bits[place >> 3]! |= 1 << (place & 7);
};

/** False for what was certainly not put in. */
export const mayHave = ({ bits, hashes }: PasswordFilter, text: string): boolean =>
  placesOf(text, bits.length * 8, hashes).every((place) => (bits[place >> 3]! & (1 << (place & 7))) !== 0);

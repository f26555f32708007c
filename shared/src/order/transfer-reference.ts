import { sha256Hex } from "#digest";
import { latinDigits } from "../kernel/digits";

/** Neither 0 and O nor 1, I and L, which people read as one another. A prime number of letters, for the check letter. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const BASE = LETTERS.length;
const PREFIX = "NQ";
/** Besides the check letter; 54 bits of the payment's id. */
const LENGTH = 11;
const HASHED = 16;

/**
 * Makes the sum of all letters, each times its place, a multiple of 31: one letter mistaken for another, or two that changed places,
 * are always noticed.
 */
const checkLetterOf = (letters: string): string => {
  const sum = [...letters].reduce((total, letter, place) => total + LETTERS.indexOf(letter) * (place + 1), 0);
  // The check letter stands at the place LENGTH + 1, whose inverse brings its own share to what is missing.
  const inverse = Array.from({ length: BASE }, (_, one) => one).find((one) => (one * (LENGTH + 1)) % BASE === 1) ?? 1;
  return LETTERS.charAt((((BASE - (sum % BASE)) % BASE) * inverse) % BASE);
};

const isWhole = (letters: string): boolean =>
  [...letters].every((letter) => LETTERS.includes(letter)) &&
  checkLetterOf(letters.slice(0, LENGTH)) === letters[LENGTH];

const shown = (letters: string): string => [PREFIX, ...(letters.match(/.{4}/g) ?? [])].join("-");

/** What a buyer writes on their transfer, "NQ-7K3M-PX9D-4TRC": it follows from the payment's id, and ends with a check letter. */
export const transferReferenceOf = (paymentId: string): string => {
  let rest = BigInt(`0x${sha256Hex(paymentId).slice(0, HASHED)}`);
  let letters = "";
  while (letters.length < LENGTH) {
    letters += LETTERS.charAt(Number(rest % BigInt(BASE)));
    rest /= BigInt(BASE);
  }
  return shown(letters + checkLetterOf(letters));
};

/** Whether a payment's reference is one of a bank transfer; a provider's never is. */
export const isTransferReference = (reference: string): boolean =>
  reference.startsWith(`${PREFIX}-`) && isWhole(reference.slice(PREFIX.length).replaceAll("-", ""));

/**
 * The references in what a bank wrote about a transfer, in the shape of `transferReferenceOf`: digits of three scripts, small letters,
 * spaces and dashes anywhere, and without the prefix too. What has no right check letter is none.
 */
export const referencesIn = (text: string): string[] => {
  const letters = latinDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
  const found = new Set<string>();
  for (let place = 0; place + LENGTH < letters.length; place += 1) {
    const candidate = letters.slice(place, place + LENGTH + 1);
    if (isWhole(candidate)) found.add(shown(candidate));
  }
  return [...found];
};

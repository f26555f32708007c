import { createHmac, randomInt } from "node:crypto";
import { latinDigits } from "@naqsh/shared/kernel/digits";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";

const PURPOSE = "recoveryCodes";
const CODES = 10;
const LETTERS = 12;
const GROUP = 4;
/** Crockford's, without what is read for another: no I, L, O, U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const READ_AS: Readonly<Record<string, string>> = { I: "1", L: "1", O: "0" };

const newCode = (): string => {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]!).join("");
  return letters.match(new RegExp(`.{${GROUP}}`, "g"))!.join("-");
};

/** Ten codes of sixty random bits, `ABCD-1234-WXYZ`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

/** A code as it may have been typed: any case and spacing, digits of any script, letters that are mistaken for digits. */
const letters = (typed: string): string =>
  latinDigits(typed)
    .toUpperCase()
    .replace(/[\s-]/gu, "")
    .replace(/[ILO]/g, (letter) => READ_AS[letter]!);

/** Whether what was typed has the form of a recovery code. */
export const isRecoveryCode = (typed: string): boolean => letters(typed).length === LETTERS;

/** All that is kept of a code; keyed and bound to its person, so that the log tells nothing about it. */
export const recoveryHash = async (
  keys: Pick<PersonalKeys, "platformSecret">,
  userId: string,
  typed: string,
): Promise<string> =>
  createHmac("sha256", await keys.platformSecret(PURPOSE))
    .update(`${userId}/${letters(typed)}`)
    .digest("base64url");

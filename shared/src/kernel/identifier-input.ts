import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import * as z from "zod/mini";
import { latinDigits } from "./digits";

/** Digits as an Arabic keyboard types them count as any others. */
export const typedDigits = z.overwrite(latinDigits);

const compact = (typed: string): string => electronicFormatIBAN(typed) ?? "";

/** An account's number as it is typed; gives its compact form, "SA0380000000608010167519". */
export const iban = z.string().check(
  z.maxLength(60),
  typedDigits,
  z.overwrite(compact),
  z.refine((typed) => isValidIBAN(typed)),
);

/** Saudi numbers for VAT have 15 digits, the first and the last a 3. */
export const vatNumber = z.string().check(typedDigits, z.trim(), z.regex(/^3\d{13}3$/));

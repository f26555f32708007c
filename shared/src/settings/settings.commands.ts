import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { iban, typedDigits, vatNumber } from "../kernel/identifier-input";
import { visibleText } from "../kernel/visible-text";
import type { PlatformSettings } from "./platform-settings";

const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;
const HIGHEST_COMMISSION = 5_000;
const LONGEST_SOFT_CLOSE_MS = 10 * MINUTE_MS;
/** What the gateway lets through, and forms take (docs/rules.md#works). */
const LARGEST_IMAGE_BYTES = 10 * MEGABYTE;

/** Halalas. */
const HIGHEST_DELIVERY = 10_000_00;
const HIGHEST_FIXED_FEE = 100_00;
const HIGHEST_FEE_BASIS_POINTS = 1_000;
const MOST_HOLIDAYS = 200;

const seen = z.overwrite(visibleText);
const text = (length: number) => z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(length));
const bilingual = (length: number) => z.object({ ar: text(length), en: text(length) });
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
/** Days of Riyadh's calendar, each once, oldest first whatever the order that they are sent in. */
const days = z.pipe(
  z.array(z.iso.date()).check(z.maxLength(MOST_HOLIDAYS)),
  z.transform((sent: string[]) => [...new Set(sent)].toSorted()),
);
const price = whole(0, HIGHEST_DELIVERY);
const fee = z.object({ basisPoints: whole(0, HIGHEST_FEE_BASIS_POINTS), fixed: whole(0, HIGHEST_FIXED_FEE) });
const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** PATCH /api/admin/settings: the fields to change; null takes the seller's facts away. Units as in `PlatformSettings`. */
export const ChangeSettingsBody = z.strictObject({
  platformName: z.optional(bilingual(40)),
  commissionBasisPoints: z.optional(whole(0, HIGHEST_COMMISSION)),
  softCloseMs: z.optional(whole(0, LONGEST_SOFT_CLOSE_MS)),
  largestImageBytes: z.optional(whole(MEGABYTE, LARGEST_IMAGE_BYTES)),
  sellerName: z.optional(z.nullable(bilingual(160))),
  sellerAddress: z.optional(z.nullable(bilingual(300))),
  vatNumber: z.optional(z.nullable(vatNumber)),
  commercialRegistration: z.optional(z.nullable(z.string().check(typedDigits, z.trim(), z.regex(/^\d{10}$/)))),
  legalEmail: z.optional(z.nullable(email)),
  privacyEmail: z.optional(z.nullable(email)),
  bankAccount: z.optional(z.nullable(z.object({ holder: text(140), bank: bilingual(80), iban }))),
  phone: z.optional(z.nullable(z.string().check(typedDigits, z.trim(), z.regex(/^\+?[\d ]{7,20}$/)))),
  deliveryPrices: z.optional(z.object({ riyadh: price, cities: price, remote: price })),
  processingFees: z.optional(z.object({ card: fee, mada: fee, transfer: fee })),
  holidays: z.optional(days),
});
export type ChangeSettingsBody = z.infer<typeof ChangeSettingsBody>;

export type ChangeSettings = CommandOf<"ChangeSettings", { changedBy: string; changes: Partial<PlatformSettings> }>;
export type SettingsCommand = ChangeSettings;

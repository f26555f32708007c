import type { BilingualText } from "../kernel/bilingual-text";
import type { Halalas } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";
import type { DeliveryZone } from "./delivery-zones";
import type { ProcessingFees } from "./processing-fees";

/** `iban` in its compact form, "SA0380000000608010167519". */
export type BankAccount = { holder: string; bank: BilingualText; iban: string };

/** What administrators decide for all of the platform. A value in force when something is decided decides it (docs/rules.md#settings). */
export type PlatformSettings = {
  platformName: BilingualText;
  /** Of the net price: 1,000 are 10 %. */
  commissionBasisPoints: number;
  /** A bid in this last part of an auction moves its end to as long after that bid; 0 switches it off. */
  softCloseMs: number;
  /** The largest picture of a form. */
  largestImageBytes: number;
  /** Who sells, for terms and invoices; null until it is given. */
  sellerName: BilingualText | null;
  sellerAddress: BilingualText | null;
  /** Fifteen digits, the first and the last a 3. */
  vatNumber: string | null;
  /** Ten digits. */
  commercialRegistration: string | null;
  legalEmail: string | null;
  privacyEmail: string | null;
  phone: string | null;
  /** What a buyer pays for delivery, halalas by zone; 0 is included in the price. */
  deliveryPrices: Readonly<Record<DeliveryZone, Halalas>>;
  /** Taken off an artist's share; frozen on an order when it is created. */
  processingFees: ProcessingFees;
  /** Where buyers' transfers go and artists are paid from; without it nobody pays by transfer, nor is paid. */
  bankAccount: BankAccount | null;
  /** Days on which nobody works besides Fridays and Saturdays: working days are counted without them. Oldest first. */
  holidays: readonly RiyadhDay[];
};

export type SettingName = keyof PlatformSettings;

/** What everyone reads of them. Where money goes is told to those who have to send it. */
export type PublicSettings = Omit<PlatformSettings, "bankAccount">;

const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;

/** In force before anybody has changed anything. */
export const FIRST_SETTINGS: PlatformSettings = {
  platformName: { ar: "نقش", en: "Naqsh" },
  commissionBasisPoints: 1_000,
  softCloseMs: 2 * MINUTE_MS,
  largestImageBytes: 10 * MEGABYTE,
  sellerName: null,
  sellerAddress: null,
  vatNumber: null,
  commercialRegistration: null,
  legalEmail: null,
  privacyEmail: null,
  phone: null,
  deliveryPrices: { riyadh: 0, cities: 0, remote: 0 },
  processingFees: {
    card: { basisPoints: 250, fixed: 100 },
    mada: { basisPoints: 100, fixed: 0 },
    transfer: { basisPoints: 0, fixed: 0 },
  },
  bankAccount: null,
  holidays: [],
};

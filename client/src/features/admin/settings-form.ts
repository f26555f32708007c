import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import { decimalFromInput, latinDigits } from "@naqsh/shared/kernel/digits";
import { decimalFromHalalas, halalasFromRiyals } from "@naqsh/shared/kernel/money";
import type { ChangeSettingsBody, FeeRate, PlatformSettings } from "@naqsh/shared/settings";

const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;
const BASIS_POINTS_OF_A_PERCENT = 100;

/** The settings as people write them: percent, minutes, megabytes; empty for what is not given. */
export type SettingsValues = {
  platformNameAr: string;
  platformNameEn: string;
  commissionPercent: string;
  softCloseMinutes: string;
  largestImageMegabytes: string;
  /** Riyals; 0 is included in the price. */
  deliveryRiyadh: string;
  deliveryCities: string;
  deliveryRemote: string;
  /** Percent of the total, and riyals beside it, by what is paid with. */
  cardPercent: string;
  cardFixed: string;
  madaPercent: string;
  madaFixed: string;
  transferPercent: string;
  transferFixed: string;
  sellerNameAr: string;
  sellerNameEn: string;
  sellerAddressAr: string;
  sellerAddressEn: string;
  vatNumber: string;
  commercialRegistration: string;
  legalEmail: string;
  privacyEmail: string;
  phone: string;
  bankHolder: string;
  bankNameAr: string;
  bankNameEn: string;
  bankIban: string;
  /** Days of Riyadh's calendar with a comma or a space between them. */
  holidays: string;
};

const percentOf = (basisPoints: number): string => String(basisPoints / BASIS_POINTS_OF_A_PERCENT);

/** What stands in the form's fields while these settings are in force; figures in Latin digits. */
export const valuesFrom = (settings: PlatformSettings): SettingsValues => ({
  platformNameAr: settings.platformName.ar,
  platformNameEn: settings.platformName.en,
  commissionPercent: percentOf(settings.commissionBasisPoints),
  softCloseMinutes: String(settings.softCloseMs / MINUTE_MS),
  largestImageMegabytes: String(settings.largestImageBytes / MEGABYTE),
  deliveryRiyadh: decimalFromHalalas(settings.deliveryPrices.riyadh),
  deliveryCities: decimalFromHalalas(settings.deliveryPrices.cities),
  deliveryRemote: decimalFromHalalas(settings.deliveryPrices.remote),
  cardPercent: percentOf(settings.processingFees.card.basisPoints),
  cardFixed: decimalFromHalalas(settings.processingFees.card.fixed),
  madaPercent: percentOf(settings.processingFees.mada.basisPoints),
  madaFixed: decimalFromHalalas(settings.processingFees.mada.fixed),
  transferPercent: percentOf(settings.processingFees.transfer.basisPoints),
  transferFixed: decimalFromHalalas(settings.processingFees.transfer.fixed),
  sellerNameAr: settings.sellerName?.ar ?? "",
  sellerNameEn: settings.sellerName?.en ?? "",
  sellerAddressAr: settings.sellerAddress?.ar ?? "",
  sellerAddressEn: settings.sellerAddress?.en ?? "",
  vatNumber: settings.vatNumber ?? "",
  commercialRegistration: settings.commercialRegistration ?? "",
  legalEmail: settings.legalEmail ?? "",
  privacyEmail: settings.privacyEmail ?? "",
  phone: settings.phone ?? "",
  bankHolder: settings.bankAccount?.holder ?? "",
  bankNameAr: settings.bankAccount?.bank.ar ?? "",
  bankNameEn: settings.bankAccount?.bank.en ?? "",
  bankIban: settings.bankAccount?.iban ?? "",
  holidays: settings.holidays.join(", "),
});

/** A number as it was typed, in any of three sets of digits; NaN if it is none. */
const numberFrom = (text: string): number => Number(decimalFromInput(text) ?? Number.NaN);

const both = (ar: string, en: string) => (ar.trim() || en.trim() ? { ar: ar.trim(), en: en.trim() } : null);
const orNothing = (text: string): string | null => text.trim() || null;

const BANK_FIELDS = ["bankHolder", "bankNameAr", "bankNameEn", "bankIban"] as const;

const accountOf = (values: SettingsValues): PlatformSettings["bankAccount"] => {
  if (BANK_FIELDS.every((name) => !values[name].trim())) return null;
  return {
    holder: values.bankHolder.trim(),
    bank: { ar: values.bankNameAr.trim(), en: values.bankNameEn.trim() },
    iban: electronicFormatIBAN(latinDigits(values.bankIban)) ?? "",
  };
};

const daysFrom = (text: string): string[] =>
  latinDigits(text)
    .split(/[\s,،;]+/)
    .filter(Boolean);

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

const basisPointsFrom = (percent: string): number => Math.round(numberFrom(percent) * BASIS_POINTS_OF_A_PERCENT);

const feeFrom = (percent: string, fixed: string): FeeRate => ({
  basisPoints: basisPointsFrom(percent),
  fixed: halalasFromRiyals(numberFrom(fixed)),
});

const settingsOf = (values: SettingsValues): PlatformSettings => ({
  platformName: { ar: values.platformNameAr.trim(), en: values.platformNameEn.trim() },
  commissionBasisPoints: basisPointsFrom(values.commissionPercent),
  softCloseMs: Math.round(numberFrom(values.softCloseMinutes) * MINUTE_MS),
  largestImageBytes: Math.round(numberFrom(values.largestImageMegabytes) * MEGABYTE),
  deliveryPrices: {
    riyadh: halalasFromRiyals(numberFrom(values.deliveryRiyadh)),
    cities: halalasFromRiyals(numberFrom(values.deliveryCities)),
    remote: halalasFromRiyals(numberFrom(values.deliveryRemote)),
  },
  processingFees: {
    card: feeFrom(values.cardPercent, values.cardFixed),
    mada: feeFrom(values.madaPercent, values.madaFixed),
    transfer: feeFrom(values.transferPercent, values.transferFixed),
  },
  sellerName: both(values.sellerNameAr, values.sellerNameEn),
  sellerAddress: both(values.sellerAddressAr, values.sellerAddressEn),
  vatNumber: orNothing(values.vatNumber),
  commercialRegistration: orNothing(values.commercialRegistration),
  legalEmail: orNothing(values.legalEmail),
  privacyEmail: orNothing(values.privacyEmail),
  phone: orNothing(values.phone),
  bankAccount: accountOf(values),
  holidays: [...new Set(daysFrom(values.holidays))].toSorted(),
});

/** Only what differs from what the form began with, so that two administrators do not undo each other's changes. */
export const changesFrom = (values: SettingsValues, before: PlatformSettings): ChangeSettingsBody => {
  const asked = settingsOf(values);
  const began = settingsOf(valuesFrom(before));
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(began[name as keyof PlatformSettings]),
    ),
  );
};

export type SettingsFault =
  | "required"
  | "bothLanguages"
  | "commission"
  | "softClose"
  | "image"
  | "delivery"
  | "feePercent"
  | "feeFixed"
  | "vat"
  | "holidays"
  | "registration"
  | "iban";

const within = (text: string, least: number, most: number): boolean => {
  const number = numberFrom(text);
  return number >= least && number <= most;
};

const FEE_PERCENTS = ["cardPercent", "madaPercent", "transferPercent"] as const;
const FEES_FIXED = ["cardFixed", "madaFixed", "transferFixed"] as const;

/** What is wrong with a field before anything is sent; the limits are those of the server. */
export const faultsOf = (values: SettingsValues): Partial<Record<keyof SettingsValues, SettingsFault>> => {
  const faults: Partial<Record<keyof SettingsValues, SettingsFault>> = {};
  for (const name of ["platformNameAr", "platformNameEn"] as const) if (!values[name].trim()) faults[name] = "required";
  if (!within(values.commissionPercent, 0, 50)) faults.commissionPercent = "commission";
  if (!within(values.softCloseMinutes, 0, 10)) faults.softCloseMinutes = "softClose";
  if (!within(values.largestImageMegabytes, 1, 10)) faults.largestImageMegabytes = "image";
  for (const name of ["deliveryRiyadh", "deliveryCities", "deliveryRemote"] as const) {
    if (!within(values[name], 0, 10_000)) faults[name] = "delivery";
  }
  for (const name of FEE_PERCENTS) if (!within(values[name], 0, 10)) faults[name] = "feePercent";
  for (const name of FEES_FIXED) if (!within(values[name], 0, 100)) faults[name] = "feeFixed";
  for (const [ar, en] of [
    ["sellerNameAr", "sellerNameEn"],
    ["sellerAddressAr", "sellerAddressEn"],
  ] as const) {
    if (values[ar].trim() && !values[en].trim()) faults[en] = "bothLanguages";
    if (values[en].trim() && !values[ar].trim()) faults[ar] = "bothLanguages";
  }
  const vatNumber = latinDigits(values.vatNumber).trim();
  if (vatNumber && !/^3\d{13}3$/.test(vatNumber)) faults.vatNumber = "vat";
  const registration = latinDigits(values.commercialRegistration).trim();
  if (registration && !/^\d{10}$/.test(registration)) faults.commercialRegistration = "registration";
  if (accountOf(values) !== null) {
    for (const name of BANK_FIELDS) if (!values[name].trim()) faults[name] = "required";
    if (!isValidIBAN(accountOf(values)?.iban ?? "")) faults.bankIban = "iban";
  }
  if (!daysFrom(values.holidays).every(isDay)) faults.holidays = "holidays";
  return faults;
};

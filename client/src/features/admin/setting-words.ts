import type { FeeRate, PlatformSettings, SettingChange, SettingName } from "@naqsh/shared/settings";
import type { TFunction } from "i18next";
import type { Formats } from "../../i18n/format";
import type { Language } from "@naqsh/shared/kernel/language";

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;
const WHOLE_BASIS_POINTS = 10_000;

type Reader = { t: TFunction<"admin">; format: Formats; language: Language };
type Words<Value> = (value: Value, reader: Reader) => string;

const text: Words<string | null> = (value, { t }) => value ?? t("settings.notGiven");
const bilingual: Words<{ ar: string; en: string } | null> = (value, { t, language }) =>
  value?.[language] ?? t("settings.notGiven");

const feeWords: Words<FeeRate> = ({ basisPoints, fixed }, { format }) =>
  [format.percent(basisPoints / WHOLE_BASIS_POINTS), ...(fixed > 0 ? [format.moneyText(fixed)] : [])].join(" + ");

const WORDS: { [Name in SettingName]: Words<PlatformSettings[Name]> } = {
  platformName: bilingual,
  commissionBasisPoints: (value, { format }) => format.percent(value / WHOLE_BASIS_POINTS),
  softCloseMs: (value, { t }) => t("settings.minutes", { count: value / MINUTE_MS }),
  largestImageBytes: (value, { t }) => t("settings.megabytes", { count: value / MEGABYTE }),
  sellerName: bilingual,
  sellerAddress: bilingual,
  vatNumber: text,
  commercialRegistration: text,
  legalEmail: text,
  privacyEmail: text,
  phone: text,
  deliveryPrices: ({ riyadh, cities, remote }, { t, format }) =>
    t("settings.prices", {
      riyadh: format.moneyText(riyadh),
      cities: format.moneyText(cities),
      remote: format.moneyText(remote),
    }),
  processingFees: ({ card, mada, transfer }, reader) =>
    reader.t("settings.fees", {
      card: feeWords(card, reader),
      mada: feeWords(mada, reader),
      transfer: feeWords(transfer, reader),
    }),
  bankAccount: (value, { t, language }) =>
    value === null
      ? t("settings.notGiven")
      : t("settings.account", { holder: value.holder, bank: value.bank[language], iban: value.iban }),
  holidays: (days, { t, format }) => (days.length === 0 ? t("settings.notGiven") : format.list([...days])),
};

/** What a setting was, or became, in the reader's words, with its unit. */
export const settingWords = ({ name, from, to }: SettingChange, reader: Reader): { from: string; to: string } => {
  const words = WORDS[name] as Words<unknown>;
  return { from: words(from, reader), to: words(to, reader) };
};

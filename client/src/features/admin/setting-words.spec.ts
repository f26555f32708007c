import { FIRST_SETTINGS, type PlatformSettings, type SettingChange, type SettingName } from "@naqsh/shared/settings";
import { expect, it } from "vitest";
import { createFormats } from "../../i18n/format";
import { settingWords } from "./setting-words";

const GIVEN: PlatformSettings = {
  ...FIRST_SETTINGS,
  sellerName: { ar: "شركة", en: "Company" },
  deliveryPrices: { riyadh: 0, cities: 3500, remote: 9050 },
  processingFees: { ...FIRST_SETTINGS.processingFees, transfer: { basisPoints: 0, fixed: 500 } },
  bankAccount: { holder: "شركة", bank: { ar: "مصرف", en: "Bank" }, iban: "SA0380000000608010167519" },
  holidays: ["2026-09-23"],
};
const t = ((key: string, values: object = {}) => `${key} ${Object.values(values).join(" ")}`) as never;

it.each(Object.keys(FIRST_SETTINGS) as SettingName[])("tells a change of %s in words", (name) => {
  const change = { name, from: FIRST_SETTINGS[name], to: GIVEN[name] } as SettingChange;
  for (const language of ["ar", "en"] as const) {
    const { from, to } = settingWords(change, { t, format: createFormats(language, "latin"), language });
    expect(`${from}|${to}`).not.toMatch(/^\||\|$|[{}[\]]|undefined|NaN/);
  }
});

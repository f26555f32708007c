import { FIRST_SETTINGS } from "@naqsh/shared/settings";
import i18next from "i18next";
import { beforeAll, expect, it } from "vitest";
import { callPlatform, speak, startI18n } from "./i18n";

beforeAll(async () => {
  await startI18n("ar");
});

const brand = (): string => i18next.t("ui:brand");

it("calls the platform by its first name until the settings have come", async () => {
  expect(brand()).toBe(FIRST_SETTINGS.platformName.ar);
  await speak("en");
  expect(brand()).toBe(FIRST_SETTINGS.platformName.en);
  expect(i18next.t("footer.rights", { year: "2026" })).toBe("© 2026 Naqsh. All rights remain with the artists.");
});

it("calls it by its name of the settings, in each language, and says so to what is shown", async () => {
  await speak("ar");
  const shownAgain: string[] = [];
  i18next.on("languageChanged", () => void shownAgain.push(brand()));
  callPlatform({ ar: "دار", en: "Dar" });
  expect(shownAgain).toEqual(["دار"]);
  await speak("en");
  expect(brand()).toBe("Dar");
  expect(i18next.t("footer.rights", { year: "2026" })).toContain("© 2026 Dar.");
});

import i18next from "i18next";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { speak, startI18n } from "./i18n";

const changed = vi.fn<(language: string) => void>();

beforeAll(async () => {
  await startI18n("ar");
  i18next.on("languageChanged", changed);
});
afterEach(async () => {
  await speak("ar");
  changed.mockClear();
});

it("says nothing anew in the language that is spoken", async () => {
  await speak("ar");
  expect(changed).not.toHaveBeenCalled();
  await speak("en");
  expect(changed).toHaveBeenCalledTimes(1);
});

it("speaks what was asked for last, in whatever order the texts come", async () => {
  await Promise.all([speak("en"), speak("ar")]);
  expect(i18next.language).toBe("ar");
  await Promise.all([speak("ar"), speak("en")]);
  expect(i18next.language).toBe("en");
});

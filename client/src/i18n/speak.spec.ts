import i18next from "i18next";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { bringLaterTexts, speak, startI18n } from "./i18n";

const changed = vi.fn<(language: string) => void>();

beforeAll(async () => {
  await startI18n("ar");
  i18next.on("languageChanged", changed);
});
afterEach(async () => {
  await speak("ar");
  changed.mockClear();
});

it("speaks a language with the texts that a page asked for while its first ones came", async () => {
  const speaking = speak("en");
  await Promise.all([bringLaterTexts(), speaking]);
  expect(i18next.hasResourceBundle("en", "order")).toBe(true);
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

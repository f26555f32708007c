import { expect, it } from "vitest";
import { privacyText } from "../features/legal/privacy-text";
import arabicPreferences from "../features/settings/preferences.ar.json";
import englishPreferences from "../features/settings/preferences.en.json";

const told = {
  ar: { words: arabicPreferences.display, looks: "تشاهده", hint: "شاهدته" },
  en: { words: englishPreferences.display, looks: "look at", hint: "looked at" },
};

it.each(["ar", "en"] as const)(
  "what members look at is told, with the switch that ends it by its name (%s)",
  (language) => {
    const { words, looks, hint } = told[language];
    const privacy = privacyText[language].sections.flatMap(({ points }) => points);
    expect(words.recommendationsText).toContain(hint);
    expect(privacy.filter((point) => point.includes(looks)).length).toBeGreaterThanOrEqual(2);
    expect(privacy.filter((point) => point.includes(words.recommendations))).toHaveLength(1);
  },
);

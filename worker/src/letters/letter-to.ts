import { FIRST_SETTINGS } from "@naqsh/shared/settings";
import type { Contact } from "../ports/contacts";
import { letterPage, type Letter, type LetterText } from "./letter-page";

const HOUSE = {
  ar: { greeting: (name: string) => `مرحبًا ${name}،`, signature: "فريق {platform}" },
  en: { greeting: (name: string) => `Hello ${name},`, signature: "The {platform} team" },
} as const;

/**
 * A letter to somebody, as text and as a page, with its greeting and signature. `{platform}` in its words is what the platform is
 * called when it is written; `link` is a whole address.
 */
export const letterTo = (contact: Contact, words: LetterText, link: string): Letter => {
  const { language, firstName, platformName = FIRST_SETTINGS.platformName[language] } = contact;
  const named = (text: string): string => text.replaceAll("{platform}", platformName);
  const [subject, action, signature] = [named(words.subject), named(words.action), named(HOUSE[language].signature)];
  const lines = words.lines.map(named);
  const greeting = HOUSE[language].greeting(firstName.trim().replace(/\s+/g, " "));
  return {
    subject,
    text: [greeting, "", ...lines, "", `${action}: ${link}`, "", signature].join("\n"),
    html: letterPage({ language, platformName, letter: { subject, lines, action, greeting, link, signature } }),
  };
};

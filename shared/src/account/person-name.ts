import type { Language } from "../kernel/language";
import type { PersonNames } from "./account.views";

/** A person's name in the reader's letters; null once their account is erased. */
export const personNameOf = ({ firstName, lastName, latinName }: PersonNames, language: Language): string | null => {
  if (firstName === null && lastName === null) return null;
  if (language === "en" && latinName) return latinName;
  return `${firstName ?? ""} ${lastName ?? ""}`.trim();
};

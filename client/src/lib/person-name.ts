import type { PersonNames } from "@naqsh/shared/account";
import type { Language } from "@naqsh/shared/kernel/language";

export { personNameOf } from "@naqsh/shared/account";

/** What somebody is greeted by. */
export const givenNameOf = ({ firstName, latinName }: PersonNames, language: Language): string =>
  (language === "en" && latinName?.split(" ")[0]) || (firstName ?? "");

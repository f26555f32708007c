import type { Language } from "@naqsh/shared/kernel/language";
import { UNREADABLE_TEXT } from "@naqsh/shared/platform/event-codec/open-personal";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { CalendarSetting, DigitSetting } from "@naqsh/shared/preferences";
import { everyOne } from "../joins/all-documents";
import { settingsInForce } from "../joins/settings-in-force";
import type { QueryDeps } from "../query-deps";

/** Language, digits and calendar as the person has them now. */
export type Contact = {
  email: string;
  firstName: string;
  language: Language;
  digits?: DigitSetting;
  calendar?: CalendarSetting;
  phone?: string;
  /** What the platform is called now, in their language. */
  platformName?: string;
};

/** Who people are, for a letter. */
export type Contacts = {
  /** Null for an unknown or erased person, and for one whose key was damaged: nobody knows where a letter would go. */
  find: (userId: string) => Promise<Contact | null>;
  /** What was written about a person; null once they are erased. */
  open: (text: PersonalText) => Promise<string | null>;
  /** Ids of all administrators. */
  administrators: () => Promise<string[]>;
};

export const createContacts = ({ views, people }: QueryDeps): Contacts => ({
  find: async (userId) => {
    const person = await views.people.get(userId);
    const email = await people.open(person?.email ?? null);
    if (person === null || email === null || email === UNREADABLE_TEXT) return null;
    const { language = person.language, digits, calendar } = (await views.preferences.get(userId))?.display ?? {};
    const names = await people.namesOf(person);
    const firstName = (language === "en" && names.latinName?.split(" ")[0]) || (names.firstName ?? "");
    const phone = await people.open(person.phone);
    const { platformName } = await settingsInForce(views);
    const shown = { ...(digits && { digits }), ...(calendar && { calendar }) };
    const reached = phone && phone !== UNREADABLE_TEXT ? { phone } : {};
    return { email, firstName, language, ...shown, ...reached, platformName: platformName[language] };
  },
  open: people.open,
  administrators: async () => {
    const all = await everyOne(views.people, { index: "byRole", equals: ["admin"] });
    return all.filter(({ erased }) => !erased).map(({ userId }) => userId);
  },
});

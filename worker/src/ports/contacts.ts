import type { Language } from "@naqsh/shared/kernel/language";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { CalendarSetting, DigitSetting } from "@naqsh/shared/preferences";

export type Contact = {
  email: string;
  firstName: string;
  language: Language;
  /** Not there until they were chosen: Arabic digits in Arabic, and the Gregorian calendar. */
  digits?: DigitSetting;
  calendar?: CalendarSetting;
  /** As it was written; not there for whoever gave none. */
  phone?: string;
  /** What the platform is called now, in their language; its first name if it is left out. */
  platformName?: string;
};

/** Names and addresses of people, decrypted for a letter. Read from a view. */
export type Contacts = {
  /** Null for an unknown or erased person. */
  find: (userId: string) => Promise<Contact | null>;
  /** What was written about a person; null once they are erased. */
  open: (text: PersonalText) => Promise<string | null>;
  /** Ids of all administrators. */
  administrators: () => Promise<string[]>;
};

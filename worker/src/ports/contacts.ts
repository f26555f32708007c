import type { PersonalText } from "@naqsh/shared/kernel/personal";

export type Contact = { email: string; firstName: string; language: "ar" | "en" };

/** Who people are, opened for a letter; read from a view. */
export type Contacts = {
  /** Null for an unknown or erased person. */
  find: (userId: string) => Promise<Contact | null>;
  /** What was written about a person; null once they are erased. */
  open: (text: PersonalText) => Promise<string | null>;
  /** Ids of all administrators. */
  administrators: () => Promise<string[]>;
};

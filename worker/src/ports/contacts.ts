export type Contact = { email: string; firstName: string; language: "ar" | "en" };

/** Who people are, opened for a letter; read from a view. */
export type Contacts = {
  /** Null for an unknown or erased person. */
  find: (userId: string) => Promise<Contact | null>;
  /** Ids of all administrators. */
  administrators: () => Promise<string[]>;
};

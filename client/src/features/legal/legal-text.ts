import type { Language } from "@naqsh/shared/kernel/language";

/** A numbered section of a legal text. */
type LegalSection = { title: string; points: string[] };

/** A legal text in both languages, with as many sections in each; `{{commission}}` stands for the rate in force. */
export type LegalText = Readonly<Record<Language, { title: string; lead: string; sections: LegalSection[] }>>;

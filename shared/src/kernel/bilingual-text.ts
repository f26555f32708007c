/** A text for the reader, in both languages. */
export type BilingualText = { ar: string; en: string };

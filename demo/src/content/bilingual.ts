/** The same text for both readers. Arabic is the original, English its equal. */
export type Bilingual = { ar: string; en: string };

import type { Language } from "../kernel/language";

type Titled = { title: string; titleEn: string | null };

/** A work's title in the reader's language; its own if there is no translation. */
export const titleOf = ({ title, titleEn }: Titled, language: Language): string =>
  language === "en" && titleEn ? titleEn : title;

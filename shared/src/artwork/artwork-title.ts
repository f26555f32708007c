type Titled = { title: string; titleEn: string | null };

/** A work's title in the reader's language; its own if there is no translation. */
export const titleOf = ({ title, titleEn }: Titled, language: "ar" | "en"): string =>
  language === "en" && titleEn ? titleEn : title;

import type { Language } from "@naqsh/shared/kernel/language";

export { titleOf } from "@naqsh/shared/artwork";

type Made = { medium: string | null; mediumEn: string | null };

export const mediumOf = ({ medium, mediumEn }: Made, language: Language): string | null =>
  language === "en" && mediumEn ? mediumEn : medium;

type Described = { image: { alt: string | null; altEn: string | null } };

/** What the picture shows, in the reader's language; empty if the artist wrote nothing. */
export const altOf = ({ image }: Described, language: Language): string =>
  (language === "en" ? (image.altEn ?? image.alt) : (image.alt ?? image.altEn)) ?? "";

import type { PublicArtist } from "@naqsh/shared/account";
import type { Language } from "../i18n/language";

type Titled = { title: string; titleEn: string | null };

/** A work's title in the reader's language; its own where there is no translation. */
export const titleOf = ({ title, titleEn }: Titled, language: Language): string =>
  language === "en" && titleEn ? titleEn : title;

type Made = { medium: string | null; mediumEn: string | null };

export const mediumOf = ({ medium, mediumEn }: Made, language: Language): string | null =>
  language === "en" && mediumEn ? mediumEn : medium;

type Described = { image: { alt: string | null; altEn: string | null } };

/** What the picture shows, in the reader's language; empty where the artist wrote nothing. */
export const altOf = ({ image }: Described, language: Language): string =>
  (language === "en" ? (image.altEn ?? image.alt) : (image.alt ?? image.altEn)) ?? "";

/** An artist's name in the reader's letters; null once their account is erased. */
export const artistNameOf = (artist: PublicArtist, language: Language): string | null => {
  if (artist.firstName === null && artist.lastName === null) return null;
  if (language === "en" && artist.latinName) return artist.latinName;
  return `${artist.firstName ?? ""} ${artist.lastName ?? ""}`.trim();
};

import type { ArtistPage } from "@naqsh/shared/artist";
import type { Language } from "@naqsh/shared/kernel/language";
import { personNameOf } from "../lib/person-name";
import type { PageHead } from "./page-head";

const LONGEST = 300;

/** An artist: a person and what they say of themselves. */
export const artistHead = (artist: ArtistPage, language: Language, origin: string): PageHead => {
  const name = personNameOf(artist, language);
  const bio = language === "en" ? (artist.bioEn ?? artist.bio) : artist.bio;
  if (name === null) return {};
  return {
    ...(bio && { description: bio.slice(0, LONGEST) }),
    ...(artist.profileImageUrl && { image: { path: artist.profileImageUrl, alt: name } }),
    type: "profile",
    structured: {
      "@context": "https://schema.org",
      "@type": "Person",
      name,
      url: `${origin}/artists/${artist.id}`,
      ...(bio && { description: bio }),
      ...(artist.profileImageUrl && { image: origin + artist.profileImageUrl }),
    },
  };
};

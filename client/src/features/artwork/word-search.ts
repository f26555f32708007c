import type { ArtworkCard } from "@naqsh/shared/artwork";
import { foldArabic } from "../../lib/arabic-fold";

const textOf = (work: ArtworkCard): string =>
  [
    work.title,
    work.titleEn,
    work.medium,
    work.mediumEn,
    work.artist.firstName,
    work.artist.lastName,
    work.artist.latinName,
  ]
    .filter((part) => part !== null)
    .join(" ");

/** Whether a work mentions every word, whatever the spelling of its letters. */
export const mentions = (work: ArtworkCard, words: string): boolean => {
  const text = foldArabic(textOf(work));
  return foldArabic(words)
    .split(" ")
    .every((word) => text.includes(word) || text.includes(word.replace(/^(و?ال)/, "")));
};

import type { ArtworkDetails } from "../artwork";

/** What an artist says of a work, for specs and simulations that are about something else. */
export const detailsOf = (changes: Partial<ArtworkDetails> = {}): ArtworkDetails => ({
  title: "نخيل",
  titleEn: null,
  description: "نخيل الأحساء",
  descriptionEn: null,
  category: "painting",
  medium: null,
  mediumEn: null,
  dimensions: null,
  heightCm: null,
  widthCm: null,
  yearCreated: null,
  tags: [],
  culturalSignificance: null,
  altText: null,
  altTextEn: null,
  image: { file: "a.png", sha256: "a", width: 10, height: 10, contentType: "image/png" },
  ...changes,
});

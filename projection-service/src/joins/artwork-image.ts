import type { ArtworkImage } from "@naqsh/shared/artwork";
import type { Artwork } from "../artwork/artworks.projection";

/** The picture of a work, by the names of its files. */
export const imageOf = ({ details, renditions }: Pick<Artwork, "details" | "renditions">): ArtworkImage => ({
  base: details.image.sha256,
  widths: renditions?.widths ?? [],
  original: details.image.file,
  width: details.image.width,
  height: details.image.height,
  dominantColour: renditions?.dominantColour ?? null,
  placeholder: renditions?.placeholder ?? null,
  alt: details.altText,
  altEn: details.altTextEn,
});

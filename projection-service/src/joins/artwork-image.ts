import type { ArtworkImage, Renditions, UploadedImage, WorkPicture } from "@naqsh/shared/artwork";
import type { Artwork } from "../artwork/artwork-document";
import type { FurtherPicture } from "../artwork/work-pictures.projection";

const filesOf = (image: UploadedImage, renditions: Renditions | null): Omit<ArtworkImage, "alt" | "altEn"> => ({
  base: image.sha256,
  widths: renditions?.widths ?? [],
  original: image.file,
  width: image.width,
  height: image.height,
  dominantColour: renditions?.dominantColour ?? null,
  placeholder: renditions?.placeholder ?? null,
});

/** The name of the largest rendition of a picture; null while it has none. */
export const largestRenditionOf = ({ sha256 }: UploadedImage, renditions: Renditions | null): string | null =>
  renditions && `${sha256}-${Math.max(...renditions.widths)}.webp`;

/** Where a picture lies that is in a view already: its largest rendition, and what was uploaded while it has none. */
export const addressOf = ({ base, widths, original }: ArtworkImage): string =>
  `/images/${widths.length > 0 ? `${base}-${Math.max(...widths)}.webp` : original}`;

/** The picture of a work, by the names of its files. */
export const imageOf = ({ details, renditions }: Pick<Artwork, "details" | "renditions">): ArtworkImage => ({
  ...filesOf(details.image, renditions),
  alt: details.altText,
  altEn: details.altTextEn,
});

/** A further picture; what it shows is said by its role. */
export const furtherPictureOf = ({ pictureId, role, image, renditions, tiles }: FurtherPicture): WorkPicture => ({
  id: pictureId,
  role,
  image: { ...filesOf(image, renditions), alt: null, altEn: null },
  tiles,
});

import type { ArtworkColour, ArtworkOrientation, ArtworkSize } from "@naqsh/shared/artwork";
import { foldArabic } from "@naqsh/shared/kernel/arabic-fold";

/** Shelves of the marketplace; a category's works in auction stand on `auction/<category>`. */
export const ALL_WORKS = "all";
export const WORKS_IN_AUCTION = "auction";
export const shelfOfArtist = (artistId: string): string => `artist/${artistId}`;
export const shelfOfColour = (colour: ArtworkColour): string => `colour/${colour}`;
export const shelfOfSize = (size: ArtworkSize): string => `size/${size}`;
export const shelfOfOrientation = (orientation: ArtworkOrientation): string => `orientation/${orientation}`;
/** Mediums that read the same when folded are one. */
export const shelfOfMedium = (medium: string): string => `medium/${foldArabic(medium)}`;
export const isShelfOfMedium = (shelf: string): boolean => shelf.startsWith("medium/");
export const VERIFIED_WORKS = "verified";
export const FEATURED_WORKS = "featured";

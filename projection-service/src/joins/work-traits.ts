import { colourFamily } from "@naqsh/shared/artwork";
import type { WorkTraits } from "@naqsh/shared/recommendation";
import type { Artwork } from "../artwork/artwork-document";

/** What a work is known by when it is compared with others. */
export const workTraits = ({ artworkId, artistId, details, renditions }: Artwork): WorkTraits => ({
  artworkId,
  artistId,
  category: details.category,
  colour: renditions === null ? null : colourFamily(renditions.dominantColour),
  tags: details.tags,
});

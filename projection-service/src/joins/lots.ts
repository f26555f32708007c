import type { LotOfAuction } from "@naqsh/shared/auction";
import type { Collection } from "@naqsh/shared/platform/ports/read-model-store";
import type { Artwork } from "../artwork/artworks.projection";
import { imageOf } from "./artwork-image";
import type { People } from "./people";

/** Works by ids, as rooms, orders and lists show them. */
export type Lots = {
  lot: (artworkId: string) => Promise<LotOfAuction | null>;
  title: (artworkId: string) => Promise<{ title: string; titleEn: string | null } | null>;
};

export const createLots = (artworks: Collection<Artwork>, people: People): Lots => ({
  lot: async (artworkId) => {
    const work = await artworks.get(artworkId);
    if (work === null) return null;
    const { title, titleEn, category, medium, mediumEn, dimensions, heightCm, widthCm, yearCreated } = work.details;
    return {
      artworkId,
      title,
      titleEn,
      artist: await people.artist(work.artistId),
      category,
      medium,
      mediumEn,
      dimensions,
      heightCm,
      widthCm,
      yearCreated,
      image: imageOf(work),
    };
  },
  title: async (artworkId) => {
    const work = await artworks.get(artworkId);
    return work === null ? null : { title: work.details.title, titleEn: work.details.titleEn };
  },
});

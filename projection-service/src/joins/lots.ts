import type { ArtworkImage } from "@naqsh/shared/artwork";
import type { LotOfAuction } from "@naqsh/shared/auction";
import type { Views } from "../views";
import { imageOf } from "./artwork-image";
import type { People } from "./people";

type Titles = { title: string; titleEn: string | null };

/** Works by ids, as rooms, orders and lists show them: whatever a reviewer has not seen yet is shown on none. */
export type Lots = {
  lot: (artworkId: string) => Promise<LotOfAuction | null>;
  title: (artworkId: string) => Promise<Titles | null>;
  /** What stands at the head of a line about a work. */
  cover: (artworkId: string) => Promise<(Titles & { image: ArtworkImage }) | null>;
};

export const createLots = (views: Pick<Views, "artworks">, people: People): Lots => ({
  lot: async (artworkId) => {
    const work = await views.artworks.get(artworkId);
    if (work === null) return null;
    const shown = work.lastApproved ?? work;
    const { title, titleEn, category, medium, mediumEn, dimensions, heightCm, widthCm, yearCreated } = shown.details;
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
      image: imageOf(shown),
    };
  },
  title: async (artworkId) => {
    const work = await views.artworks.get(artworkId);
    if (work === null) return null;
    const { title, titleEn } = (work.lastApproved ?? work).details;
    return { title, titleEn };
  },
  cover: async (artworkId) => {
    const work = await views.artworks.get(artworkId);
    if (work === null) return null;
    const shown = work.lastApproved ?? work;
    const { title, titleEn } = shown.details;
    return { title, titleEn, image: imageOf(shown) };
  },
});

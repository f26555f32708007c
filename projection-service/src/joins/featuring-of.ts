import type { ArtworkFeaturing } from "@naqsh/shared/artwork";
import type { Artwork } from "../artwork/artwork-document";
import type { QueryDeps } from "../query-deps";

/** What a work's document says of its featuring. */
export type OwnFeaturing = Pick<Artwork, "featuredFrom" | "featuredTo" | "featuredPlace" | "featuredBy" | "featuredAt">;

/** On which days and at which place a work is featured, and who said so; null for one that is not. */
export const featuringOf = async (
  { featuredFrom: from, featuredTo: to, featuredPlace: place, featuredBy, featuredAt: at }: OwnFeaturing,
  { people }: Pick<QueryDeps, "people">,
): Promise<ArtworkFeaturing | null> => {
  if (from === null || to === null || place === null || at === null) return null;
  return { from, to, place, by: featuredBy === null ? null : await people.named(featuredBy), at };
};

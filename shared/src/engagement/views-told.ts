import type { ArtworksViewed, ArtworkView, ArtworkViewed } from "./engagement.events";

/** The looks that an event tells of, in their order. */
export const viewsIn = ({ type, data }: ArtworkViewed | ArtworksViewed): readonly ArtworkView[] =>
  type === "ArtworksViewed" ? data.views : [data];

/** The works that an event says were looked at, each once. */
export const worksViewed = (event: ArtworkViewed | ArtworksViewed): string[] => [
  ...new Set(viewsIn(event).map(({ artworkId }) => artworkId)),
];

/** The looks at one work among them. */
export const viewsOf = (artworkId: string, event: ArtworkViewed | ArtworksViewed): readonly ArtworkView[] =>
  viewsIn(event).filter((view) => view.artworkId === artworkId);

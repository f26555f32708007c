import type { AccountErased } from "@naqsh/shared/account";
import type { ArtistPageViewed, ArtworkViewed } from "@naqsh/shared/engagement";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { riyadhDayOf, type RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";

/** That somebody who was signed in looked at an artist's works or page on a day. Gone with the viewer's account. */
export type SignedInViewer = { artistId: string; day: RiyadhDay; viewerId: string };

/** Whom "where viewers are" asks for the region in their profile; visitors are not among them. */
export const signedInViewersProjection: Projection<SignedInViewer, ArtworkViewed | ArtistPageViewed | AccountErased> = {
  name: "signed-in-viewers",
  version: 2,
  // By day as well: what is new lies at the end of its viewer's, where no other row has to be read to find its place.
  indexes: { byArtist: ["artistId", "day"], byViewer: ["viewerId", "day"] },
  handles: ["ArtworkViewed", "ArtistPageViewed", "AccountErased"],
  keysOf: ({ type, data, recordedAt }) => {
    if (type === "AccountErased") return { index: "byViewer", equals: [data.userId] };
    return data.viewerId === null ? [] : [`${data.artistId}/${riyadhDayOf(recordedAt)}/${data.viewerId}`];
  },
  evolve: (before, { type, data, recordedAt }) => {
    if (type === "AccountErased" || data.viewerId === null) return null;
    return before ?? { artistId: data.artistId, day: riyadhDayOf(recordedAt), viewerId: data.viewerId };
  },
};

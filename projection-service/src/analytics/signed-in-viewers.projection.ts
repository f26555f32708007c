import type { AccountErased } from "@naqsh/shared/account";
import { viewsIn } from "@naqsh/shared/engagement";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { riyadhDayOf, type RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import type { EventsOf } from "@naqsh/shared/registry";

/** That somebody who was signed in looked at an artist's works or page on a day. Gone with the viewer's account. */
export type SignedInViewer = { artistId: string; day: RiyadhDay; viewerId: string };

const HANDLED = ["ArtworkViewed", "ArtworksViewed", "ArtistPageViewed", "AccountErased"] as const;
type Event = EventsOf<typeof HANDLED>;
type Viewed = Exclude<Event, AccountErased>;

const lookersIn = (event: Viewed): readonly { artistId: string; viewerId: string | null }[] =>
  event.type === "ArtistPageViewed" ? [event.data] : viewsIn(event);

const keysOfLookers = (event: Viewed, day: RiyadhDay): string[] => {
  const signedIn = lookersIn(event).filter(({ viewerId }) => viewerId !== null);
  return [...new Set(signedIn.map(({ artistId, viewerId }) => `${artistId}/${day}/${viewerId}`))];
};

/** Whom "where viewers are" asks for the region in their profile; visitors are not among them. */
export const signedInViewersProjection: Projection<SignedInViewer, Event> = {
  name: "signed-in-viewers",
  version: 3,
  // By day as well: what is new lies at the end of its viewer's, where no other row has to be read to find its place.
  indexes: { byArtist: ["artistId", "day"], byViewer: ["viewerId", "day"] },
  handles: HANDLED,
  keysOf: (event) => {
    if (event.type === "AccountErased") return { index: "byViewer", equals: [event.data.userId] };
    return keysOfLookers(event, riyadhDayOf(event.recordedAt));
  },
  evolve: (before, { type }, key) => {
    if (type === "AccountErased") return null;
    const [artistId = "", day = "", viewerId = ""] = key.split("/");
    return before ?? { artistId, day, viewerId };
  },
};

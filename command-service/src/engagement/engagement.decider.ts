import type {
  ArtistEngagementCommand,
  ArtistEngagementEvent,
  EngagementCommand,
  EngagementEvent,
  LooksCommand,
  LooksEvent,
} from "@naqsh/shared/engagement";
import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept } from "@naqsh/shared/kernel/decision";
import { keepWhole } from "@naqsh/shared/kernel/state-keeping";

/** Nothing of the past decides: who has looked of late is known before, and kept in no event. */
type Engagement = null;

/** What people do with a work besides buying it, on a stream of its own, since it is written often. */
export const engagementDecider: Decider<Engagement, EngagementCommand, EngagementEvent, never> = {
  streamCategory: "engagement",
  initialState: null,
  decide: ({ data }) => accept({ type: "ArtworkShared", data }),
  evolve: (engagement) => engagement,
  keeping: keepWhole(1),
};

/** Looks at all works, many in an event; a stream is some of them, of one process. */
export const looksDecider: Decider<Engagement, LooksCommand, LooksEvent, never> = {
  streamCategory: "looks",
  initialState: null,
  decide: ({ data }) => accept({ type: "ArtworksViewed", data }),
  evolve: (engagement) => engagement,
  keeping: keepWhole(1),
};

/** The same of an artist's page. */
export const artistEngagementDecider: Decider<Engagement, ArtistEngagementCommand, ArtistEngagementEvent, never> = {
  streamCategory: "engagementOfArtist",
  initialState: null,
  decide: ({ data }) => accept({ type: "ArtistPageViewed", data }),
  evolve: (engagement) => engagement,
  keeping: keepWhole(1),
};

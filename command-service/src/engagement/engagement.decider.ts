import type {
  ArtistEngagementCommand,
  ArtistEngagementEvent,
  EngagementCommand,
  EngagementEvent,
} from "@naqsh/shared/engagement";
import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept } from "@naqsh/shared/kernel/decision";
import { keepWhole } from "@naqsh/shared/kernel/state-keeping";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

/** Nothing of the past decides: who has looked of late is known before, and kept in no event. */
type Engagement = null;

/** What people do with a work besides buying it, on a stream of its own, since it is written often. */
export const engagementDecider: Decider<Engagement, EngagementCommand, EngagementEvent, never> = {
  streamCategory: "engagement",
  initialState: null,
  decide: (command) => {
    switch (command.type) {
      case "ShareArtwork":
        return accept({ type: "ArtworkShared", data: command.data });
      case "RecordArtworkView":
        return accept({ type: "ArtworkViewed", data: command.data });
      default:
        return unreachable(command);
    }
  },
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

import { achievementEventWords, type AchievementName, type Deed } from "@naqsh/shared/achievement";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { EventsOf } from "@naqsh/shared/registry";

/** What a person has earned and how far they have come: deeds are counted up to where they earn nothing more. */
export type AchievementsDocument = {
  userId: string;
  done: Partial<Record<Deed, number>>;
  earnedAt: Partial<Record<AchievementName, Instant>>;
};

const HANDLED = [...typesIn(achievementEventWords), "AccountErased"] as const;
type Event = EventsOf<typeof HANDLED>;

/** The achievements of each person. */
export const achievementsProjection: Projection<AchievementsDocument, Event> = {
  name: "achievements",
  version: 1,
  indexes: {},
  handles: HANDLED,
  keysOf: (event) => [event.data.userId],
  evolve: (before, event, userId) => {
    const document = before ?? { userId, done: {}, earnedAt: {} };
    switch (event.type) {
      case "DeedCounted":
        return { ...document, done: { ...document.done, [event.data.deed]: event.data.times } };
      case "AchievementEarned":
        return { ...document, earnedAt: { ...document.earnedAt, [event.data.achievement]: event.data.earnedAt } };
      case "AccountErased":
        return null;
      default:
        return unreachable(event);
    }
  },
};

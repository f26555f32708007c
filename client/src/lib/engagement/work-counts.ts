import type { WorkCounts } from "@naqsh/shared/engagement";
import { workListTopics } from "@naqsh/shared/live";
import { createStore, type StoreApi } from "zustand/vanilla";

type Counts = Readonly<Record<string, WorkCounts>>;

type WorkCountsDeps = {
  /** Listens to a topic of works; gives what ends that. */
  listen: (topic: string, take: (counts: readonly WorkCounts[]) => void) => () => void;
  /** Runs it once, a little later. */
  later: (run: () => void) => void;
};

export type WorkCountsFeed = {
  /** By work: newer counts than those that came with it, while it is shown. */
  counts: StoreApi<Counts>;
  /** Says that a work is shown; gives what says that it no longer is. */
  show: (artworkId: string) => () => void;
};

/** Each topic is a message a second at most. */
const MOST_TOPICS = 4;

/** Follows the counts of all works that are on the screen together, whatever shows them; cards come and go in bursts. */
export const createWorkCounts = ({ listen, later }: WorkCountsDeps): WorkCountsFeed => {
  const counts = createStore<Counts>(() => ({}));
  const shown = new Map<string, number>();
  const stops = new Map<string, () => void>();
  let isDue = false;

  const take = (newer: readonly WorkCounts[]): void => {
    const wanted = newer.filter(({ artworkId }) => shown.has(artworkId));
    counts.setState(Object.fromEntries(wanted.map((one) => [one.artworkId, one])));
  };

  const follow = (): void => {
    isDue = false;
    const held = Object.entries(counts.getState()).filter(([id]) => shown.has(id));
    counts.setState(Object.fromEntries(held), true);
    const topics = new Set(workListTopics([...shown.keys()]).slice(0, MOST_TOPICS));
    for (const topic of topics) if (!stops.has(topic)) stops.set(topic, listen(topic, take));
    for (const [topic, stop] of stops) {
      if (topics.has(topic)) continue;
      stop();
      stops.delete(topic);
    }
  };

  const followSoon = (): void => {
    if (isDue) return;
    isDue = true;
    later(follow);
  };

  return {
    counts,
    show: (artworkId) => {
      shown.set(artworkId, (shown.get(artworkId) ?? 0) + 1);
      followSoon();
      return () => {
        const others = shown.get(artworkId)! - 1;
        if (others === 0) shown.delete(artworkId);
        else shown.set(artworkId, others);
        followSoon();
      };
    },
  };
};

import type { KnownEvent } from "./why-facts";

/** The events behind an answer, null if its state does not hold; `next`: the first revision of the stream that it knows nothing of. */
export type KeptStory = { told: readonly KnownEvent[] | null; next: number };

export type KeptStories = {
  find: (key: string) => KeptStory | null;
  keep: (key: string, story: KeptStory) => void;
};

/** Holds at most so many; those that were asked for longest ago go first. */
export const createKeptStories = (most: number): KeptStories => {
  const held = new Map<string, KeptStory>();
  return {
    find: (key) => held.get(key) ?? null,
    keep: (key, story) => {
      held.delete(key);
      held.set(key, story);
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
    },
  };
};

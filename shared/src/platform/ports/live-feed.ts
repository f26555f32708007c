import type { LiveMessage } from "../../live";

/** Carries messages to everyone who has joined a topic. */
export type LiveFeed = {
  publish: (message: LiveMessage) => void;
  /** How many people watch a topic now. */
  watchers: (topic: string) => number;
};

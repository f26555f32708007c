/** A change of one public view, as it is pushed. */
export type LiveMessage = {
  topic: string;
  view: string;
  key: string;
  /** The sequence that the receiver must hold for the patch to fit; null for a snapshot or for what has no order. */
  from: number | null;
  sequence: number;
  patch: unknown;
  /** The server's clock when it was sent, milliseconds. */
  serverTime: number;
};

/** Carries messages to everyone who has joined a topic. */
export type LiveFeed = {
  publish: (message: LiveMessage) => void;
  /** How many people watch a topic now. */
  watchers: (topic: string) => number;
};

/** What the other processes that push live tell of themselves: how many watch there. */
export type OtherNodes = {
  /** Tells them how many watch a topic here. */
  tell: (topic: string, watchers: number) => void;
  /** How many watch a topic there, as far as is known. */
  watchers: (topic: string) => number;
  /** Hears of each topic whose count there has changed. */
  onChange: (listener: (topic: string) => void) => void;
  close: () => Promise<void>;
};

/** For a single process. */
export const NO_OTHER_NODES: OtherNodes = {
  tell: () => undefined,
  watchers: () => 0,
  onChange: () => undefined,
  close: async () => undefined,
};

/** What a text is to be: `task` says how to write, `about` is all that is known of it. */
export type WritingTask = { task: string; about: string };

/** Writes short texts. */
export type WritingProvider = {
  /** Null if nothing usable came within its time; the caller then composes a text itself. */
  write: (asked: WritingTask) => Promise<string | null>;
};

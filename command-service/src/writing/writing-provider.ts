/** What a text is to be: `task` says how to write, `about` is all that is known of it; `mostTokens` bounds its length. */
export type WritingTask = { task: string; about: string; mostTokens?: number };

/** Writes short texts. */
export type WritingProvider = {
  /** Null if nothing usable came within its time; the caller then composes a text itself. */
  write: (asked: WritingTask) => Promise<string | null>;
};

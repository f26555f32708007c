/** A file of a kind of its own, instead of a write-ahead log. */
export type OwnFile = {
  /** Its name in the folder of the views. */
  readonly file: string;
  /** Writes what came since the last time. */
  save: () => Promise<void>;
  /** Closes it as the next start may trust it. */
  closeSealed: () => Promise<void>;
  /** Closes one that nobody needs any more. */
  close: () => Promise<void>;
};

import type { Readable } from "node:stream";

/** A file as a stream. The caller reads it to its end or destroys it. */
export type OpenFile = {
  /** Null if the store does not tell it before the end. */
  size: number | null;
  stream: Readable;
};

/**
 * Images, named by content: a name is written once and never changes. Each throws Unavailable, within seconds, while its
 * keeper is away. Contract: `files.contract.ts`.
 */
export type Files = {
  /** Durable when it answers; an existing name is left as it is. @throws TypeError for what is no name (`file-name.ts`). */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is none. */
  read: (name: string) => Promise<Uint8Array | null>;
  /** The same bytes without holding them; null when there is none. What fails once it is open fails the stream. */
  open: (name: string) => Promise<OpenFile | null>;
  has: (name: string) => Promise<boolean>;
  /** Nothing happens if there is none. */
  remove: (name: string) => Promise<void>;
};

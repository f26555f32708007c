/**
 * Images, named by content: a name is written once and never changes. Each throws Unavailable, within seconds, while its
 * keeper is away. Contract: `files.contract.ts`.
 */
export type Files = {
  /** Durable when it answers; an existing name is left as it is. @throws TypeError for what is no name (`file-name.ts`). */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is none. */
  read: (name: string) => Promise<Uint8Array | null>;
  has: (name: string) => Promise<boolean>;
};

import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { createCompactIdIndex } from "./compact-id-index";
import type { KeptIds } from "./compact-id-index";

/**
 * Where the events of one command lie in its stream, and what it looked like. `after` is the state right after them, which its
 * answer is made from: kept of the newest commands of people, since states share what they have in common.
 */
export type CommandTrace = { digest: string; first: number; last: number; after?: unknown };

/** Revisions at which the stream has to be read to know. */
export type PerhapsAt = { perhapsAt: readonly number[] };

/** Which commands a stream has had. The newest are held; of older ones only where to look for them. */
export type CommandTraces = {
  /** Null for a new command. */
  find: (commandId: string) => CommandTrace | PerhapsAt | null;
  /** Notes which command left an event, and the state after it; told twice, it notes the same. */
  note: (event: Pick<RecordedEvent, "metadata" | "revision">, after?: unknown) => void;
  /** All of it but states, as `createCommandTraces` takes it. */
  kept: () => KeptTraces;
};

/** Plain data: the newest commands, oldest first, and where to look for older ones. */
export type KeptTraces = {
  newest: readonly [id: string, digest: string, first: number, last: number][];
  older: KeptIds;
};

/** How many commands of a stream are held at the least; at the most, twice as many. */
const HELD = 500;

export const createCommandTraces = (held = HELD, kept?: KeptTraces): CommandTraces => {
  let young = new Map<string, CommandTrace>();
  let old = new Map<string, CommandTrace>(
    kept?.newest.map(([id, digest, first, last]) => [id, { digest, first, last }]),
  );
  const older = createCompactIdIndex(kept?.older);

  const findOlder = (commandId: string): PerhapsAt | null => {
    const perhapsAt = older.of(commandId);
    return perhapsAt.length === 0 ? null : { perhapsAt };
  };

  return {
    find: (commandId) => young.get(commandId) ?? old.get(commandId) ?? findOlder(commandId),
    note: ({ metadata: { commandId, commandDigest, actorRole }, revision }, after) => {
      const isKept = after !== undefined && actorRole !== "system";
      const trace = young.get(commandId) ?? old.get(commandId);
      if (trace) {
        if (isKept && revision >= trace.last) trace.after = after;
        trace.last = Math.max(trace.last, revision);
        return;
      }
      if (young.size >= held) {
        for (const [id, { first }] of old) older.add(id, first);
        old = young;
        young = new Map();
      }
      young.set(commandId, {
        digest: commandDigest,
        first: revision,
        last: revision,
        ...(isKept && { after }),
      });
    },
    kept: () => ({
      newest: [...old, ...young].map(([id, { digest, first, last }]) => [id, digest, first, last]),
      older: older.kept(),
    }),
  };
};

import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { createIdPlaces } from "./id-places";

/** Where the events of one command lie in its stream, and what it looked like. */
export type CommandTrace = { digest: string; first: number; last: number };

/** Revisions at which the stream has to be read to know. */
export type PerhapsAt = { perhapsAt: readonly number[] };

/** Which commands a stream has had. The newest are held; of older ones only where to look for them. */
export type CommandTraces = {
  /** Null for a new command. */
  find: (commandId: string) => CommandTrace | PerhapsAt | null;
  /** Notes which command left an event; told twice, it notes the same. */
  note: (event: Pick<RecordedEvent, "metadata" | "revision">) => void;
};

/** So many to twice as many commands of a stream are held. */
const HELD = 500;

export const createCommandTraces = (held = HELD): CommandTraces => {
  let young = new Map<string, CommandTrace>();
  let old = new Map<string, CommandTrace>();
  const older = createIdPlaces();

  const findOlder = (commandId: string): PerhapsAt | null => {
    const perhapsAt = older.of(commandId);
    return perhapsAt.length === 0 ? null : { perhapsAt };
  };

  return {
    find: (commandId) => young.get(commandId) ?? old.get(commandId) ?? findOlder(commandId),
    note: ({ metadata: { commandId, commandDigest }, revision }) => {
      const trace = young.get(commandId) ?? old.get(commandId);
      if (trace) {
        trace.last = Math.max(trace.last, revision);
        return;
      }
      if (young.size >= held) {
        for (const [id, { first }] of old) older.add(id, first);
        old = young;
        young = new Map();
      }
      young.set(commandId, { digest: commandDigest, first: revision, last: revision });
    },
  };
};

/** Looks a command up at a place of its stream, where its events lie together; null where it left none there. */
const traceAt = async (
  store: Pick<EventStore, "readStream">,
  stream: string,
  { commandId, from }: { commandId: string; from: number },
): Promise<CommandTrace | null> => {
  let trace: CommandTrace | null = null;
  for await (const { metadata, revision } of store.readStream(stream, { from })) {
    if (metadata.commandId !== commandId) return trace;
    trace ??= { digest: metadata.commandDigest, first: revision, last: revision };
    trace.last = revision;
  }
  return trace;
};

/** Looks a command up in its stream; null where it has none of its events. */
export const traceInStream = async (
  store: Pick<EventStore, "readStream">,
  stream: string,
  { commandId, perhapsAt }: { commandId: string } & PerhapsAt,
): Promise<CommandTrace | null> => {
  for (const from of perhapsAt) {
    // oxlint-disable-next-line no-await-in-loop -- there is hardly ever a second place
    const trace = await traceAt(store, stream, { commandId, from });
    if (trace) return trace;
  }
  return null;
};

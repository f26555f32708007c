import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { createIdSieve } from "./id-sieve";

/** Where the events of one command lie in its stream, and what it looked like. */
export type CommandTrace = { digest: string; first: number; last: number };

/** Which commands a stream has had. The newest are held; of older ones only the stream itself can tell where they lie. */
export type CommandTraces = {
  /** Null for a new command; "perhaps" where the stream has to be read. */
  find: (commandId: string) => CommandTrace | "perhaps" | null;
  /** Notes which command left an event; told twice, it notes the same. */
  note: (event: Pick<RecordedEvent, "metadata" | "revision">) => void;
};

/** So many to twice as many commands of a stream are held. */
const HELD = 500;

export const createCommandTraces = (held = HELD): CommandTraces => {
  let young = new Map<string, CommandTrace>();
  let old = new Map<string, CommandTrace>();
  const forgotten = createIdSieve();

  return {
    find: (commandId) =>
      young.get(commandId) ?? old.get(commandId) ?? (forgotten.mayHold(commandId) ? "perhaps" : null),
    note: ({ metadata: { commandId, commandDigest }, revision }) => {
      const trace = young.get(commandId) ?? old.get(commandId);
      if (trace) {
        trace.last = Math.max(trace.last, revision);
        return;
      }
      if (young.size >= held) {
        for (const id of old.keys()) forgotten.add(id);
        old = young;
        young = new Map();
      }
      young.set(commandId, { digest: commandDigest, first: revision, last: revision });
    },
  };
};

/** Looks a command up in its stream; null where it has none of its events. */
export const traceInStream = async (
  store: Pick<EventStore, "readStream">,
  stream: string,
  commandId: string,
): Promise<CommandTrace | null> => {
  let trace: CommandTrace | undefined;
  for await (const { metadata, revision } of store.readStream(stream)) {
    if (metadata.commandId === commandId) {
      trace ??= { digest: metadata.commandDigest, first: revision, last: revision };
      trace.last = revision;
    } else if (trace) break;
  }
  return trace ?? null;
};

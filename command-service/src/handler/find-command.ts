import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { CommandContext } from "./command";
import type { CommandTrace, CommandTraces, PerhapsAt } from "./command-traces";

/** Looks a command up at a place of its stream, where its events lie together; null if it left none there. */
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

/** Looks a command up in its stream; null if it has none of its events. */
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

/** A trace that memory may hold no more than the place of. */
const whole = (
  store: Pick<EventStore, "readStream">,
  stream: string,
  commandId: string,
  found: CommandTrace | PerhapsAt | null,
): CommandTrace | null | Promise<CommandTrace | null> =>
  found !== null && "perhapsAt" in found ? traceInStream(store, stream, { commandId, ...found }) : found;

type Asked = Pick<CommandContext, "commandId" | "formerId" | "digest">;

/**
 * What a command left in its stream; null for a new one. Under the id of an earlier release it is this command only with the same
 * digest, which names its path: that id may be another path's too. Nothing waits if memory knows.
 */
export const findCommand = (
  store: Pick<EventStore, "readStream">,
  stream: string,
  traces: CommandTraces,
  { commandId, formerId, digest }: Asked,
): CommandTrace | null | Promise<CommandTrace | null> => {
  const found = traces.find(commandId);
  const former = formerId === undefined ? null : traces.find(formerId);
  if (former === null) return whole(store, stream, commandId, found);
  return (async () => {
    const own = await whole(store, stream, commandId, found);
    if (own) return own;
    const earlier = await whole(store, stream, formerId!, former);
    return earlier?.digest === digest ? earlier : null;
  })();
};

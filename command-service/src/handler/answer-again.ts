import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { EventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { rejected, type CommandResult } from "./command";
import { traceInStream, type CommandTrace } from "./command-traces";
import type { SentCommand } from "./sent-command";
import type { FoldedStream } from "./stream-cache";

type Parts = { store: EventStore; codec: EventCodec };

/** The first answer to a command whose events lie in its stream: folded from the stream as it was right after them. */
export const answerAgain = async (
  { store, codec }: Parts,
  stream: string,
  { decider, context, answer }: SentCommand,
  trace: CommandTrace,
): Promise<CommandResult> => {
  if (trace.digest !== context.digest) return rejected({ code: "COMMAND_ID_REUSED" });
  const events: RecordedEvent[] = [];
  let state = decider.initialState;
  for await (const stored of store.readStream(stream, { limit: trace.last + 1 })) {
    const event = codec.decode(stored);
    state = decider.evolve(state, event);
    if (event.metadata.commandId === context.commandId) events.push(event);
  }
  const position = events.at(-1)!.position;
  return { status: "accepted", position, body: JSON.stringify(answer({ events, state })), repeated: true };
};

/** The first answer to a command that its stream has had; null for a new one. */
export const answerInStream = async (
  parts: Parts,
  stream: string,
  sent: SentCommand,
  { commands }: FoldedStream,
): Promise<CommandResult | null> => {
  const { commandId } = sent.context;
  const found = commands.find(commandId);
  const isOlder = found !== null && "perhapsAt" in found;
  const trace = isOlder ? await traceInStream(parts.store, stream, { commandId, ...found }) : found;
  return trace ? answerAgain(parts, stream, sent, trace) : null;
};

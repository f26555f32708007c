import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { EventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { rejected, type CommandResult } from "./command";
import type { WaitingCommand } from "./decide-batch";
import type { CommandTrace } from "./command-traces";

type Parts = { store: EventStore; codec: EventCodec };

/** The first answer to a command whose events lie in its stream: folded from the stream as it was right after them. */
export const answerAgain = async (
  { store, codec }: Parts,
  stream: string,
  { decider, context, answer }: WaitingCommand,
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

import type { Position } from "@naqsh/shared/kernel/position";
import type { LogReader } from "@naqsh/shared/platform/ports/event-store";
import { effectId } from "./effect-performer";
import type { EffectPerformer } from "./effect-performer";

/** A policy that was stopped for long asks for the rest again; each has its answer in its own stream. */
const MOST_EVENTS = 10_000;

/** Commands of policies that left events behind a position, as far as they can be read now. */
export const commandsDoneAfter = async (store: Pick<LogReader, "readAll">, after: Position): Promise<Set<string>> => {
  const done = new Set<string>();
  try {
    for await (const { metadata } of store.readAll({ after, limit: MOST_EVENTS })) {
      if (metadata.causationId !== null) done.add(metadata.commandId);
    }
  } catch {
    return done;
  }
  return done;
};

/**
 * Passes over commands that were done: what policies did after they last wrote down where they are, a crash has them ask for again,
 * and each would have its whole stream read for the same answer.
 */
export const withoutDone = (performer: EffectPerformer, done: Set<string>): EffectPerformer => ({
  perform: async (subject, signal, onWait) => {
    const { policy, event, effect, index } = subject;
    if (done.size > 0 && effect.kind === "command" && done.delete(effectId(event, policy.name, index))) return;
    await performer.perform(subject, signal, onWait);
  },
});

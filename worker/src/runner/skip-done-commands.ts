import type { Position } from "@naqsh/shared/kernel/position";
import type { LogReader } from "@naqsh/shared/platform/ports/event-store";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { effectId } from "./effect-performer";
import type { EffectOf, EffectPerformer } from "./effect-performer";

/** A policy that was stopped for long asks for the rest again; each has its answer in its own stream. */
const MOST_EVENTS = 10_000;

/** Ids of commands, and how far the log was read for them: what they follow from lies before that. */
export type CommandsDone = { ids: Set<string>; until: Position };

/** Commands of policies that left events behind a position, as far as they can be read now. */
export const commandsDoneAfter = async (
  { store, logger }: { store: Pick<LogReader, "readAll">; logger: Pick<Logger, "warn"> },
  after: Position,
): Promise<CommandsDone> => {
  const done: CommandsDone = { ids: new Set(), until: after };
  try {
    for await (const { metadata, position } of store.readAll({ after, limit: MOST_EVENTS })) {
      if (metadata.causationId !== null) done.ids.add(metadata.commandId);
      done.until = position;
    }
  } catch (error) {
    logger.warn({ err: error, until: done.until }, "What policies did before the start could not all be read");
  }
  return done;
};

/**
 * Passes over commands that were done: what policies did after they last wrote down where they are, a crash has them ask for again,
 * and each would have its whole stream read for the same answer. One event shows that all of a command was done: each command that
 * a policy gives is one append. Forgets them once all policies have passed the position.
 */
export const skipDoneCommands = (
  performer: EffectPerformer,
  { ids, until }: CommandsDone,
  haveAllPassed: (position: Position) => boolean,
): EffectPerformer => {
  const wasDone = ({ policy, event, effect, index }: EffectOf): boolean => {
    if (ids.size === 0 || effect.kind !== "command") return false;
    if (event.position <= until) return ids.delete(effectId(event, policy.name, index));
    if (haveAllPassed(until)) ids.clear();
    return false;
  };
  return {
    perform: async (subject, signal, onWait) => {
      if (!wasDone(subject)) await performer.perform(subject, signal, onWait);
    },
  };
};

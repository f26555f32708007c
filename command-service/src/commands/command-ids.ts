import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import type { CommandContext } from "../handler/command";

/** The actor of those who have no account yet. */
export const VISITOR = "visitor";

const namespaceOf = (actorId: string): string => (actorId === VISITOR ? NAQSH_NAMESPACE : actorId);

/**
 * A person's command: nobody can take another's, whatever key they send, and the same key sent to another path is another
 * command. Visitors share one namespace.
 */
export const commandIdOf = (
  actorId: string,
  { method, path, key }: { method: string; path: string; key: string },
): string => uuid5(namespaceOf(actorId), `${method} ${path}/${key}`);

/** The id that the same key had before paths were part of ids: commands of that time are found under it. */
export const formerCommandIdOf = (actorId: string, key: string): string => uuid5(namespaceOf(actorId), key);

/**
 * What a command creates: a repeated command cannot make two, two commands never one. `stream` is the stream in which the thing
 * begins, or its category if the thing has a stream of its own.
 */
export const createdIdOf = (actorId: string, commandId: string, stream: string): string =>
  uuid5(namespaceOf(actorId), `${commandId}/${stream}`);

const formerCreatedIdOf = (actorId: string, commandId: string): string => uuid5(namespaceOf(actorId), commandId);

/** A command that follows from another one, under an id of its own. */
export const stepOf = ({ formerId: _former, ...context }: CommandContext, step: string): CommandContext => ({
  ...context,
  commandId: uuid5(context.commandId, step),
});

/**
 * The id of a new thing with a stream of its own, and the context that creates it. A creation that was begun before paths were
 * part of ids goes on under the ids of that time; `isBegun` tells whether that thing, or a claim for it, is there.
 */
export const creationBy = async (
  context: CommandContext,
  category: string,
  isBegun: (id: string) => Promise<boolean>,
): Promise<{ id: string; context: CommandContext }> => {
  const { actorId, commandId, formerId } = context;
  if (formerId !== undefined) {
    const id = formerCreatedIdOf(actorId, formerId);
    if (await isBegun(id)) return { id, context: { ...context, commandId: formerId, correlationId: formerId } };
  }
  return { id: createdIdOf(actorId, commandId, category), context };
};

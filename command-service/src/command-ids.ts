import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";

/** The actor of those who have no account yet. */
export const VISITOR = "visitor";

const namespaceOf = (actorId: string): string => (actorId === VISITOR ? NAQSH_NAMESPACE : actorId);

/** A person's command: nobody can take another's, whatever key they send. Visitors share one namespace. */
export const commandIdOf = (actorId: string, idempotencyKey: string): string =>
  uuid5(namespaceOf(actorId), idempotencyKey);

/** What a command creates: a repeated command cannot make two. */
export const createdIdOf = (actorId: string, commandId: string): string => uuid5(namespaceOf(actorId), commandId);

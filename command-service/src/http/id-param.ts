import { isUuid } from "@naqsh/shared/kernel/uuid";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { refuse } from "./answers";
import type { EdgeMiddleware } from "./edge-context";

type UnknownThing = "NOT_FOUND" | Extract<NaqshRejection["code"], `${string}_UNKNOWN`>;

/** What is not a UUID names nothing: the same answer as for an id that does not exist. */
export const idParam =
  (name: string, code: UnknownThing): EdgeMiddleware =>
  (context, next) =>
    isUuid(context.params?.[name] ?? "") ? next() : refuse(context, { code });

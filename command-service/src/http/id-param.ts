import { isUuid } from "@naqsh/shared/kernel/uuid";
import type { NaqshRejection, RejectionCode } from "@naqsh/shared/registry";
import { refuse } from "./answers";
import type { EdgeMiddleware } from "./edge-context";

/** What is not a UUID names nothing: the same answer as for an id that does not exist. */
export const idParam =
  (name: string, code: RejectionCode): EdgeMiddleware =>
  (context, next) =>
    isUuid(context.params?.[name] ?? "") ? next() : refuse(context, { code } as NaqshRejection);

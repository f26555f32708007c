import type Koa from "koa";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Session } from "@naqsh/shared/platform/ports/sessions";

/** What the edge has found out about a request so far. */
export type EdgeState = {
  session?: Session;
  /** When the last byte of the body was read. */
  receivedAt?: Instant;
  /** The body after validation. */
  input?: unknown;
};

export type EdgeContext = Koa.ParameterizedContext<EdgeState> & { params?: Record<string, string> };

export type EdgeMiddleware = (context: EdgeContext, next: Koa.Next) => unknown;

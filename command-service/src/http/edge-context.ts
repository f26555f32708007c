import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PositionSeal } from "@naqsh/shared/platform/http/position-seal";
import type { UsedSession } from "@naqsh/shared/platform/http/used-session";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { ReadBody } from "./body-reader";

/** What the edge has found out about a request so far. */
export type EdgeState = {
  /** Seals the position of what the request comes to. */
  positions?: PositionSeal;
  session?: UsedSession;
  /** The body, as it arrives. */
  body?: Promise<ReadBody | NaqshRejection>;
  /** When the last byte of the body was read. */
  receivedAt?: Instant;
  /** The body after validation. */
  input?: unknown;
};

/** A request and its answer: what the steps of a route use of Koa's context, so that a bid can do without Koa. */
export type EdgeContext = {
  req: IncomingMessage;
  res: ServerResponse;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  ip: string;
  state: EdgeState;
  params?: Record<string, string>;
  set: (header: string, value: string) => void;
  append: (header: string, value: string) => void;
  /** Koa's alone. */
  body?: unknown;
  respond?: boolean | undefined;
};

export type EdgeMiddleware = (context: EdgeContext, next: () => Promise<unknown>) => unknown;

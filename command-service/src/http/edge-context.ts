import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PositionSeal } from "@naqsh/shared/platform/http/position-seal";
import type { ReadBody, UnreadableBody } from "@naqsh/shared/platform/http/read-body";
import type { UsedSession } from "@naqsh/shared/platform/http/used-session";
import type { NaqshRejection } from "@naqsh/shared/registry";

/** What the edge has found out about a request so far. */
export type EdgeState = {
  /** Seals the position of what the request comes to. */
  positions?: PositionSeal;
  session?: UsedSession;
  /** Why the account may not make the call: nothing is accepted or told anew, and only a first answer is given again. */
  forbidden?: NaqshRejection;
  /** The body, as it arrives. */
  body?: Promise<ReadBody | UnreadableBody>;
  /** When the last byte of the body was read. */
  receivedAt?: Instant;
  /** The body after validation. */
  input?: unknown;
};

/** A request and its answer, as the steps of a route see them. */
export type EdgeContext = {
  req: IncomingMessage;
  res: ServerResponse;
  method: string;
  /** Without the query string. */
  path: string;
  headers: IncomingHttpHeaders;
  /** The client's network address, behind whatever proxies. */
  ip: string;
  state: EdgeState;
  params: Record<string, string>;
  set: (header: string, value: string) => void;
  append: (header: string, value: string) => void;
};

/** One step of a route: goes on by `next`, or answers. */
export type EdgeMiddleware = (context: EdgeContext, next: () => Promise<unknown>) => unknown;

type Asked = { request: IncomingMessage; response: ServerResponse; address: string };

/** The context of a request whose route was found. */
export const edgeContextOf = (
  { request, response, address }: Asked,
  { path, params }: Pick<EdgeContext, "path" | "params">,
): EdgeContext => ({
  req: request,
  res: response,
  method: request.method ?? "",
  path,
  headers: request.headers,
  ip: address,
  state: {},
  params,
  set: (name, value) => void response.setHeader(name, value),
  append: (name, value) => void response.appendHeader(name, value),
});

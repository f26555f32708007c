import type { IncomingMessage, ServerResponse } from "node:http";
import type Koa from "koa";
import { hasGoodIdempotencyKey } from "@naqsh/shared/platform/http/idempotency-key";
import type { PositionSeal } from "@naqsh/shared/platform/http/position-seal";
import { createRouteTable, pathOfTarget } from "@naqsh/shared/platform/http/route-table";
import { sameOriginBy } from "@naqsh/shared/platform/http/same-origin";
import { sendProblem } from "@naqsh/shared/platform/http/send-problem";
import { NO_TRACER } from "@naqsh/shared/platform/ports/tracer";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { SecurityNotes } from "@naqsh/shared/platform/security-notes";
import { createThrottledLog } from "@naqsh/shared/platform/throttled-log";
import type { CommandDeps, CommandServicePorts } from "../commands/command-deps";
import { refuse } from "./answers";
import { edgeContextOf } from "./edge-context";
import type { EdgeContext, EdgeMiddleware } from "./edge-context";
import { createLineThatGivesWay } from "./giving-way";

import type { Route } from "./route";
import { stepsOf } from "./steps-of-route";
import { tracedRequests } from "./traced-requests";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);
const FORBIDDEN = 403;

/** A refusal for what was thrown on the way: operators find it by its correlation id, the reader learns nothing more. */
const refusalsOf = ({ ids, clock, logger }: CommandServicePorts): ((context: EdgeContext, error: unknown) => void) => {
  const logTrouble = createThrottledLog(logger, clock, "Something that a write needs is unavailable", "error");
  return (context, error) => {
    const { method, path } = context;
    if (error instanceof Unavailable) {
      logTrouble(error.message, { path });
      return refuse(context, { code: "UNAVAILABLE" });
    }
    const correlationId = ids.uuid();
    logger.error({ error, correlationId, method, path }, "A write failed");
    return refuse(context, { code: "INTERNAL" }, correlationId);
  };
};

type Known = { path: string; isFromMachine: boolean; givesWay: boolean; run: (context: EdgeContext) => unknown };

const chained = (steps: readonly EdgeMiddleware[], context: EdgeContext, place = 0): unknown =>
  steps[place]?.(context, async () => chained(steps, context, place + 1));

export type Edge = {
  /**
   * Answers a request for one of the endpoints, and says whether it was one: reads and unknown paths are left to whoever comes
   * next. `address` is the client's network address.
   */
  answer: (request: IncomingMessage, response: ServerResponse, address: string) => boolean;
  /** The same in an application of Koa, which knows the address. */
  middleware: Koa.Middleware;
};

type EdgeParts = CommandServicePorts & { positions: PositionSeal; security: SecurityNotes };

/** The endpoints that write, behind the checks that all of them share. */
export const createEdge = (routes: readonly Route[], deps: CommandDeps, ports: EdgeParts): Edge => {
  const tracer = ports.tracer ?? NO_TRACER;
  const table = createRouteTable(
    routes.flatMap((route) => {
      const { method, path, aliases = [], fromMachine: isFromMachine = false, givesWay = false } = route.endpoint;
      const steps = stepsOf(route, deps);
      const run = tracedRequests((context) => chained(steps, context), tracer);
      return [path, ...aliases].map((one) => ({
        method,
        path: one,
        entry: { path: one, isFromMachine, givesWay, run } satisfies Known,
      }));
    }),
  );
  const afterOthers = createLineThatGivesWay();
  const isSameOrigin = sameOriginBy(ports.config.allowedOrigins);
  const refuseThrown = refusalsOf(ports);

  const noteRefusedRight = ({ res, state, ip }: EdgeContext, route: string): void => {
    if (res.statusCode !== FORBIDDEN) return;
    ports.security.note({ kind: "forbidden", userId: state.session?.userId, address: ip, route });
  };

  const write = async (context: EdgeContext, { path, isFromMachine, run }: Known): Promise<void> => {
    // Names, e-mails and receipts are in the answers.
    context.set("Cache-Control", "no-store");
    context.state.positions = ports.positions;
    try {
      // A browser navigates to such a call, from the provider's site, too: its own state shows whose it is (docs/decisions/0060).
      const isOfPage = context.method !== "GET" && !isFromMachine;
      if (isOfPage && !isSameOrigin(context.headers)) refuse(context, { code: "ORIGIN_REFUSED" });
      else if (isOfPage && !hasGoodIdempotencyKey(context.headers))
        refuse(context, { code: "IDEMPOTENCY_KEY_INVALID" });
      else await run(context);
    } catch (error) {
      refuseThrown(context, error);
    }
    noteRefusedRight(context, path);
  };

  const refuseMethod = (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    const methods = table.methodsOf(path);
    if (methods.length === 0) return false;
    response.setHeader("Allow", methods.join(", "));
    sendProblem({ headers: request.headers, response }, { code: "METHOD_NOT_ALLOWED" });
    return true;
  };

  const answer: Edge["answer"] = (request, response, address) => {
    const { method = "", url = "/" } = request;
    const path = pathOfTarget(url);
    if (path === null) return false;
    const found = table.find(method, path);
    if (found === null) return !READS.has(method) && refuseMethod(request, response, path);
    const context = edgeContextOf({ request, response, address }, { path, params: found.params });
    const begin = (): void => void write(context, found.entry);
    if (!found.entry.givesWay) begin();
    // Whoever has gone meanwhile has no body that could still be read.
    else if (!afterOthers(() => (request.destroyed ? undefined : begin())))
      refuse(context, { code: "TOO_MUCH_CONTENTION" });
    return true;
  };

  return {
    answer,
    middleware: (context, next) => {
      if (!answer(context.req, context.res, context.ip)) return next();
      context.respond = false;
      return undefined;
    },
  };
};

import type { IncomingMessage, ServerResponse } from "node:http";
import { Router } from "@koa/router";
import type Koa from "koa";
import type { PositionSeal } from "@naqsh/shared/platform/http/position-seal";
import { NO_TRACER } from "@naqsh/shared/platform/ports/tracer";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { createThrottledLog } from "@naqsh/shared/platform/throttled-log";
import { UNKNOWN_ROUTE } from "@naqsh/shared/platform/security-notes";
import type { SecurityNotes } from "@naqsh/shared/platform/security-notes";
import type { CommandServicePorts } from "../command-deps";
import { refuse } from "./answers";
import { directDoorOf } from "./direct-door";
import type { EdgeContext, EdgeMiddleware, EdgeState } from "./edge-context";
import { plainContext } from "./plain-context";
import { hasGoodIdempotencyKey } from "./idempotency-key";
import { sameOriginBy } from "./same-origin";
import { tracedRequests } from "./traced-requests";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

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

const FORBIDDEN = 403;
const BID_PATH = /^\/api\/(auctions|artworks)\/[\w-]+\/bids$/;

export type Edge = {
  /** Reads, and paths that are not the API's, go on to `next`. */
  middleware: Koa.Middleware;
  /** Answers a bid, by far the most frequent write, without Koa; says whether the request was one. */
  takeBid: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** The write routes behind the checks that all of them share. */
export const createEdge = (
  routers: readonly Router<EdgeState>[],
  ports: CommandServicePorts & { positions: PositionSeal; security: SecurityNotes },
): Edge => {
  const router = new Router<EdgeState>();
  for (const own of routers) router.use(own.routes());
  const direct = directDoorOf(router);
  const routed = router.routes() as unknown as EdgeMiddleware;
  const isSameOrigin = sameOriginBy(ports.config.allowedOrigins);
  const refuseThrown = refusalsOf(ports);

  const missing = (context: EdgeContext): void => {
    const methods = router.stack.filter((layer) => layer.match(context.path)).flatMap((layer) => layer.methods);
    if (methods.length === 0) return refuse(context, { code: "NOT_FOUND" });
    context.set("Allow", [...new Set(methods)].join(", "));
    return refuse(context, { code: "METHOD_NOT_ALLOWED" });
  };

  const routes = tracedRequests(
    (context, next) => direct(context, async () => routed(context, next)),
    ports.tracer ?? NO_TRACER,
  );

  const routeOf = ({ path, method }: EdgeContext): string => {
    const route = router.match(path, method).pathAndMethod.at(-1)?.path;
    return typeof route === "string" ? route : UNKNOWN_ROUTE;
  };

  const noteRefusedRight = (context: EdgeContext): void => {
    const { res, state, ip } = context;
    if (res.statusCode !== FORBIDDEN) return;
    ports.security.note({ kind: "forbidden", userId: state.session?.userId, address: ip, route: routeOf(context) });
  };

  const write = async (context: EdgeContext): Promise<void> => {
    // Names, e-mails and receipts are in the answers.
    context.set("Cache-Control", "no-store");
    if (!isSameOrigin(context)) return refuse(context, { code: "ORIGIN_REFUSED" });
    if (!hasGoodIdempotencyKey(context)) return refuse(context, { code: "IDEMPOTENCY_KEY_INVALID" });
    context.state.positions = ports.positions;
    try {
      await routes(context, async () => missing(context));
    } catch (error) {
      refuseThrown(context, error);
    }
    noteRefusedRight(context);
  };

  return {
    middleware: (context, next) =>
      READS.has(context.method) || !context.path.startsWith("/api/") ? next() : write(context),
    takeBid: (request, response) => {
      if (request.method !== "POST" || !BID_PATH.test(request.url ?? "")) return false;
      void write(plainContext(request, response));
      return true;
    },
  };
};

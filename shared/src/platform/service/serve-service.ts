import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import { countRequests } from "../http/count-requests";
import { listen, urlOf } from "../http/listening";
import { refuseMalformedUrl } from "../http/malformed-url";
import { createInternalRouter } from "../http/internal-router";
import type { InternalRoute } from "../http/internal-router";
import { REQUEST_LIMITS } from "../http/request-limits";
import { refuseExpectHeaders } from "../http/expect-header";
import { CONTENT_TYPE, exposed } from "../metrics/exposition";
import type { Metric } from "../metrics/exposition";
import { createHttpMeter } from "../metrics/http-meter";
import { createProcessMetrics } from "../metrics/process-metrics";
import type { Logger } from "../ports/logger";
import type { ServiceConfig } from "./service-config";

/** How long a running request may take to end when the service stops. */
const DRAIN_MS = 5_000;
/**
 * For so long a connection at rest is kept: longer than the gateway keeps it (60 s), so that none is closed just as a request is
 * sent on it, whose answer would be lost. Node's own 5 s are over for a process that stood still for as long.
 */
const REUSED_FOR_MS = 65_000;

/** `ready`: requests can be sent here. The rest is for operators. */
export type Readiness = { status: string; [fact: string]: unknown };

export type ServedParts = {
  config: Pick<ServiceConfig, "port" | "host" | "serviceToken">;
  logger: Logger;
  /** Paths for machines, beside /health, /ready and /metrics. */
  routes: readonly InternalRoute[];
  /** How the service stands once it has started. */
  readiness: () => Promise<Readiness>;
  metrics: () => readonly Metric[] | Promise<readonly Metric[]>;
  /** Everything else. */
  application?: (...asked: Parameters<RequestListener>) => unknown;
  /** Puts sockets on the server. */
  attach?: (server: Server) => void;
  start: () => Promise<void>;
  /** Ends the work and closes what was opened. */
  stop: () => Promise<void>;
};

export type ServedService = {
  url: string;
  /** Takes no more requests, lets running ones end, and closes everything. */
  stop: () => Promise<void>;
};

/** Listens first, so that monitors hear of a long start; answers when the service has started. */
export const serveService = async (parts: ServedParts): Promise<ServedService> => {
  const { config, logger, application = nothingHere } = parts;
  let phase: "starting" | "running" | "stopping" = "starting";
  const readiness = async (): Promise<Readiness> => (phase === "running" ? parts.readiness() : { status: phase });
  const meter = createHttpMeter();
  const internal = createInternalRouter(
    [...monitorRoutes({ ...parts, readiness }, createProcessMetrics(meter)), ...parts.routes],
    { token: config.serviceToken, logger },
  );
  const server = createServer({ ...REQUEST_LIMITS, keepAliveTimeout: REUSED_FOR_MS }, (request, response) => {
    if (refuseMalformedUrl(request, response)) return;
    if (!internal(request, response)) application(request, response);
  });
  meter.watch(server);
  refuseExpectHeaders(server);
  const requests = countRequests(server);

  const stopAll = async (): Promise<void> => {
    phase = "stopping";
    const closed = server.listening ? once(server, "close") : null;
    await requests.drained(DRAIN_MS);
    await parts.stop();
    server.closeAllConnections();
    await closed;
  };
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopping ??= stopAll());

  await listen(server, config.port, config.host);
  try {
    await parts.start();
    parts.attach?.(server);
  } catch (error) {
    await stop();
    throw error;
  }
  phase = "running";
  return { url: urlOf(server, config.host), stop };
};

const nothingHere = (...[, response]: Parameters<RequestListener>): unknown => response.writeHead(404).end();

const monitorRoutes = (
  { readiness, metrics }: Pick<ServedParts, "readiness" | "metrics">,
  processMetrics: () => Metric[],
): InternalRoute[] => [
  { method: "GET", path: "/health", answer: () => ({ body: { status: "alive" } }) },
  {
    method: "GET",
    path: "/ready",
    answer: async () => {
      const body = await readiness();
      return { status: body.status === "ready" ? 200 : 503, body };
    },
  },
  {
    method: "GET",
    path: "/metrics",
    answer: async () => ({ type: CONTENT_TYPE, body: await exposed([...(await metrics()), ...processMetrics()]) }),
  },
];

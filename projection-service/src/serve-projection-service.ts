import { join } from "node:path";
import Koa from "koa";
import type { RebuildTask } from "@naqsh/shared/operations";
import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { createInternalClient } from "@naqsh/shared/platform/http/internal-client";
import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import { logServerErrors } from "@naqsh/shared/platform/http/client-errors";
import { createLogLag } from "@naqsh/shared/platform/metrics/log-lag";
import type { LogLag } from "@naqsh/shared/platform/metrics/log-lag";
import type { Metric } from "@naqsh/shared/platform/metrics/exposition";
import { gauge } from "@naqsh/shared/platform/metrics/process-metrics";
import { createSecurityNotes } from "@naqsh/shared/platform/security-notes";
import { checkKeys } from "@naqsh/shared/platform/service/check-keys";
import { machineFor } from "@naqsh/shared/platform/service/machine";
import type { Machine } from "@naqsh/shared/platform/service/machine";
import { serveService } from "@naqsh/shared/platform/service/serve-service";
import type { Readiness, ServedService } from "@naqsh/shared/platform/service/serve-service";
import { openSharedLog } from "@naqsh/shared/platform/service/service-log";
import {
  openFiles,
  openKeyWitnesses,
  openKeys,
  openLeases,
  openRateLimits,
  openSecurityLog,
  openSessions,
} from "@naqsh/shared/platform/service/service-ports";
import { writableFolder } from "@naqsh/shared/platform/service/writable-folder";
import { whenAvailable } from "@naqsh/shared/platform/service/when-available";
import { openTracer } from "@naqsh/shared/platform/tracing/open-tracer";
import { createMongoRebuildBoard } from "./adapters/mongodb/mongo-rebuild-board";
import { createRedisOtherNodes } from "./adapters/redis/redis-other-nodes";
import type { ProjectionProcessConfig } from "./config";
import { internalCounts } from "./operations/internal-counts";
import { internalOperations } from "./operations/internal-operations";
import { internalQueries } from "./http/internal-queries";
import { openReadModels } from "./open-read-models";
import { operatedCluster } from "./operations/operated-cluster";
import { operationsDesk } from "./operations/operations-desk";
import { rebuildRequestsIn } from "./rebuilds/rebuild-requests";
import { createRebuildTasks } from "./rebuilds/rebuild-tasks";
import { createSharedRebuilds } from "./rebuilds/shared-rebuilds";
import { NO_OTHER_NODES } from "./ports/other-nodes";
import { openDrawnPages } from "./pages/open-drawn-pages";
import { undrawnPages } from "./pages/undrawn-pages";
import { previewCards } from "./pages/preview-cards";
import { siteMap } from "./pages/site-map";
import { createProjectionService } from "./projection-service";
import type { ProjectionService } from "./projection-service";

const SECOND_MS = 1_000;
/** How far behind views may be: beyond it, people see an old shop. */
const MOST_BEHIND_MS = 30_000;
/** An operator would rather see that the worker is silent than wait for it. */
const WORKER_ANSWERS_WITHIN_MS = 3_000;

/** Every port of the process, as its configuration chooses them. */
const openPorts = async (config: ProjectionProcessConfig, machine: Machine) => {
  const store = openSharedLog(config, machine.logger);
  const readModels = await openReadModels(config, machine);
  const keys = openKeys(config, machine);
  const witnesses = openKeyWitnesses(config);
  const sessions = openSessions(config, machine);
  const securityLog = openSecurityLog(config, machine);
  const rateLimits = openRateLimits(config, machine);
  const otherNodes =
    config.redisUrl === null ? NO_OTHER_NODES : createRedisOtherNodes({ ...machine, url: config.redisUrl });
  // A node with documents of its own writes them itself.
  const leases = config.mongo === null ? null : openLeases(config, machine);
  const tracer = await openTracer("naqsh-projection-service", config.tracing);
  return {
    ...machine,
    tracer,
    store,
    readModels,
    keys,
    checkKeys: () => checkKeys({ keys, witnesses }),
    sessions,
    securityLog,
    rateLimits,
    otherNodes,
    ...(leases && { leases }),
    files: openFiles(config, machine),
    close: async () => {
      await Promise.all([readModels.close(), otherNodes.close(), leases?.close()]);
      await Promise.all([
        witnesses.close(),
        store.close(),
        keys.close(),
        sessions.close(),
        securityLog.close(),
        rateLimits.close(),
      ]);
      await tracer.close();
    },
  };
};

const readinessOf = (service: ProjectionService, lag: LogLag): Readiness => {
  const views = service.status();
  const stopped = views.filter((view) => view.stopped !== null).map(({ view }) => view);
  const behind = views.filter(({ position }) => lag.behindMs(position) > MOST_BEHIND_MS).map(({ view }) => view);
  const lagging = behind.length > 0 ? "behind" : "ready";
  return { status: stopped.length > 0 ? "stopped" : lagging, stopped, behind };
};

const metricsOf = (service: ProjectionService, lag: LogLag): Metric[] => {
  const views = service.status();
  const each = (of: (view: (typeof views)[number]) => number) =>
    views.map((view) => ({ labels: { view: view.view }, value: of(view) }));
  return [
    {
      name: "naqsh_view_lag_seconds",
      help: "For how long the log has held what the view has yet to meet.",
      type: "gauge",
      samples: each(({ position }) => lag.behindMs(position) / SECOND_MS),
    },
    {
      name: "naqsh_view_met_events_total",
      help: "Events met since the start.",
      type: "counter",
      samples: each(({ eventsSeen }) => eventsSeen),
    },
    {
      name: "naqsh_view_stopped",
      help: "1 where its projection failed.",
      type: "gauge",
      samples: each(({ stopped }) => (stopped === null ? 0 : 1)),
    },
    gauge("naqsh_live_watchers", "Open live connections.", service.watchers()),
  ];
};

const workerOf = ({ workerUrl: url, serviceToken: token }: ProjectionProcessConfig): InternalClient =>
  createInternalClient({ service: "worker", url, token, timeLimitMs: WORKER_ANSWERS_WITHIN_MS });

/** Views that nodes share are computed again by the one that writes them, a node's own by that node. */
const openRebuilds = (
  { mongo, ...config }: ProjectionProcessConfig,
  machine: Machine,
  projections: ProjectionService,
) => {
  if (mongo === null) {
    const notes = rebuildRequestsIn(
      writableFolder(join(config.dataFolder, "rebuilds", config.nodeName)),
      machine.logger,
    );
    const own = createRebuildTasks({ projections, events: () => null, notes });
    const views = () => projections.status().map(({ view }) => view);
    const tasks = async () => new Map(views().flatMap((view) => withTask(view, own.of(view))));
    return { ...own, tasks, start: own.resume };
  }
  const client = openMongo(mongo.url);
  const shared = createSharedRebuilds({ ...machine, projections, board: createMongoRebuildBoard(client, mongo.views) });
  const stop = async (): Promise<void> => {
    await shared.stop();
    await client.close();
  };
  return { ...shared, stop };
};

const withTask = (view: string, task: RebuildTask | null): [string, RebuildTask][] =>
  task === null ? [] : [[view, task]];

/** projection-service as a process of its own. @throws if a port cannot be opened */
export const serveProjectionService = async (
  config: ProjectionProcessConfig,
  given: Partial<Machine> = {},
): Promise<ServedService & { service: ProjectionService }> => {
  const machine = machineFor(config, given);
  const ports = await openPorts(config, machine);
  const service = createProjectionService({
    ...ports,
    config: { signsInWithGoogle: config.signsInWithGoogle, sendsSms: config.sendsSms, cards: config.cards },
  });
  const lag = createLogLag(ports.store, machine);
  const rebuilds = openRebuilds(config, machine, service);
  const security = createSecurityNotes(ports);
  const shop = operatedCluster({ ...ports, security, service, rebuilds, lag, worker: workerOf(config) });
  const app = new Koa({ proxy: true, maxIpsCount: 1 });
  app.on("error", logServerErrors(machine.logger));
  app.use(operationsDesk(shop));
  app.use(service.middleware);
  // Its own questions it asks as any reader does, at its own address.
  let own = "";
  const shopUrl = () => own;
  app.use(siteMap({ publicUrl: config.publicUrl, shopUrl, now: machine.clock.now }));
  app.use(previewCards({ shopUrl, logger: machine.logger }));
  const { standing, ownQuestion } = service;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const pages = openDrawnPages({
    ...config,
    ...machine,
    standing,
    ownQuestion,
    shopUrl,
    isStopping,
    drawsAhead: true,
  });
  if (pages) app.use(pages.middleware);
  app.use(undrawnPages);
  const engines = { waitingFor: "the views and the log", logger: machine.logger, signal: stopping.signal };
  const served = await serveService({
    config,
    logger: machine.logger,
    routes: [...internalQueries(service), ...internalOperations(shop), ...internalCounts(service)],
    readiness: async () => readinessOf(service, lag),
    metrics: () => metricsOf(service, lag),
    application: app.callback(),
    attach: service.attach,
    start: async () => {
      await whenAvailable(ports.checkKeys, engines);
      await whenAvailable(service.start, engines);
      await rebuilds.start();
    },
    stop: async () => {
      stopping.abort();
      await pages?.stop();
      lag.close();
      await rebuilds.stop();
      await service.stop();
      await security.settled();
      await ports.close();
    },
  });
  own = served.url;
  pages?.begin();
  return { ...served, service };
};

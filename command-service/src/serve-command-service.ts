import type { RequestListener } from "node:http";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { createAppendMeter } from "@naqsh/shared/platform/metrics/append-meter";
import type { Standstills } from "@naqsh/shared/platform/ports/standstills";
import { appendMetrics } from "@naqsh/shared/platform/metrics/process-metrics";
import { sendProblem } from "@naqsh/shared/platform/http/send-problem";
import { readerAddress } from "@naqsh/shared/platform/http/trusted-proxies";
import type { TrustedProxies } from "@naqsh/shared/platform/http/trusted-proxies";
import { checkKeys, witnessedKeys } from "@naqsh/shared/platform/service/check-keys";
import { machineFor } from "@naqsh/shared/platform/service/machine";
import type { Machine } from "@naqsh/shared/platform/service/machine";
import { serveService } from "@naqsh/shared/platform/service/serve-service";
import type { Readiness, ServedService } from "@naqsh/shared/platform/service/serve-service";
import { openSharedLog } from "@naqsh/shared/platform/service/service-log";
import {
  openFilesForWriting,
  openHeartbeat,
  openKeyWitnesses,
  openKeys,
  openRateLimits,
  openFoldSnapshots,
  openRefusals,
  openSecurityLog,
  openSessions,
  openStandstillBoard,
} from "@naqsh/shared/platform/service/service-ports";
import { shareStandstills } from "@naqsh/shared/platform/service/share-standstills";
import { writableFolder } from "@naqsh/shared/platform/service/writable-folder";
import { whenAvailable } from "@naqsh/shared/platform/service/when-available";
import { openTracer } from "@naqsh/shared/platform/tracing/open-tracer";
import { createInternalClient } from "@naqsh/shared/platform/http/internal-client";
import { createOpenBusinessClient } from "./account/open-business-client";
import { dropStaleUploads } from "./pictures/spooled-image";
import { createCommandService } from "./command-service";
import type { CommandService } from "./command-service";
import type { CommandProcessConfig } from "./config";
import { FACTS_OF } from "./workflows/facts";
import { StreamFreshness } from "./handler/stream-freshness";
import { watchFacts } from "./handler/watch-facts";
import { FREEZE_AFTER_MS, OUTAGE_FROM_MS } from "@naqsh/shared/operations";
import { watchStandstills } from "@naqsh/shared/platform/adapters/system/system-standstills";
import { createHeartbeatWatch } from "./handler/heartbeat-watch";
import { internalCommands } from "./http/internal-commands";
import { createChatCompletions } from "./writing/chat-completions";
import { systemCommands } from "./modules";

/** Every port of the process, as its configuration chooses them. */
const openPorts = async (config: CommandProcessConfig, machine: Machine) => {
  const log = openSharedLog(config, machine.logger);
  const appends = createAppendMeter(machine.clock);
  const vault = openKeys(config, machine);
  const witnesses = openKeyWitnesses(config);
  const witnessed = { keys: vault, witnesses };
  const sessions = openSessions(config, machine);
  const refusals = openRefusals(config, machine);
  const foldSnapshots = openFoldSnapshots(config, machine);
  const securityLog = openSecurityLog(config, machine);
  const rateLimits = openRateLimits(config, machine);
  const outageWatch = createHeartbeatWatch({
    ...machine,
    heartbeat: openHeartbeat(config),
    asksAboutLeaps: !config.isDemo,
  });
  await dropStaleUploads(writableFolder(config.uploadFolder), machine.clock.now());
  const tracer = await openTracer("naqsh-command-service", config.tracing);
  return {
    ...machine,
    tracer,
    store: { ...log, append: appends.around(log.append) },
    keys: witnessedKeys(witnessed),
    checkKeys: () => checkKeys(witnessed),
    sessions,
    refusals,
    foldSnapshots,
    securityLog,
    rateLimits,
    outageWatch,
    files: openFilesForWriting(config, machine),
    appends,
    close: async () => {
      await Promise.all(
        [log, vault, witnesses, sessions, refusals, foldSnapshots, securityLog, rateLimits, outageWatch].map((port) =>
          port.close(),
        ),
      );
      await tracer.close();
    },
  };
};

/** Of all processes that decide about the log, if there may be others. */
const standstillsFor = (config: CommandProcessConfig, machine: Machine): Standstills => {
  const own = watchStandstills({ ...machine, fromMs: FREEZE_AFTER_MS, toMs: OUTAGE_FROM_MS });
  const board = config.eventStoreUrl === null ? null : openStandstillBoard(config, machine);
  return board === null ? own : shareStandstills({ ...machine, own, board });
};

/** A service of its own stands behind a gateway alone, whose word about the client's address counts. */
const BEHIND_GATEWAY: TrustedProxies = { has: () => true };

/** Commands over HTTP; reads and unknown paths are no business of this service. */
const applicationOf =
  ({ answer }: CommandService): RequestListener =>
  (request, response) => {
    if (answer(request, response, readerAddress(request, BEHIND_GATEWAY))) return;
    sendProblem({ headers: request.headers, response }, { code: "NOT_FOUND" });
  };

const readinessOf = async (store: EventStore): Promise<Readiness> => {
  try {
    await store.head();
    return { status: "ready" };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return { status: "stopped", stopped: ["log"] };
  }
};

/** command-service as a process of its own. @throws if a port cannot be opened */
export const serveCommandService = async (
  config: CommandProcessConfig,
  given: Partial<Machine> = {},
): Promise<ServedService & { service: CommandService }> => {
  const machine = machineFor(config, given);
  const ports = await openPorts(config, machine);
  // Where a test makes the time up, what this machine does is no part of it.
  const standstills = given.clock ? null : standstillsFor(config, machine);
  const projectionService = createInternalClient({
    service: "projection-service",
    url: config.projectionServiceUrl,
    token: config.serviceToken,
  });
  const freshness = new StreamFreshness(FACTS_OF, machine.clock);
  const service = createCommandService({
    ...ports,
    ...(standstills && { standstills }),
    ...(config.writing && { writing: createChatCompletions(config.writing, machine) }),
    freshness,
    businessOf: createOpenBusinessClient(projectionService),
    config: {
      secureCookies: config.publicUrl.startsWith("https:"),
      allowedOrigins: [],
      publicUrl: config.publicUrl,
      administratorsNeedSecondFactor: !config.isDemo,
      uploadFolder: config.uploadFolder,
      trustsEmails: config.trustsEmails,
      takesSandboxPayments: config.payments === "sandbox",
      ...(config.stripe !== null && { stripe: config.stripe }),
      ...(config.google !== null && { google: config.google }),
      isShared: true,
      ...(config.administrator !== null && { administrator: config.administrator }),
      ...(config.rateLimits && { rateLimits: config.rateLimits }),
    },
  });
  const stopping = new AbortController();
  let watching: Promise<void> = Promise.resolve();
  const served = await serveService({
    config,
    logger: machine.logger,
    routes: internalCommands({ ...service, ...machine, knows: (type) => Object.hasOwn(systemCommands, type) }),
    readiness: () => readinessOf(ports.store),
    metrics: () => appendMetrics(ports.appends),
    application: applicationOf(service),
    start: async () => {
      const engines = { waitingFor: "the log and the keys", logger: machine.logger, signal: stopping.signal };
      await whenAvailable(ports.checkKeys, engines);
      await whenAvailable(service.start, engines);
      watching = watchFacts({ ...ports, ...machine, freshness }, stopping.signal).catch((error: unknown) =>
        machine.logger.error({ err: error }, "Nobody hears of changed facts: they are read again each second"),
      );
    },
    stop: async () => {
      stopping.abort();
      await watching;
      await standstills?.close();
      await service.stop();
      await ports.close();
    },
  });
  return { ...served, service };
};

import { join } from "node:path";
import { openEngines } from "@naqsh/shared/testing/engines-in-test";
import type { EnginesInTest } from "@naqsh/shared/testing/engines-in-test";
import { canStartRedis } from "@naqsh/shared/testing/redis-server";
import { startChildService } from "./child-service";
import type { ChildService, ServiceName, ServiceTime } from "./child-service";
import { freePort } from "@naqsh/shared/testing/free-port";
import { canStartGateway, openGateway } from "./nginx-gateway";

export type ClusterOptions = {
  folder: string;
  clientFolder: string;
  commandServices: number;
  projectionServices: number;
  administrator: { email: string; password: string };
  /** The machine's cannot be shifted; a test's is if it is left out. */
  time?: ServiceTime;
  /** Writes what has happened before the services start, where their environment says. */
  past?: (environment: Readonly<Record<string, string>>) => Promise<void>;
};

export type ClusterInTest = {
  /** Of the gateway. */
  url: string;
  commandUrls: string[];
  projectionUrls: string[];
  serviceToken: string;
  services: Services;
  /** Where the log lies. */
  eventStoreUrl: string;
  now: () => number;
  /** Pushes every process's clock forward, in small steps. */
  shift: (ms: number) => Promise<void>;
  /** Waits until views, policies and due jobs have taken in all of the log. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
};

/** What was opened, closed in the other order. */
type Opened = { push: (close: () => Promise<void>) => void; closeAll: () => Promise<void> };
type Services = { commands: ChildService[]; projections: ChildService[]; workers: ChildService[] };

/** Whether this machine has the programs that the cluster needs; says how to get what is missing. */
export const canOpenCluster = (): boolean =>
  [Boolean(process.env["REDIS_URL"]) || canStartRedis(), canStartGateway()].every(Boolean);

const SERVICE_TOKEN = "services-of-a-test-know-each-other-by-this";
/** Smaller than the gap that the worker takes for an outage, by far: a slow machine adds to it. */
const STEP_MS = 2_000;

const addressOf = (service: ChildService): string => service.url;

const openedThings = (): Opened => {
  const closes: (() => Promise<void>)[] = [];
  return {
    push: (close) => void closes.push(close),
    closeAll: async () => {
      for (const close of closes.splice(0).toReversed()) await close();
    },
  };
};

const startMany = async (
  name: ServiceName,
  environments: readonly Record<string, string>[],
  { opened, time }: { opened: Opened; time: ServiceTime },
): Promise<ChildService[]> => {
  const starts = environments.map(async (environment) => {
    const service = await startChildService(name, environment, time);
    opened.push(service.stop);
    return service;
  });
  // All of them, so that one that fails leaves none behind.
  await Promise.allSettled(starts);
  return Promise.all(starts);
};

const openServices = async (options: ClusterOptions, engines: EnginesInTest, opened: Opened): Promise<Services> => {
  const { folder, administrator, time = "shifted" } = options;
  const shared = {
    DATA_FOLDER: join(folder, "data"),
    ...engines.environment,
    SERVICE_TOKEN,
    LOG_LEVEL: "error",
    DEMO: "1",
  };
  await options.past?.(shared);
  const named = { ...shared, ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
  const commands = await startMany(
    "command-service",
    Array.from({ length: options.commandServices }, () => named),
    { opened, time },
  );
  // The others have to know it before it starts.
  const workerPort = await freePort();
  const told = { ...shared, WORKER_URL: `http://127.0.0.1:${workerPort}` };
  const nodes = Array.from({ length: options.projectionServices }, (_, node) => ({ ...told, NODE_NAME: `n${node}` }));
  const projections = await startMany("projection-service", nodes, { opened, time });
  const asked = {
    COMMAND_SERVICE_URL: commands[0]!.url,
    PROJECTION_SERVICE_URL: projections[0]!.url,
  };
  // The second listens at another one: an operator's questions go to either.
  const workers = [{ ...asked, PORT: String(workerPort) }, asked].map((own) => ({ ...shared, ...own }));
  return { commands, projections, workers: await startMany("worker", workers, { opened, time }) };
};

/** Gives how far everything has come. */
const reached = async ({ workers, projections }: Services): Promise<string> => {
  await Promise.all(workers.map((one) => one.settled()));
  const positions = await Promise.all(projections.map((one) => one.settled()));
  return positions.map(String).join();
};

const settled = async (services: Services): Promise<void> => {
  for (let before = await reached(services); ;) {
    const now = await reached(services);
    if (now === before) return;
    before = now;
  }
};

const openAll = async (options: ClusterOptions, opened: Opened): Promise<ClusterInTest> => {
  const engines = await openEngines(options.folder, { isRacedFor: true });
  opened.push(engines.close);
  const services = await openServices(options, engines, opened);
  const { commands, projections, workers } = services;
  const commandUrls = commands.map(addressOf);
  const projectionUrls = projections.map(addressOf);
  const gateway = await openGateway({ ...options, commandUrls, projectionUrls });
  opened.push(gateway.stop);
  let offset = 0;
  return {
    url: gateway.url,
    commandUrls,
    projectionUrls,
    serviceToken: SERVICE_TOKEN,
    services,
    eventStoreUrl: engines.environment["EVENTSTORE_URL"]!,
    now: () => Date.now() + offset,
    shift: async (ms) => {
      for (let left = ms; left > 0; left -= STEP_MS) {
        const step = Math.min(STEP_MS, left);
        // The service that decides stops first: a deadline that the worker finds has then passed for everyone.
        for (const each of [commands, projections, workers]) await Promise.all(each.map((one) => one.shift(step)));
        offset += step;
      }
    },
    settled: () => settled(services),
    stop: opened.closeAll,
  };
};

/** The product in several processes behind the gateway, on the engines that are given and stand-ins for the others. */
export const openCluster = async (options: ClusterOptions): Promise<ClusterInTest> => {
  const opened = openedThings();
  try {
    return await openAll(options, opened);
  } catch (error) {
    await opened.closeAll();
    throw error;
  }
};

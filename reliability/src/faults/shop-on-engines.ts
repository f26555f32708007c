import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { readCommandProcessConfig } from "@naqsh/command-service/config";
import type { CommandProcessConfig } from "@naqsh/command-service/config";
import { serveCommandService } from "@naqsh/command-service/serve-command-service";
import { readProjectionProcessConfig } from "@naqsh/projection-service/config";
import { serveProjectionService } from "@naqsh/projection-service/serve-projection-service";
import type { ProjectionService } from "@naqsh/projection-service/projection-service";
import { createEventStoreDbEventStore } from "@naqsh/shared/platform/adapters/eventstoredb/eventstoredb-event-store";
import { EventStorePeer } from "@naqsh/shared/platform/adapters/eventstoredb/testing/event-store-peer";
import { openRedis } from "@naqsh/shared/platform/adapters/redis/open-redis";
import { createRedisSessions } from "@naqsh/shared/platform/adapters/redis/redis-sessions";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { openKeys } from "@naqsh/shared/platform/service/service-ports";
import { startRedis } from "@naqsh/shared/testing/redis-server";
import type { RedisUnderTest } from "@naqsh/shared/testing/redis-server";
import { TcpProxy } from "@naqsh/shared/testing/tcp-proxy";
import { readWorkerProcessConfig } from "@naqsh/worker/config";
import { serveWorker } from "@naqsh/worker/serve-worker";
import { startSmtpPeer } from "@naqsh/worker/testing/smtp-peer";
import type { SmtpPeer } from "@naqsh/worker/testing/smtp-peer";
import type { Worker } from "@naqsh/worker/worker";
import { settleIn } from "../simulation/cast";
import type { Cast } from "../simulation/cast";

export type ShopOnEngines = {
  commandUrl: string;
  projectionUrl: string;
  worker: Worker;
  projections: ProjectionService;
  redis: RedisUnderTest;
  /** Between the services and Redis. */
  redisLine: TcpProxy;
  /** Of jobs alone; the one before holds sessions, limits and refusals. */
  jobsRedis: RedisUnderTest;
  jobsLine: TcpProxy;
  peer: EventStorePeer;
  /** The log itself, past the proxy. */
  log: EventStore;
  /** Between the services and the log. */
  logLine: TcpProxy;
  /** Between the services and MongoDB, if one is given. */
  mongoLine: TcpProxy | null;
  /** Name of the database of the views there. */
  viewsDatabase: string | null;
  mail: SmtpPeer;
  /** Alerts: what an operator would be woken for. */
  alerts: string[];
  /** Writes to the log itself what the services did not decide. */
  write: (what: Past) => Promise<void>;
  stop: () => Promise<void>;
};

type Past = (store: EventStore, keys: PersonalKeys) => Promise<void>;

export type ShopOnEnginesOptions = {
  folder: string;
  cast: Cast;
  /** Writes what has happened before the services start, beside the cast. */
  past?: Past;
  /** Views, keys and what the worker remembers lie in new databases of this server. */
  mongo?: { url: string; fresh: () => string };
};

const SERVICE_TOKEN = "services-of-a-test-know-each-other-by-this";

const portOf = (url: string): number => Number(new URL(url).port);

/** The three services in this process, each connection to an engine through a proxy; letters go to a mail server. */
export const openShopOnEngines = async ({
  folder,
  cast,
  past,
  mongo,
}: ShopOnEnginesOptions): Promise<ShopOnEngines> => {
  const dataFolder = join(folder, "data");
  const redis = await startRedis(folder);
  const jobsFolder = join(folder, "jobs");
  await mkdir(jobsFolder, { recursive: true });
  const jobsRedis = await startRedis(jobsFolder);
  const peer = new EventStorePeer(join(folder, "log"));
  await peer.start();
  const mail = await startSmtpPeer();
  const [redisLine, jobsLine, logLine] = [
    await TcpProxy.before({ port: portOf(redis.url) }),
    await TcpProxy.before({ port: portOf(jobsRedis.url) }),
    await TcpProxy.before({ port: portOf(peer.url) }),
  ];
  const log = createEventStoreDbEventStore({ url: peer.url });
  const mongoLine = mongo ? await TcpProxy.before({ port: portOf(mongo.url) }) : null;

  const viewsDatabase = mongo?.fresh() ?? null;

  const alerts: string[] = [];
  const logger = alertsTo(alerts);
  const shared = {
    PORT: "0",
    DATA_FOLDER: dataFolder,
    EVENTSTORE_URL: `esdb://127.0.0.1:${logLine.port}?tls=false`,
    REDIS_URL: `redis://127.0.0.1:${redisLine.port}`,
    JOBS_REDIS_URL: `redis://127.0.0.1:${jobsLine.port}`,
    SERVICE_TOKEN,
    ...(mongo && {
      MONGODB_URL: `mongodb://127.0.0.1:${mongoLine!.port}`,
      MONGODB_VIEWS: viewsDatabase!,
      MONGODB_WORKER: mongo.fresh(),
      MONGODB_KEYS: mongo.fresh(),
    }),
  };
  const config = readCommandProcessConfig(shared);
  await settleCast(config, cast, log);
  const write = (what: Past): Promise<void> => withKeys(config, (keys) => what(log, keys));
  if (past) await write(past);
  const commands = await serveCommandService(config, { logger });
  const projections = await serveProjectionService(readProjectionProcessConfig(shared), { logger });
  const asked = { COMMAND_SERVICE_URL: commands.url, PROJECTION_SERVICE_URL: projections.url };
  const letters = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: "Naqsh <notices@naqsh.test>" };
  const worker = await serveWorker(readWorkerProcessConfig({ ...shared, ...asked, ...letters }), { logger });

  return {
    commandUrl: commands.url,
    projectionUrl: projections.url,
    worker: worker.worker,
    projections: projections.service,
    redis,
    redisLine,
    jobsRedis,
    jobsLine,
    peer,
    log,
    logLine,
    mongoLine,
    viewsDatabase,
    mail,
    alerts,
    write,
    stop: async () => {
      for (const service of [worker, projections, commands]) await service.stop();
      await log.close();
      await Promise.all([
        mongoLine?.close(),
        redisLine.close(),
        jobsLine.close(),
        jobsRedis.stop(),
        logLine.close(),
        mail.close(),
        redis.stop(),
        peer.kill(),
      ]);
    },
  };
};

const withKeys = async (config: CommandProcessConfig, use: (keys: PersonalKeys) => Promise<void>): Promise<void> => {
  const keys = openKeys(config, { clock: createSystemClock() });
  await use(keys);
  await keys.close();
};

const settleCast = async (config: CommandProcessConfig, cast: Cast, store: EventStore): Promise<void> => {
  const clock = createSystemClock();
  const sessions = createRedisSessions(openRedis(config.redisUrl!, alertsTo([])), clock);
  await withKeys(config, (keys) => settleIn(cast, { store, keys, sessions, nowMs: clock.now() }));
  await sessions.close();
};

const alertsTo = (alerts: string[]): Logger => {
  const silent = (): void => undefined;
  const error = (facts: object, message: string): void => {
    if ("alert" in facts) alerts.push(`${message} ${JSON.stringify(facts)}`);
  };
  return { debug: silent, info: silent, warn: silent, error };
};

import { join } from "node:path";
import { createFolderFiles } from "../adapters/folder/folder-files";
import { openLmdbKeyWitnesses } from "../adapters/lmdb/lmdb-key-witnesses";
import { openLmdbLeases } from "../adapters/lmdb/lmdb-leases";
import { LmdbPersonalKeys } from "../adapters/lmdb/lmdb-personal-keys";
import { openLmdbFoldSnapshots } from "../adapters/lmdb/lmdb-fold-snapshots";
import { openLmdbRefusals } from "../adapters/lmdb/lmdb-refusals";
import { openLmdbSecurityLog } from "../adapters/lmdb/lmdb-security-log";
import { openLmdbSessions } from "../adapters/lmdb/lmdb-sessions";
import { createMemoryRateLimits } from "../adapters/memory/memory-rate-limits";
import { createMongoKeyWitnesses } from "../adapters/mongodb/mongo-key-witnesses";
import { createMongoLeases } from "../adapters/mongodb/mongo-leases";
import { MongoPersonalKeys } from "../adapters/mongodb/mongo-personal-keys";
import { mongoTrouble } from "../adapters/mongodb/mongo-trouble";
import { openMongo } from "../adapters/mongodb/open-mongo";
import { openRedis } from "../adapters/redis/open-redis";
import { createSystemClock } from "../adapters/system/system-clock";
import { createSystemTimers } from "../adapters/system/system-timers";
import { createRedisRateLimits } from "../adapters/redis/redis-rate-limits";
import { createRedisFoldSnapshots } from "../adapters/redis/redis-fold-snapshots";
import { createRedisRefusals } from "../adapters/redis/redis-refusals";
import { createRedisSecurityLog } from "../adapters/redis/redis-security-log";
import { createRedisStandstillBoard } from "../adapters/redis/redis-standstill-board";
import { createRedisSessions } from "../adapters/redis/redis-sessions";
import { mapRejections } from "../map-rejections";
import { contentCheckedFiles } from "../adapters/s3/content-checked-files";
import { createS3Files } from "../adapters/s3/s3-files";
import { openLmdbHeartbeat } from "../adapters/lmdb/lmdb-heartbeat";
import { createMongoHeartbeat } from "../adapters/mongodb/mongo-heartbeat";
import type { Files } from "../ports/files";
import type { Heartbeat } from "../ports/heartbeat";
import type { KeyWitnesses } from "../ports/key-witnesses";
import type { KeyVault } from "../ports/personal-keys";
import type { Leases } from "../ports/leases";
import type { RateLimits } from "../ports/rate-limits";
import type { FoldSnapshots } from "../ports/fold-snapshots";
import type { Refusals } from "../ports/refusals";
import type { SecurityLog } from "../ports/security-log";
import type { StandstillBoard } from "../ports/standstill-board";
import type { Sessions } from "../ports/sessions";
import type { Machine } from "./machine";
import type { EngineConfig, ServiceConfig } from "./service-config";
import { damagedFileAlert } from "./damaged-file-alert";
import { writableFolder } from "./writable-folder";

export const openKeys = ({ mongo, dataFolder }: EngineConfig, { clock }: Pick<Machine, "clock">): KeyVault =>
  mongo === null
    ? new LmdbPersonalKeys(join(dataFolder, "keys", "keys.mdb"))
    : mapRejections<KeyVault>(new MongoPersonalKeys(openMongo(mongo.url), mongo.keys, clock), mongoTrouble);

export const openSessions = ({ redisUrl, dataFolder }: ServiceConfig, { clock, timers, logger }: Machine): Sessions =>
  redisUrl === null
    ? openLmdbSessions(join(dataFolder, "sessions.mdb"), clock, { isShared: true, timers })
    : createRedisSessions(openRedis(redisUrl, logger), clock);

export const openRefusals = ({ redisUrl, dataFolder }: ServiceConfig, { clock, logger }: Machine): Refusals =>
  redisUrl === null
    ? openLmdbRefusals(join(dataFolder, "refusals.mdb"), clock)
    : createRedisRefusals(openRedis(redisUrl, logger), clock);

export const openFoldSnapshots = (
  { redisUrl, dataFolder }: ServiceConfig,
  { logger }: Pick<Machine, "logger">,
): FoldSnapshots =>
  redisUrl === null
    ? openLmdbFoldSnapshots(join(dataFolder, "folds.mdb"))
    : createRedisFoldSnapshots(openRedis(redisUrl, logger));

export const openSecurityLog = (
  { redisUrl, dataFolder }: ServiceConfig,
  { logger }: Pick<Machine, "logger">,
): SecurityLog =>
  redisUrl === null
    ? openLmdbSecurityLog(join(dataFolder, "security.mdb"))
    : createRedisSecurityLog(openRedis(redisUrl, logger));

/** Null where the processes have no Redis in common: each knows its own standstills alone then. */
export const openStandstillBoard = (
  { redisUrl }: ServiceConfig,
  { ids, logger }: Pick<Machine, "ids" | "logger">,
): StandstillBoard | null =>
  redisUrl === null ? null : createRedisStandstillBoard(openRedis(redisUrl, logger), ids.uuid());

export const openRateLimits = ({ redisUrl }: ServiceConfig, { clock, logger }: Machine): RateLimits =>
  redisUrl === null ? createMemoryRateLimits(clock) : createRedisRateLimits(openRedis(redisUrl, logger));

/**
 * Elects the process that writes the views or leads the workers; null if one worker has the folder to itself. A lease lies where the places
 * lie that it guards: a Redis that is away or was emptied keeps nobody from closing an auction. It goes by the time of the
 * processes, as the engines do, also if a test makes the shop's time up.
 */
export const openLeases = (
  { jobsRedisUrl, mongo, dataFolder }: EngineConfig,
  { logger, ids }: Machine,
): Leases | null => {
  const clock = createSystemClock();
  const timers = createSystemTimers(clock, (error) => logger.error({ err: error }, "A lease's timer failed"));
  const keeping = { clock, timers, ids, logger };
  if (mongo !== null) return createMongoLeases(openMongo(mongo.url), mongo.worker, keeping);
  return jobsRedisUrl === null ? null : openLmdbLeases(join(dataFolder, "worker", "leases.mdb"), keeping);
};

/** Where the worker remembers its policies, there it writes down that it lives. */
export const openHeartbeat = ({ mongo, dataFolder }: EngineConfig): Heartbeat =>
  mongo === null
    ? openLmdbHeartbeat(join(dataFolder, "worker", "policies.mdb"))
    : createMongoHeartbeat(openMongo(mongo.url), mongo.worker);

/** There too what is known of the keys: apart from them. */
export const openKeyWitnesses = ({ mongo, dataFolder }: EngineConfig): KeyWitnesses =>
  mongo === null
    ? openLmdbKeyWitnesses(join(dataFolder, "worker", "policies.mdb"))
    : createMongoKeyWitnesses(openMongo(mongo.url), mongo.worker);

/** For services that write pictures. @throws ConfigInvalid if their folder cannot be written */
export const openFilesForWriting = (config: EngineConfig, machine: Pick<Machine, "logger">): Files => {
  if (config.s3 === null) writableFolder(config.filesFolder);
  return openFiles(config, machine);
};

/** Files of the shop; of those that are damaged operators are told. */
export const openFiles = ({ filesFolder, s3 }: EngineConfig, { logger }: Pick<Machine, "logger">): Files => {
  const onDamaged = damagedFileAlert(logger);
  return s3 === null ? createFolderFiles(filesFolder, onDamaged) : contentCheckedFiles(createS3Files(s3), onDamaged);
};

import type { MemoryUse } from "@naqsh/shared/operations";
import { watchRedisMemory } from "@naqsh/shared/platform/adapters/redis/redis-memory";
import type { Metric } from "@naqsh/shared/platform/metrics/exposition";
import type { Machine } from "@naqsh/shared/platform/service/machine";
import type { EngineConfig } from "@naqsh/shared/platform/service/service-config";

export type MemoryWatch = { uses: () => MemoryUse[]; metrics: () => Metric[]; close: () => Promise<void> };

/** A logical database has the memory of its server. */
const serverOf = (url: string): string => new URL(url).host;

/** Watches the memory of each Redis that is named. */
export const watchMemory = (
  { redisUrl, jobsRedisUrl }: Pick<EngineConfig, "redisUrl" | "jobsRedisUrl">,
  machine: Machine,
): MemoryWatch => {
  const isShared = redisUrl !== null && jobsRedisUrl !== null && serverOf(redisUrl) === serverOf(jobsRedisUrl);
  if (isShared) {
    const facts = { server: serverOf(redisUrl) };
    machine.logger.warn(
      facts,
      "Jobs share the memory of sessions and limits: name a Redis of their own in JOBS_REDIS_URL",
    );
  }
  const watches = [
    ...(redisUrl === null ? [] : [watchRedisMemory({ ...machine, url: redisUrl, holds: "sessions" })]),
    ...(jobsRedisUrl === null || isShared ? [] : [watchRedisMemory({ ...machine, url: jobsRedisUrl, holds: "jobs" })]),
  ];
  const uses = (): MemoryUse[] => watches.flatMap((watch) => watch.last() ?? []);
  return {
    uses,
    metrics: () => [
      each("naqsh_redis_memory_used_bytes", "Memory that a Redis uses.", uses(), "usedBytes"),
      each(
        "naqsh_redis_memory_max_bytes",
        "Memory that a Redis may use; 0 where nothing bounds it.",
        uses(),
        "maxBytes",
      ),
    ],
    close: async () => void (await Promise.all(watches.map((watch) => watch.close()))),
  };
};

const each = (name: string, help: string, uses: MemoryUse[], field: "usedBytes" | "maxBytes"): Metric => ({
  name,
  help,
  type: "gauge",
  samples: uses.map((use) => ({ labels: { holds: use.holds }, value: use[field] })),
});

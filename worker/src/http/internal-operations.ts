import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { MemoryUse, ParkedWork } from "@naqsh/shared/operations";
import type { InternalRoute } from "@naqsh/shared/platform/http/internal-router";
import type { Worker } from "../worker";

type Operated = Pick<Worker, "status" | "parked" | "retry">;

/** What waits for an operator, failures and dead jobs alike. */
export const parkedWorkOf = async ({ parked }: Pick<Operated, "parked">): Promise<ParkedWork[]> => {
  const { failures, deadJobs } = await parked();
  return [
    ...failures.map(({ id, policy, reason, attempts, parkedAt }) => ({
      id,
      what: policy,
      reason,
      attempts,
      at: instantFromMs(parkedAt),
    })),
    ...deadJobs.map(({ id, name, reason, attempts, at }) => ({ id, what: name, reason, attempts, at })),
  ];
};

/** The operator's questions to the worker: how its policies and the memory of each Redis stand, what failed, and another try. */
export const internalOperations = (worker: Operated, memory: () => MemoryUse[] = () => []): InternalRoute[] => [
  {
    method: "GET",
    path: "/internal/status",
    answer: async () => {
      const [{ policies }, parked] = await Promise.all([worker.status(), parkedWorkOf(worker)]);
      return { body: { policies, parked, memory: memory() } };
    },
  },
  {
    method: "POST",
    path: "/internal/parked/:id/retry",
    answer: async ({ params }) => ({ body: { retried: await worker.retry(params["id"]!) } }),
  },
];

import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { JobEffect, Policy } from "@naqsh/shared/kernel/policy";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { installedName } from "../runner/install-policies";
import { liftedEvent } from "../runner/lifted-event";
import type { JobMemory, JobQueue } from "../ports/job-queue";
import type { PolicyCheckpoints } from "../ports/policy-checkpoints";
import { RUN_IS_KNOWN_MS } from "../ports/retry-waits";

export type DerivationPorts = {
  store: Pick<EventStore, "readAll">;
  jobs: Pick<JobQueue, "schedule"> & JobMemory;
  checkpoints: Pick<PolicyCheckpoints, "find">;
  clock: Clock;
  logger: Logger;
  /** Once aborted nothing more is scheduled, and the queue stays to be told. */
  stopping?: AbortSignal;
};

/** In a new shop no queue was told anything yet; anywhere else operators hear of a loss. */
export type JobDerivation = (shop: { isNewShop: boolean }) => Promise<number>;

const AT_ONCE = 64;

/**
 * Schedules again, from the log, every job of the last 30 days and of the time to come, where the queue has lost what it was
 * told. What has run already does nothing when it runs again: commands, payments and letters have ids of their own.
 * Gives how many jobs it scheduled.
 */
export const createJobDerivation = (policies: readonly Policy[], ports: DerivationPorts): JobDerivation => {
  const { store, jobs, checkpoints, clock, logger, stopping } = ports;

  const derive = async (): Promise<number> => {
    const own = await reactionsOf(policies, checkpoints);
    const oldestMs = clock.now() - RUN_IS_KNOWN_MS;
    let derived = 0;
    let due: JobEffect[] = [];
    // None is begun before all of them are awaited: one that failed while the log is read would end the process.
    const schedule = async (): Promise<void> => {
      derived += due.length;
      await Promise.all(due.map(({ kind: _kind, ...job }) => jobs.schedule(job)));
      due = [];
    };
    for await (const event of store.readAll()) {
      stopping?.throwIfAborted();
      due.push(...own(event).filter(({ at }) => msFromInstant(at) >= oldestMs));
      if (due.length >= AT_ONCE) await schedule();
    }
    await schedule();
    return derived;
  };

  return async ({ isNewShop }) => {
    if (await jobs.isWhole()) return 0;
    let derived = 0;
    try {
      await jobs.tellAll(async () => void (derived = await derive()));
    } catch (error) {
      if (stopping?.aborted) return 0;
      throw error;
    }
    if (derived === 0) return 0;
    if (isNewShop) logger.info({ derived }, "The first worker of this shop took its jobs from the log");
    else logger.warn({ derived }, "The job queue was new or had lost its jobs: they were derived from the log");
    return derived;
  };
};

/** The jobs that an event leads to; what came before a policy was installed is not its own. */
const reactionsOf = async (
  policies: readonly Policy[],
  checkpoints: Pick<PolicyCheckpoints, "find">,
): Promise<(event: StoredEvent) => JobEffect[]> => {
  const handlers = new Map<string, { policy: Policy; after: Position }[]>();
  for (const policy of policies) {
    const after = (await checkpoints.find(installedName(policy.name))) ?? START_OF_LOG;
    for (const type of policy.handles) handlers.set(type, [...(handlers.get(type) ?? []), { policy, after }]);
  }
  return (stored) => {
    const { type, position, id } = stored;
    const due = (handlers.get(type) ?? []).filter(({ after }) => position > after);
    if (due.length === 0) return [];
    const event = liftedEvent(stored);
    const cause = { correlationId: event.metadata.correlationId, causationId: id };
    const effects = due.flatMap(({ policy }) => policy.react(event));
    return effects.flatMap((effect) =>
      effect.kind === "job" ? [{ ...effect, data: { ...effect.data, ...cause } }] : [],
    );
  };
};

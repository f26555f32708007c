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

export type DerivationPorts = {
  store: Pick<EventStore, "readAll" | "head">;
  jobs: Pick<JobQueue, "schedule" | "begun"> & JobMemory;
  checkpoints: Pick<PolicyCheckpoints, "find">;
  clock: Clock;
  logger: Logger;
  /** Once aborted nothing more is scheduled, and the queue stays to be told. */
  stopping?: AbortSignal;
};

/** In a new shop no queue was told anything yet; anywhere else operators hear of a loss. */
export type JobDerivation = (shop: { isNewShop: boolean }) => Promise<number>;

const AT_ONCE = 64;
/** Older jobs that are not to be had any more are no one's hint: whatever they stand for was settled by hand, or lapsed. */
const DERIVED_BACK_TO_MS = 30 * 24 * 3_600_000;
/** A restart of the queue has so much of the log read again, and what was scheduled from it. */
const NOTED_EVERY_MS = 60_000;
const NEVER = new AbortController().signal;

/**
 * Schedules again, from the log, every job of the last 30 days and of the time to come, if the queue has lost what it was
 * told; if it may have lost the last of it, as after its restart, what was noted meanwhile bounds how far that goes back. What has
 * run already does nothing when it runs again: commands, payments and letters have ids of their own.
 * Gives how many jobs it scheduled.
 */
export const createJobDerivation = (policies: readonly Policy[], ports: DerivationPorts): JobDerivation => {
  const { store, jobs, checkpoints, clock, logger, stopping = NEVER } = ports;

  let notedAtMs = -Infinity;

  /** Policies have scheduled what lies before the place of the last of them. */
  const noteNowAndThen = async (): Promise<void> => {
    if (clock.now() - notedAtMs < NOTED_EVERY_MS) return;
    notedAtMs = clock.now();
    const places = await Promise.all(policies.map(({ name }) => checkpoints.find(name)));
    const known = places.filter((place) => place !== null).toSorted();
    if (known[0] !== undefined && known.length === places.length) await jobs.noteToldUpTo(known[0]);
  };

  /** A note from before the log was put back, or moved to another engine, says nothing of this one. */
  const noteWithinLog = async (): Promise<Position | null> => {
    const note = await jobs.toldUpTo();
    if (note === null) return null;
    const head = await store.head();
    return note.length === head.length && note <= head ? note : null;
  };

  /** A month of jobs that are due at once would be more than the queue's memory holds. */
  const begun = async (due: readonly JobEffect[]): Promise<void> => {
    const past = due.filter(({ at }) => msFromInstant(at) <= clock.now());
    for (const queue of new Set(past.map((job) => job.queue))) await jobs.begun?.(queue, stopping);
  };

  const derive = async (): Promise<number> => {
    const own = await reactionsOf(policies, checkpoints);
    const oldestMs = clock.now() - DERIVED_BACK_TO_MS;
    const after = await noteWithinLog();
    let derived = 0;
    let due: JobEffect[] = [];
    // None is begun before all of them are awaited: one that failed while the log is read would end the process.
    const schedule = async (): Promise<void> => {
      derived += due.length;
      await Promise.all(due.map(({ kind: _kind, replaces, ...job }) => jobs.schedule(job, replaces)));
      await begun(due);
      due = [];
    };
    for await (const event of store.readAll(after === null ? {} : { after })) {
      stopping.throwIfAborted();
      due.push(...own(event).filter(({ at }) => msFromInstant(at) >= oldestMs));
      if (due.length >= AT_ONCE) await schedule();
    }
    await schedule();
    return derived;
  };

  return async ({ isNewShop }) => {
    if (await jobs.isWhole()) {
      await noteNowAndThen();
      return 0;
    }
    let derived = 0;
    try {
      await jobs.tellAll(async () => void (derived = await derive()));
    } catch (error) {
      if (stopping.aborted) return 0;
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

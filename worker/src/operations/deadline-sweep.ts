import { instantFromMs, msFromInstant } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import type { CancelOrder } from "@naqsh/shared/order";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { NaqshSystemCommand } from "@naqsh/shared/registry";
import { dueMomentOf } from "../jobs/reschedule-early-job";
import { forEachConcurrently } from "../runner/for-each-concurrently";
import type { CommandBus } from "../ports/command-bus";
import type { Deadline, Deadlines } from "../ports/deadlines";
import { LEFT_IN_LINE_MS } from "../ports/job-queue";
import type { JobQueue } from "../ports/job-queue";

/** The timer has this long before the sweep takes its place. */
const GRACE_MS = 1_000;
/** What was swept and is still due (a payment under way) is tried again after this. */
const AGAIN_AFTER_MS = 60_000;
const PAGE = 500;
/** Streams woken before the next look: meanwhile timers may have woken others. */
const BETWEEN_LOOKS = 128;
const AT_ONCE = 32;

export type SweepPorts = {
  deadlines: Pick<Deadlines, "due">;
  jobs: Pick<JobQueue, "isBehind">;
  commandBus: CommandBus;
  clock: Clock;
  logger: Logger;
};

/**
 * Wakes the streams whose deadline passed and whose timer was lost. Gives how many it woke. Neither what stays due nor what nobody
 * answers stands before the others: the first is passed over for a minute, the second is asked last.
 * @throws if one could not be asked: a later sweep asks it again.
 */
export const createDeadlineSweep = (ports: SweepPorts): (() => Promise<number>) => {
  const { deadlines, jobs, clock } = ports;
  /** When each that has answered may be asked again. */
  const answered = new Map<string, number>();
  /** Those that nobody answered for; asked longest ago first. */
  const failing = new Map<string, Deadline>();

  /** Gives what failed. */
  const wakeAll = async (some: readonly Deadline[], nowMs: number): Promise<unknown[]> => {
    const failures: unknown[] = [];
    await forEachConcurrently(some, AT_ONCE, async (deadline) => {
      const name = nameOf(deadline);
      failing.delete(name);
      try {
        const isEarly = await wake(deadline, nowMs, ports);
        answered.set(name, isEarly ? nowMs : nowMs + AGAIN_AFTER_MS);
      } catch (error) {
        failing.set(name, deadline);
        failures.push(error);
      }
    });
    return failures;
  };

  const missedOf = async (due: readonly Deadline[], nowMs: number): Promise<Deadline[]> => {
    const unasked = due.filter((deadline) => !answered.has(nameOf(deadline)) && !failing.has(nameOf(deadline)));
    const behind = new Set<string>();
    for (const queue of new Set(unasked.map(queueOf))) {
      if (await jobs.isBehind?.(queue)) behind.add(queue);
    }
    const isLost = (deadline: Deadline): boolean =>
      !behind.has(queueOf(deadline)) || msFromInstant(deadline.dueAt) <= nowMs - LEFT_IN_LINE_MS;
    return unasked.filter(isLost);
  };

  /** Asks everything that is due for the first time; gives the names of all that is due. @throws if nobody answers */
  const sweepUnasked = async (begunMs: number, count: Count): Promise<Set<string>> => {
    const due = new Set<string>();
    for (let cursor: string | undefined; ;) {
      const page = await deadlines.due(instantFromMs(begunMs - GRACE_MS), PAGE, cursor);
      const missed = (await missedOf(page.deadlines, clock.now())).slice(0, BETWEEN_LOOKS);
      if (missed.length > 0) {
        const failures = await wakeAll(missed, clock.now());
        count(missed.length, failures);
        if (failures.length === BETWEEN_LOOKS) throw failures[0];
        continue;
      }
      for (const deadline of page.deadlines) due.add(nameOf(deadline));
      if (page.next === null) return due;
      cursor = page.next;
    }
  };

  /** Until nobody answers again: the next sweep goes on with the others. */
  const sweepFailing = async (again: Deadline[], count: Count): Promise<void> => {
    for (let from = 0; from < again.length; from += AT_ONCE) {
      const some = again.slice(from, from + AT_ONCE);
      const failures = await wakeAll(some, clock.now());
      count(some.length, failures);
      if (failures.length === AT_ONCE) return;
    }
  };

  return async () => {
    const begunMs = clock.now();
    for (const [name, againMs] of answered) if (againMs <= begunMs) answered.delete(name);
    const failedBefore = [...failing.values()];
    const failures: unknown[] = [];
    let woken = 0;
    const count: Count = (asked, failed) => {
      woken += asked - failed.length;
      failures.push(...failed);
    };
    const due = await sweepUnasked(begunMs, count);
    for (const name of failing.keys()) if (!due.has(name)) failing.delete(name);
    const again = failedBefore.filter((deadline) => due.has(nameOf(deadline)));
    await sweepFailing(again, count);
    if (failures.length > 0) throw failures[0];
    return woken;
  };
};

/** Takes how many were asked, and what failed of them. */
type Count = (asked: number, failures: readonly unknown[]) => void;

/** Gives whether the deadline has passed by this clock alone. */
const wake = async (
  deadline: Deadline,
  nowMs: number,
  { commandBus, logger }: Pick<SweepPorts, "commandBus" | "logger">,
): Promise<boolean> => {
  const { streamCategory, streamId, action, dueAt } = deadline;
  // A new id each time: an earlier rejection is no answer to this attempt.
  const commandId = uuid5(NAQSH_NAMESPACE, `sweep/${nameOf(deadline)}/${nowMs}`);
  const command = commandFor(deadline);
  const cause = { commandId, correlationId: commandId, causationId: null, actorId: "sweep-deadlines" };
  const outcome = await commandBus.dispatch({ streamCategory, streamId, command, ...cause });
  const code = outcome.accepted ? null : outcome.rejection.code;
  logger.info({ streamCategory, streamId, action, dueAt, code }, "The sweep woke a stream whose deadline had passed");
  if (outcome.accepted) return false;
  const waitsFor = dueMomentOf(command.type, outcome.rejection);
  return waitsFor !== undefined && waitsFor <= dueAt;
};

/** Whose jobs wake the streams of a category. */
const queueOf = ({ streamCategory }: Deadline): string => (streamCategory === "user" ? "account" : streamCategory);

const nameOf = ({ streamCategory, streamId, action, dueAt }: Deadline): string =>
  `${streamCategory}-${streamId}/${action}/${dueAt}`;

const commandFor = ({ streamId, action, dueAt }: Deadline): NaqshSystemCommand => {
  if (action === "EraseAccount") return { type: action, data: { userId: streamId, dueAt } };
  if (action === "PassOrderDeadline") return { type: action, data: { orderId: streamId } };
  if (action !== "CancelOrder") return { type: action, data: { auctionId: streamId } };
  const cancel: CancelOrder = { type: action, data: { orderId: streamId, reason: "paymentDeadlineMissed" } };
  return cancel;
};

import { instantFromMs, msFromInstant } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import type { CancelOrder } from "@naqsh/shared/order";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { NaqshSystemCommand } from "@naqsh/shared/registry";
import { inOrder } from "../runner/in-order";
import type { CommandBus } from "../ports/command-bus";
import type { Deadline, Deadlines } from "../ports/deadlines";
import { LEFT_IN_LINE_MS } from "../ports/job-queue";
import type { JobQueue } from "../ports/job-queue";

/** The timer has this long before the sweep takes its place. */
const GRACE_MS = 1_000;
/** What was swept and is still due (a payment under way) is tried again after this. */
const AGAIN_AFTER_MS = 60_000;
const MOST_SEEN = 500;
/** So many are woken before it looks again: meanwhile timers may have woken others. */
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
 * Wakes the streams whose deadline passed and whose timer was lost. Gives how many it woke.
 * @throws where one could not be asked: the next sweep asks it again.
 */
export const createDeadlineSweep = (ports: SweepPorts): (() => Promise<number>) => {
  const { deadlines, jobs, commandBus, clock, logger } = ports;
  const tried = new Map<string, number>();

  const wake = async (deadline: Deadline, nowMs: number): Promise<void> => {
    const { streamCategory, streamId, action, dueAt } = deadline;
    // A new id each time: an earlier rejection is no answer to this attempt.
    const commandId = uuid5(NAQSH_NAMESPACE, `sweep/${nameOf(deadline)}/${nowMs}`);
    const command = commandFor(deadline);
    const cause = { commandId, correlationId: commandId, causationId: null, actorId: "sweep-deadlines" };
    tried.set(nameOf(deadline), nowMs);
    const outcome = await commandBus.dispatch({ streamCategory, streamId, command, ...cause });
    const code = outcome.accepted ? null : outcome.rejection.code;
    const facts = { streamCategory, streamId, action, dueAt, code };
    logger.info(facts, "The sweep woke a stream whose deadline had passed");
  };

  const missedBy = async (nowMs: number): Promise<Deadline[]> => {
    const due = await deadlines.due(instantFromMs(nowMs - GRACE_MS), MOST_SEEN);
    const untried = due.filter((deadline) => !tried.has(nameOf(deadline)));
    const behind = new Set<string>();
    for (const queue of new Set(untried.map(({ streamCategory }) => streamCategory))) {
      if (await jobs.isBehind?.(queue)) behind.add(queue);
    }
    const isLost = ({ streamCategory, dueAt }: Deadline): boolean =>
      !behind.has(streamCategory) || msFromInstant(dueAt) <= nowMs - LEFT_IN_LINE_MS;
    return untried.filter(isLost);
  };

  return async () => {
    const begunMs = clock.now();
    for (const [name, atMs] of tried) if (atMs + AGAIN_AFTER_MS <= begunMs) tried.delete(name);
    for (let woken = 0; ;) {
      const nowMs = clock.now();
      const missed = (await missedBy(nowMs)).slice(0, BETWEEN_LOOKS);
      if (missed.length === 0) return woken;
      const failures: unknown[] = [];
      // One that always fails must not stand before those behind it.
      await inOrder(missed, AT_ONCE, (deadline) =>
        wake(deadline, nowMs).catch((error: unknown) => {
          tried.delete(nameOf(deadline));
          failures.push(error);
        }),
      );
      if (failures.length > 0) throw failures[0];
      woken += missed.length;
    }
  };
};

const nameOf = ({ streamCategory, streamId, action, dueAt }: Deadline): string =>
  `${streamCategory}-${streamId}/${action}/${dueAt}`;

const commandFor = ({ streamId, action }: Deadline): NaqshSystemCommand => {
  if (action !== "CancelOrder") return { type: action, data: { auctionId: streamId } };
  const cancel: CancelOrder = { type: action, data: { orderId: streamId, reason: "paymentDeadlineMissed" } };
  return cancel;
};

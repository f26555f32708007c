import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import type { CancelOrder } from "@naqsh/shared/order";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { NaqshSystemCommand } from "@naqsh/shared/registry";
import type { CommandBus } from "../ports/command-bus";
import type { Deadline, Deadlines } from "../ports/deadlines";

/** The timer has this long before the sweep takes its place. */
const GRACE_MS = 1_000;
/** What was swept and is still due (a payment under way) is tried again after this. */
const AGAIN_AFTER_MS = 60_000;
const AT_ONCE = 500;

export type SweepPorts = { deadlines: Pick<Deadlines, "due">; commandBus: CommandBus; clock: Clock; logger: Logger };

/**
 * Wakes the streams whose deadline passed and whose timer was lost. Gives how many it woke.
 * @throws where one could not be asked: the next sweep asks it again.
 */
export const createDeadlineSweep = ({ deadlines, commandBus, clock, logger }: SweepPorts): (() => Promise<number>) => {
  const tried = new Map<string, number>();

  const wake = async (deadline: Deadline, nowMs: number): Promise<void> => {
    const { streamCategory, streamId, action, dueAt } = deadline;
    // A new id each time: an earlier rejection is no answer to this attempt.
    const commandId = uuid5(NAQSH_NAMESPACE, `sweep/${nameOf(deadline)}/${nowMs}`);
    const command = commandFor(deadline);
    const cause = { commandId, correlationId: commandId, causationId: null, actorId: "sweep-deadlines" };
    const outcome = await commandBus.dispatch({ streamCategory, streamId, command, ...cause });
    const code = outcome.accepted ? null : outcome.rejection.code;
    logger.info({ streamCategory, streamId, action, dueAt, code }, "The sweep woke a stream whose deadline had passed");
  };

  return async () => {
    const nowMs = clock.now();
    for (const [name, atMs] of tried) if (atMs + AGAIN_AFTER_MS <= nowMs) tried.delete(name);
    const due = await deadlines.due(instantFromMs(nowMs - GRACE_MS), AT_ONCE);
    const missed = due.filter((deadline) => !tried.has(nameOf(deadline)));
    const asked = missed.map(async (deadline) => {
      tried.set(nameOf(deadline), nowMs);
      await wake(deadline, nowMs).catch((error: unknown) => {
        tried.delete(nameOf(deadline));
        throw error;
      });
    });
    const failed = (await Promise.allSettled(asked)).find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
    return missed.length;
  };
};

const nameOf = ({ streamCategory, streamId, action, dueAt }: Deadline): string =>
  `${streamCategory}-${streamId}/${action}/${dueAt}`;

const commandFor = ({ streamId, action }: Deadline): NaqshSystemCommand => {
  if (action !== "CancelOrder") return { type: action, data: { auctionId: streamId } };
  const cancel: CancelOrder = { type: action, data: { orderId: streamId, reason: "paymentDeadlineMissed" } };
  return cancel;
};

import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Effect, Policy } from "@naqsh/shared/kernel/policy";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { createThrottledLog } from "@naqsh/shared/platform/throttled-log";
import type { CommandBus } from "../ports/command-bus";
import type { JobQueue } from "../ports/job-queue";

/** Waits between the attempts at one effect; after the last one it is given up. */
export const RETRY_WAITS_MS = [100, 1_000, 5_000, 15_000];

export type PerformerPorts = {
  commandBus: CommandBus;
  jobs: Pick<JobQueue, "schedule" | "begun">;
  clock: Clock;
  timers: Timers;
  logger: Logger;
};

/** Between attempts at what is only away: it comes back, and no operator is needed for that. */
const AWAY_WAIT_MS = 5_000;

/** What keeps failing after every retry. */
export class EffectFailed extends Error {
  constructor(
    readonly attempts: number,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "EffectFailed";
  }
}

/** The id of an effect: the same event, policy and place always give the same one. */
export const effectId = (event: RecordedEvent, policy: string, index: number): string =>
  uuid5(NAQSH_NAMESPACE, `${event.id}/${policy}/${index}`);

export type EffectOf = { policy: Policy; event: RecordedEvent; effect: Effect; index: number };

export type EffectPerformer = {
  /**
   * Dispatches the command or schedules the job, again after growing waits when that throws (`onWait` hears
   * when one begins and ends). A refusal is an outcome, but for one that a policy of the money path does not expect.
   * What an engine or a
   * service that is away leaves undone is tried until it is back. @throws EffectFailed after the last attempt, or the
   * signal's reason.
   */
  perform: (subject: EffectOf, signal: AbortSignal, onWait: (isWaiting: boolean) => void) => Promise<void>;
};

export const createEffectPerformer = (ports: PerformerPorts): EffectPerformer => {
  const { commandBus, jobs, clock, timers, logger } = ports;

  const attempt = async ({ policy, event, effect, index }: EffectOf): Promise<void> => {
    const { correlationId } = event.metadata;
    if (effect.kind === "job") {
      const { kind: _, replaces, ...job } = effect;
      return jobs.schedule({ ...job, data: { correlationId, causationId: event.id, ...job.data } }, replaces);
    }
    const { streamCategory, streamId, command } = effect;
    const commandId = effectId(event, policy.name, index);
    const cause = { commandId, correlationId, causationId: event.id, actorId: policy.name };
    const outcome = await commandBus.dispatch({ streamCategory, streamId, command, ...cause });
    if (outcome.accepted) return;
    const { code } = outcome.rejection;
    if (policy.onMoneyPath && !policy.expectedRefusals?.includes(code)) {
      throw new Error(`${command.type} was refused: ${code}`);
    }
    logger.info({ policy: policy.name, eventId: event.id, command: command.type, code }, "A command was refused");
  };

  const logTrouble = createThrottledLog(logger, clock, "Effects of a policy wait for what is away");
  const tellOf = (error: unknown, { policy: { name: policy }, event }: EffectOf, attempts: number): void => {
    // The new leader does it: nothing waits.
    if (error instanceof LeaseLost) return;
    if (error instanceof Unavailable) return logTrouble(error.message, { policy, eventId: event.id }, policy);
    logger.warn({ policy, eventId: event.id, attempts, err: error }, "An effect failed");
  };

  const wait = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const timer = timers.at(clock.now() + ms, () => {
        signal.removeEventListener("abort", leave);
        resolve();
      });
      const leave = (): void => {
        timer.cancel();
        reject(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
    });

  return {
    perform: async (subject, signal, onWait) => {
      for (let attempts = 1; ; attempts += 1) {
        try {
          return await attempt(subject);
        } catch (error) {
          const waitMs = RETRY_WAITS_MS[attempts - 1] ?? (error instanceof Unavailable ? AWAY_WAIT_MS : undefined);
          if (waitMs === undefined) throw new EffectFailed(attempts, error);
          tellOf(error, subject, attempts);
          onWait(true);
          await wait(waitMs, signal).finally(() => onWait(false));
        }
      }
    },
  };
};

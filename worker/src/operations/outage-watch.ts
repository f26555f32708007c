import { instantFromMs, later, msBetween } from "@naqsh/shared/kernel/instant";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { OUTAGE_AFTER_MS, PLATFORM_STREAM_ID } from "@naqsh/shared/operations";
import type { RecordOutage } from "@naqsh/shared/operations";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { CommandBus } from "../ports/command-bus";
import type { PolicyCheckpoints } from "../ports/policy-checkpoints";
import { compensateOutages, recordedOutages } from "./outage-compensation";
import type { CompensationPorts } from "./outage-compensation";

export type OutageWatchPorts = CompensationPorts & {
  checkpoints: PolicyCheckpoints;
  commandBus: CommandBus;
  clock: Clock;
};

export type OutageWatch = {
  /**
   * Answers when no deadline may still move: where the last beat is too old, the outage is recorded and everyone's
   * deadlines are moved first. Everything that wakes by time asks here before it acts.
   */
  check: () => Promise<void>;
  /** The same for whoever asks often: null where nothing moves, and before the first check. */
  caughtUp: () => Promise<void> | null;
  /** Writes down that the worker lives, after checking. */
  beat: () => Promise<void>;
};

export const createOutageWatch = (ports: OutageWatchPorts): OutageWatch => {
  const { checkpoints, clock, logger } = ports;
  let lastBeatMs: number | null = null;
  let checking: Promise<void> | null = null;

  const recordOutage = async (from: Instant, to: Instant): Promise<void> => {
    const outageId = uuid5(NAQSH_NAMESPACE, `outage/${from}`);
    const commandId = uuid5(outageId, to);
    const command: RecordOutage = { type: "RecordOutage", data: { outageId, from, to } };
    const place = { streamCategory: "platform", streamId: PLATFORM_STREAM_ID, command };
    const cause = { commandId, correlationId: commandId, causationId: null, actorId: "record-outage" };
    const outcome = await ports.commandBus.dispatch({ ...place, ...cause });
    if (!outcome.accepted) throw new Error(`The outage from ${from} to ${to} was rejected: ${outcome.rejection.code}`);
    logger.info({ outageId, from, to }, "The platform was away; running deadlines move by the time lost");
  };

  const catchUp = async (): Promise<void> => {
    const aliveMs = lastBeatMs ?? (await checkpoints.heartbeat());
    const now = instantFromMs(clock.now());
    if (aliveMs !== null) {
      // A crash between recording and the next beat leaves the beat behind the outage: its time is not lost twice.
      const known = (await recordedOutages(ports.store)).at(-1)?.data.to;
      const from = later(instantFromMs(aliveMs), known ?? "");
      if (msBetween(from, now) > OUTAGE_AFTER_MS) await recordOutage(from, now);
    }
    await compensateOutages(ports);
    await writeBeat();
  };

  /** A machine that sleeps while the beat is written was not alive after it: what counts is when the write began. */
  const writeBeat = async (): Promise<void> => {
    const atMs = clock.now();
    await checkpoints.beat(atMs);
    lastBeatMs = atMs;
  };

  const wasAway = (): boolean => lastBeatMs !== null && clock.now() - lastBeatMs > OUTAGE_AFTER_MS;

  const check = async (): Promise<void> => {
    if (lastBeatMs !== null && !wasAway()) return;
    checking ??= catchUp().finally(() => (checking = null));
    await checking;
  };

  return {
    check,
    caughtUp: () => (wasAway() ? check() : null),
    beat: async () => {
      await check();
      await writeBeat();
    },
  };
};

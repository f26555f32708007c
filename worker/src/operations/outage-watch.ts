import { instantFromMs, later, msBetween } from "@naqsh/shared/kernel/instant";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { CONFIRMED_LEAP_MS, OUTAGE_FROM_MS, PLATFORM_STREAM_ID } from "@naqsh/shared/operations";
import type { RecordOutage } from "@naqsh/shared/operations";
import type { BootClock } from "@naqsh/shared/platform/ports/boot-clock";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { CommandBus } from "../ports/command-bus";
import type { PolicyCheckpoints } from "../ports/policy-checkpoints";
import { compensateOutages, recordedOutages } from "./outage-compensation";
import type { CompensationPorts } from "./outage-compensation";

export type OutageWatchPorts = CompensationPorts & {
  checkpoints: PolicyCheckpoints;
  commandBus: CommandBus;
  clock: Clock;
  /** Tells how much time passed while no process of the shop ran, if the machine stayed on. */
  bootClock?: BootClock;
  /** Resolves if a bid would be accepted now. @throws Unavailable otherwise */
  takesBids?: () => Promise<void>;
  /** Whether the clock is the machine's, which may have been set while nobody lived. */
  config?: { asksAboutLeaps?: boolean };
};

/** After a start the clock is so far from the last beat that only an operator can say whether that time has passed. */
export class ClockUnconfirmed extends Unavailable {
  constructor(
    readonly aliveAt: Instant,
    readonly clockSays: Instant,
  ) {
    super(
      `The clock says ${clockSays}, and the shop last lived at ${aliveAt}: nothing is written until an operator confirms the clock (npm run ops -- confirm-clock), or sets it right and starts again`,
    );
    this.name = "ClockUnconfirmed";
  }
}

export type OutageWatch = {
  /**
   * Answers when no deadline may still move: if the last beat is too old, the outage is recorded and everyone's deadlines
   * are moved first. Everything that wakes by time asks here before it acts.
   */
  check: () => Promise<void>;
  /**
   * For people, who ask often: null while no time is lost; else it answers once that time is recorded. From then on
   * decisions make up for it (`give-time-back.ts`), so that nobody waits until all deadlines have moved, and no more is lost.
   */
  caughtUp: () => Promise<void> | null;
  /** Writes down that bids are taken, if they are, after recording what was lost until now. @throws Unavailable otherwise */
  beat: () => Promise<void>;
  /** The operator's word that the time on the clock has passed; false if nobody waits for it. */
  confirmClock: () => boolean;
  /** Why nothing is written until then; null otherwise. */
  unconfirmed: () => string | null;
};

export const createOutageWatch = (ports: OutageWatchPorts): OutageWatch => {
  const { checkpoints, clock, logger, takesBids = async () => undefined } = ports;
  let lastBeatMs: number | null = null;
  let accounting: Promise<void> | null = null;
  /** An outage that was recorded has perhaps not moved every deadline; so it is after a start. */
  let owes = true;
  let givingBack: Promise<void> | null = null;
  let unconfirmed: ClockUnconfirmed | null = null;
  let isConfirmed = false;

  /** How far the clock leapt since the last beat. All of it counts as a leap, unless the machine has been on since then. */
  const leapMs = async (aliveMs: number): Promise<number> => {
    const elapsedMs = clock.now() - aliveMs;
    const [then, now] = [await checkpoints.bootOfBeat(), ports.bootClock?.now() ?? null];
    const isSameRun = then !== null && now !== null && then.bootId === now.bootId && now.ms >= then.ms;
    return Math.abs(isSameRun ? elapsedMs - (now.ms - then.ms) : elapsedMs);
  };

  /** While the process runs its clock does not leap (decision 44). @throws ClockUnconfirmed */
  const assertConfirmed = async (aliveMs: number): Promise<void> => {
    if (isConfirmed || lastBeatMs !== null || !ports.config?.asksAboutLeaps) return;
    if ((await leapMs(aliveMs)) <= CONFIRMED_LEAP_MS) return;
    const nowMs = clock.now();
    unconfirmed = new ClockUnconfirmed(instantFromMs(aliveMs), instantFromMs(nowMs));
    throw unconfirmed;
  };

  const recordOutage = async (from: Instant, to: Instant): Promise<void> => {
    const outageId = uuid5(NAQSH_NAMESPACE, `outage/${from}`);
    const commandId = uuid5(outageId, to);
    const command: RecordOutage = { type: "RecordOutage", data: { outageId, from, to } };
    const place = { streamCategory: "platform", streamId: PLATFORM_STREAM_ID, command };
    const cause = { commandId, correlationId: commandId, causationId: null, actorId: "record-outage" };
    const outcome = await ports.commandBus.dispatch({ ...place, ...cause });
    if (!outcome.accepted) throw new Error(`The outage from ${from} to ${to} was rejected: ${outcome.rejection.code}`);
    logger.info({ outageId, from, to }, "No bid could be taken; running deadlines move by the time lost");
  };

  /** A machine that sleeps while the beat is written was not alive after it: what counts is when the write began. */
  const writeBeat = async (): Promise<void> => {
    const atMs = clock.now();
    await checkpoints.beat(atMs, ports.bootClock?.now() ?? null);
    lastBeatMs = atMs;
  };

  /** The time lost ends here, where people are let in again: making it good costs nobody any more. */
  const account = async (): Promise<void> => {
    const aliveMs = lastBeatMs ?? (await checkpoints.heartbeat());
    if (aliveMs !== null) await assertConfirmed(aliveMs);
    unconfirmed = null;
    const known = aliveMs === null ? null : ((await recordedOutages(ports.store)).at(-1)?.data.to ?? "");
    await takesBids();
    const now = instantFromMs(clock.now());
    if (aliveMs !== null) {
      // A crash between recording and the next beat leaves the beat behind the outage: its time is not lost twice.
      const from = later(instantFromMs(aliveMs), known ?? "");
      if (msBetween(from, now) >= OUTAGE_FROM_MS) {
        await recordOutage(from, now);
        owes = true;
      }
    }
    await writeBeat();
  };

  const isAccounted = (): boolean => lastBeatMs !== null && clock.now() - lastBeatMs < OUTAGE_FROM_MS;

  const accounted = (): Promise<void> => (accounting ??= account().finally(() => (accounting = null)));

  const giveAllBack = async (): Promise<void> => {
    while (owes) {
      owes = false;
      try {
        await compensateOutages(ports);
      } catch (error) {
        owes = true;
        throw error;
      }
    }
  };

  return {
    check: async () => {
      if (!isAccounted()) await accounted();
      if (owes || givingBack) await (givingBack ??= giveAllBack().finally(() => (givingBack = null)));
    },
    caughtUp: () => (isAccounted() ? null : accounted()),
    beat: async () => {
      if (!isAccounted()) return accounted();
      await takesBids();
      await writeBeat();
    },
    confirmClock: () => {
      const isAsked = unconfirmed !== null;
      if (isAsked) isConfirmed = true;
      return isAsked;
    },
    unconfirmed: () => unconfirmed?.message ?? null,
  };
};

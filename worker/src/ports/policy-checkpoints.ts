import type { Position } from "@naqsh/shared/kernel/position";
import type { BootMoment } from "@naqsh/shared/platform/ports/boot-clock";

/** An effect that kept failing: visible to operators, retried by hand. */
export type ParkedFailure = {
  id: string;
  policy: string;
  eventId: string;
  /** Where the event lies, so that it can be read again. */
  stream: string;
  revision: number;
  position: Position;
  reason: string;
  attempts: number;
  parkedAt: number;
  /** An operator asked another worker to try it again. */
  retryAsked?: true;
};

/** How far each policy has reacted. Never reset by a rebuild of views. Contract: `policy-checkpoints.contract.ts`. */
export type PolicyCheckpoints = {
  /** Null for a policy that was never installed. */
  find: (policy: string) => Promise<Position | null>;
  /**
   * Durable when it answers. If several workers may lead, the leader passes its lease's token; a position never goes back then.
   * @throws LeaseLost if a larger token is known
   */
  save: (policy: string, position: Position, token?: number) => Promise<void>;
  /** Where a policy is, as `find` says; from now on smaller tokens save no more. @throws LeaseLost like `save` */
  fence: (policy: string, token: number) => Promise<Position | null>;
  park: (failure: ParkedFailure) => Promise<void>;
  parked: () => Promise<ParkedFailure[]>;
  unpark: (id: string) => Promise<void>;
  /** When the worker last lived, milliseconds; null before its first beat. */
  heartbeat: () => Promise<number | null>;
  /** Moves the last beat to here, and never back, except by a clock that was set back by more than an hour and confirmed. */
  beat: (atMs: number, boot?: BootMoment | null) => Promise<void>;
  /** Where the machine stood at the last beat; null if that beat did not say so. */
  bootOfBeat: () => Promise<BootMoment | null>;
  close: () => Promise<void>;
};

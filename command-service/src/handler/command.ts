import type { AnyCommand, AnyEvent, Decider } from "@naqsh/shared/kernel/decider";
import type { ActorRole, RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Position } from "@naqsh/shared/kernel/position";
import { allRefusals } from "@naqsh/shared/registry";
import type { NaqshRejection, RejectionCode } from "@naqsh/shared/registry";

/** Who sent a command, under which id, and what it repeats or follows from. */
export type CommandContext = {
  commandId: string;
  /** What an earlier release called it: found in the stream under this id with the same digest, it is this command. */
  formerId?: string;
  /** Tells a repeated command from another one under the same id. */
  digest: string;
  actorId: string;
  actorRole: ActorRole;
  /** When the last byte of the command was read. */
  receivedAt: Instant;
  correlationId: string;
  causationId: string | null;
  /** Why its sender may not give it: it is refused, as are its steps, unless it has its first answer already. */
  forbidden?: NaqshRejection;
  /** Whether nobody waits for the answer any more: what is not decided by then is dropped. */
  isGone?: () => boolean;
};

/** What a command did: its events (none if its outcome held already) and the state right after them. */
export type CommandEffect<State, Event extends AnyEvent> = { events: RecordedEvent<Event>[]; state: State };

/** Which stream a command is for, who gives it and how it is answered. */
export type CommandTarget<
  State,
  Command extends AnyCommand,
  Event extends AnyEvent,
  Rejection extends NaqshRejection,
> = {
  decider: Decider<State, Command, Event, Rejection>;
  streamId: string;
  context: CommandContext;
  /** A pure function of the effect, so that a repeated command gets the same bytes, also after a crash. */
  answer: (effect: CommandEffect<State, Event>) => object;
  /** The answer opens sealed fields: it is made again from the stream for whoever repeats the command, and held nowhere. */
  tellsPersonalFields?: boolean;
};

/**
 * One command for one stream. `refusal` leaves nothing to decide (docs/architecture.md#writing): it is given unless the
 * command has its first answer already; with it the command itself may be left out.
 */
export type CommandRequest<
  State,
  Command extends AnyCommand,
  Event extends AnyEvent,
  Rejection extends NaqshRejection,
> = CommandTarget<State, Command, Event, Rejection> &
  ({ command: Command; refusal?: NaqshRejection | null } | { command: null; refusal: NaqshRejection });

export type AcceptedCommand = {
  status: "accepted";
  /** Position of the command's last event, or of the stream's last one if the command recorded nothing. */
  position: Position;
  /** JSON. */
  body: string;
  /** The command had its first answer before this request. */
  repeated: boolean;
};

export type RejectedCommand = { status: "rejected"; rejection: NaqshRejection; repeated: boolean };

export type CommandResult = AcceptedCommand | RejectedCommand;

export const rejected = (rejection: NaqshRejection): RejectedCommand => ({
  status: "rejected",
  rejection,
  repeated: false,
});

/** Whether a later deadline might have let the command through. */
export const isRefusedByDeadline = ({ code }: { code: RejectionCode }): boolean =>
  allRefusals[code].byDeadline === true;

/** Whether a command was refused for want of the store or of a turn alone: sent again under its id, it gets its answer. */
export const isRefusedForNow = ({ code }: { code: string }): boolean =>
  code === "UNAVAILABLE" || code === "TOO_MUCH_CONTENTION";

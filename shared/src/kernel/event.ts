import type { AnyEvent } from "./decider";
import type { Instant } from "./instant";
import type { Position } from "./position";

export type ActorRole = "visitor" | "collector" | "artist" | "admin" | "system";

/** The actor of an event, its command, and its cause. */
export type EventMetadata = {
  commandId: string;
  /** HMAC of the command's body: tells a repeated body from another and tells a reader of the log nothing. */
  commandDigest: string;
  /** The id of the command that began the whole chain. */
  correlationId: string;
  /** The id of the event that a policy reacted to; null when a person acted. */
  causationId: string | null;
  /** The person's id, the session's id for a visitor, or the name of the policy or job for the system. */
  actorId: string;
  actorRole: ActorRole;
};

/** An event as it lies in the log, in its current shape. */
export type RecordedEvent<E extends AnyEvent = AnyEvent> = E & {
  id: string;
  schemaVersion: number;
  stream: string;
  /** From 0, without gaps within its stream. */
  revision: number;
  position: Position;
  /** From the product's clock; never falls within one writer. */
  recordedAt: Instant;
  metadata: EventMetadata;
};

import { ErrorType } from "@eventstore/db-client";
import { LogDamaged, StoreUnavailable } from "../../ports/event-store";

/** What the server itself says about a request; everything else tells of the way to it. */
const ANSWERS: ReadonlySet<unknown> = new Set([
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.STREAM_DELETED,
  ErrorType.ACCESS_DENIED,
  ErrorType.DEADLINE_EXCEEDED,
]);

const GRPC_UNAVAILABLE = 14;

export const isAnswer = (error: unknown): boolean => ANSWERS.has(typeOf(error));

/** The client connects again by itself after these, and only after these. */
export const isHealedByClient = (error: unknown): boolean =>
  typeOf(error) === ErrorType.UNAVAILABLE ||
  typeOf(error) === ErrorType.CANCELLED ||
  typeOf(error) === ErrorType.NOT_LEADER ||
  fieldOf(error, "code") === GRPC_UNAVAILABLE;

export const typeOf = (error: unknown): unknown => fieldOf(error, "type");

const fieldOf = (error: unknown, field: string): unknown =>
  typeof error === "object" && error !== null && field in error ? (error as Record<string, unknown>)[field] : undefined;

/** Gives what the port throws for an error of the client. */
export const storeTrouble = (error: unknown): Error => {
  if (error instanceof StoreUnavailable || error instanceof LogDamaged || error instanceof TypeError) return error;
  if (typeOf(error) === ErrorType.STREAM_DELETED) return new LogDamaged("A stream was deleted", { cause: error });
  const reason = error instanceof Error && error.message !== "" ? error.message : String(typeOf(error) ?? error);
  return new StoreUnavailable(`The event store cannot be reached: ${reason}`, { cause: error });
};

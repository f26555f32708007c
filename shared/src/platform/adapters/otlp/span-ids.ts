import type { SpanPlace } from "../../ports/tracer";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const digitsOf = (uuid: string): string => uuid.replaceAll("-", "");

/** Sixteen of the digits of the command's id: every process finds the same ones. */
const FROM_DIGIT: Readonly<Record<SpanPlace["as"], number>> = { request: 0, effect: 8, command: 16 };

/** A chain's id is its trace's id; null for what is no UUID. */
export const traceIdOf = (correlationId: string): string | null =>
  UUID.test(correlationId) ? digitsOf(correlationId) : null;

export const spanIdOf = ({ commandId, as }: SpanPlace): string =>
  digitsOf(commandId).slice(FROM_DIGIT[as], FROM_DIGIT[as] + 16);

import { START_OF_LOG, type Position } from "../../../kernel/position";

const DIGITS = 20;

/** The position that older servers give for an event read from its stream: the largest there is. */
const UNKNOWN = 2n ** 63n;

/** Where an event lies in the server's log. */
export type LogPosition = { commit: bigint; prepare: bigint };

/** Takes a position that the server gave; gives commit and prepare, 20 digits each (docs/architecture.md#an-event). */
export const positionOf = ({ commit, prepare }: LogPosition): Position =>
  String(commit).padStart(DIGITS, "0") + String(prepare).padStart(DIGITS, "0");

/**
 * Gives the place of a position; null for the start of the log.
 * @throws TypeError for what is not a position of this log.
 */
export const logPositionOf = (position: Position): LogPosition | null => {
  if (position === START_OF_LOG) return null;
  if (!/^\d{40}$/.test(position)) throw new TypeError(`Not a position of this log: ${position}`);
  return { commit: BigInt(position.slice(0, DIGITS)), prepare: BigInt(position.slice(DIGITS)) };
};

export const isKnownPosition = (place: LogPosition | undefined): place is LogPosition =>
  place !== undefined && place.commit < UNKNOWN && place.prepare < UNKNOWN;

import { START_OF_LOG, type Position } from "../../../kernel/position";

const DIGITS = 20;

/** Takes a record's sequence, from 1; gives 20 digits. */
export const positionOf = (sequence: number): Position => String(sequence).padStart(DIGITS, "0");

/**
 * Gives the sequence of a position; 0 for the start of the log.
 * @throws TypeError for what is not a position of this log.
 */
export const sequenceOf = (position: Position): number => {
  if (position === START_OF_LOG) return 0;
  if (!/^\d{20}$/.test(position)) throw new TypeError(`Not a position of this log: ${position}`);
  return Number(position);
};

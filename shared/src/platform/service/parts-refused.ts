import type { Position } from "../../kernel/position";

/** What a shop keeps in several places does not belong together: the message says what, and what can be done. */
export class PartsRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PartsRefused";
  }
}

const DIGITS = 20;
const shown = (position: Position): string => String(BigInt(position.slice(0, DIGITS) || "0"));

/**
 * Nothing takes in what the log does not hold: whoever has come further has met events that the log has lost since.
 * `reached`: who has come how far, read before the log's head was asked for.
 * @throws PartsRefused
 */
export const refuseAhead = (reached: readonly { who: string; position: Position }[], head: Position): void => {
  const ahead = reached.find(({ position }) => position > head);
  if (!ahead) return;
  const where = `${ahead.who} has taken in what lies at ${shown(ahead.position)}, and the log ends at ${shown(head)}`;
  throw new PartsRefused(`${where}. ${WAY_OUT}`);
};

const WAY_OUT =
  "Acknowledged events are gone from the log, or it is another shop's. This service does not start. Put the newest copy of the log " +
  "back; if there is none, put the worker's memory back that is as old as the log, and drop the views: they are computed again " +
  "(docs/operations.md, Back up, restore, upgrade)";

import type { Position } from "../../kernel/position";
import type { Clock, Timers } from "../ports/clock";
import type { LogReader } from "../ports/event-store";

export type LogLag = {
  /** Milliseconds since the log first held something that a reader at this position has not met; 0 at the head. */
  behindMs: (position: Position) => number;
  /** When the log last told its end, milliseconds. Null before the first answer. */
  heardAtMs: () => number | null;
  close: () => void;
};

const LOOK_EVERY_MS = 1_000;
const KEPT_HEADS = 600;

/** Looks at the log's end each second: positions tell which one is further, never by how much. */
export const createLogLag = (
  store: Pick<LogReader, "head">,
  { clock, timers }: { clock: Clock; timers: Timers },
): LogLag => {
  const heads: { position: Position; atMs: number }[] = [];
  let heardAtMs: number | null = null;

  const look = async (): Promise<void> => {
    try {
      const position = await store.head();
      heardAtMs = clock.now();
      if (heads.at(-1)?.position === position) return;
      heads.push({ position, atMs: heardAtMs });
      if (heads.length > KEPT_HEADS) heads.shift();
    } catch {
      // A log that is away shows in `heardAtMs`.
    }
  };
  const looking = timers.every(LOOK_EVERY_MS, look);

  return {
    behindMs: (position) => {
      const missed = heads.find((head) => head.position > position);
      return missed === undefined ? 0 : clock.now() - missed.atMs;
    },
    heardAtMs: () => heardAtMs,
    close: () => looking.cancel(),
  };
};

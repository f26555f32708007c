import type { Position } from "../../../kernel/position";
import { readDurableMark } from "./durable-mark";
import { systemLogDisk } from "./log-disk";
import { LogLoader } from "./log-loader";
import { positionOf } from "./position-digits";

export type LogReport = {
  events: number;
  segments: number;
  head: Position;
  /** Hash of the last record: the end of the chain, in hex. */
  hash: string;
  /** Where the log stops making sense and why; null for a sound one. */
  damage: { segment: string; record: number; byte: number; reason: string } | null;
};

/** Reads all of a log, also while it is written, and checks every record and the chain. Writes nothing. */
export const verifyLog = async (directory: string): Promise<LogReport> => {
  const durable = await readDurableMark(systemLogDisk, directory);
  const loader = new LogLoader(systemLogDisk, directory, "r");
  try {
    const found = await loader.load(durable ?? Infinity);
    const { head, segments, last } = loader.index;
    const isShort = found === null && durable !== null && head < durable && last !== undefined;
    const damage = isShort ? { segment: last, byte: last.size, reason: `durable up to record ${durable}` } : found;
    return {
      events: head,
      segments: segments.length,
      head: head === 0 ? "" : positionOf(head),
      hash: Buffer.from(loader.previous, "latin1").toString("hex"),
      damage: damage && { segment: damage.segment.name, record: head + 1, byte: damage.byte, reason: damage.reason },
    };
  } finally {
    await loader.close();
  }
};

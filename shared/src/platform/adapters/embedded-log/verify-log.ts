import type { Instant } from "../../../kernel/instant";
import type { Position } from "../../../kernel/position";
import { readDurableMark } from "./durable-mark";
import { join } from "node:path";
import { systemLogDisk } from "./log-disk";
import { LogLoader } from "./log-loader";
import { positionOf } from "./position-digits";
import { segmentName } from "./segment";
import { StoredEvents } from "./stored-events";

export type LogReport = {
  /** Whole and readable, from the first on. */
  events: number;
  segments: number;
  head: Position;
  /** Hash of the last record: the end of the chain, in hex. */
  hash: string;
  /** When the last of them was recorded; null for none. */
  lastRecordedAt: Instant | null;
  /** Torn ends of earlier crashes, each in a file of its own. */
  keptAside: string[];
  /** Behind the last whole record: being written now, or torn by a crash; never acknowledged. */
  bytesBehind: number;
  /** Where the log stops making sense and why; null for a sound one. */
  damage: { segment: string; record: number; byte: number; reason: string } | null;
};

/** How many events were checked by now, of how many; null if nothing says how many there should be. */
export type VerifyListener = (checked: number, total: number | null) => void;

/** Reads all of a log, also while it is written, and checks every record and the chain. Writes nothing. */
export const verifyLog = async (directory: string, onProgress?: VerifyListener): Promise<LogReport> => {
  const durable = await readDurableMark(systemLogDisk, directory);
  const loader = new LogLoader(systemLogDisk, directory, "r");
  loader.onRead = () => onProgress?.(loader.index.head, durable);
  try {
    const found = await loader.load(durable ?? Infinity);
    const { head, segments, last } = loader.index;
    const isShort = found === null && durable !== null && head < durable;
    const shortBy = {
      segment: last,
      byte: last?.size ?? 0,
      reason: `it ends here, but was durable up to record ${durable}`,
    };
    const damage = isShort ? shortBy : found;
    const [newest] = await new StoredEvents(systemLogDisk, loader.index, null).of(head === 0 ? [] : [head]);
    const files = await systemLogDisk.list(directory);
    return {
      events: head,
      segments: segments.length,
      head: head === 0 ? "" : positionOf(head),
      hash: Buffer.from(loader.previous, "latin1").toString("hex"),
      lastRecordedAt: newest?.recordedAt ?? null,
      keptAside: files.filter((name) => name.includes(".torn")).map((name) => join(directory, name)),
      bytesBehind: damage === null && last ? (await systemLogDisk.size(last.fd)) - last.size : 0,
      damage: damage && {
        segment: damage.segment?.name ?? segmentName(1),
        record: head + 1,
        byte: damage.byte,
        reason: damage.reason,
      },
    };
  } finally {
    await loader.close();
  }
};

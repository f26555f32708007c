import { open, mkdir, rename } from "node:fs/promises";
import { dirname } from "node:path";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { ReadableLog } from "./copy-events";
import { createStreamHashes, textOfEvent } from "./same-event";

export type LogComparison = {
  events: number;
  streams: number;
  /** Over the events of every stream; the same in both logs. */
  hash: string;
  /** Where each wanted position of the source lies in the target. */
  translated: Map<Position, Position>;
};

type Pair = { here: StoredEvent; there: StoredEvent };

const LINES_AT_ONCE = 1_000;

/**
 * Reads two logs to their ends side by side, hashes the streams of each, and writes where each event lies in both: a line of
 * the position here, the position there and the event's id.
 * @throws when one holds what the other does not, or a wanted position lies behind the end of the log.
 */
export const compareLogs = async (
  [source, target]: readonly [ReadableLog, ReadableLog],
  { mapFile, wanted, onProgress }: { mapFile: string; wanted: readonly Position[]; onProgress: (done: number) => void },
): Promise<LogComparison> => {
  const [ours, theirs] = [createStreamHashes(), createStreamHashes()];
  const translation = createTranslation(wanted);
  const map = await openMap(mapFile);
  try {
    for await (const { here, there } of pairsOf(source, target)) {
      ours.add(here.stream, textOfEvent(here));
      theirs.add(there.stream, textOfEvent(there));
      translation.add(here.position, there.position);
      await map.add(`${here.position}\t${there.position}\t${here.id}\n`);
      onProgress(ours.counts().events);
    }
    if (ours.overall() !== theirs.overall()) throw new Error("The copied log differs from its source");
    await map.keep();
  } finally {
    await map.close();
  }
  return { ...ours.counts(), hash: ours.overall(), translated: translation.end() };
};

async function* pairsOf(source: ReadableLog, target: ReadableLog): AsyncGenerator<Pair> {
  const there = target.readAll()[Symbol.asyncIterator]();
  for await (const here of source.readAll()) {
    const next = await there.next();
    if (next.done) throw new Error(`The copied log ends before ${here.stream}@${here.revision}`);
    yield { here, there: next.value };
  }
  if (!(await there.next()).done) throw new Error("The copied log holds more than its source");
}

/** Finds, on one way through both logs, what each wanted position is called in the other. */
const createTranslation = (wanted: readonly Position[]) => {
  const left = [...new Set(wanted)].toSorted();
  const translated = new Map<Position, Position>();
  let last: { here: Position; there: Position } = { here: START_OF_LOG, there: START_OF_LOG };
  return {
    add: (here: Position, there: Position): void => {
      for (; left.length > 0 && left[0]! < here; left.shift()) translated.set(left[0]!, last.there);
      last = { here, there };
    },
    end: (): Map<Position, Position> => {
      for (const position of left) {
        if (position > last.here) throw new Error(`Position ${position} lies behind the end of the log`);
        translated.set(position, last.there);
      }
      return translated;
    },
  };
};

const openMap = async (path: string) => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(`${path}.part`, "w", 0o600);
  let lines: string[] = [];
  const write = async (): Promise<void> => {
    await file.write(lines.join(""));
    lines = [];
  };
  return {
    add: async (line: string): Promise<void> => {
      if (lines.push(line) >= LINES_AT_ONCE) await write();
    },
    keep: async (): Promise<void> => {
      await write();
      await file.sync();
      await rename(`${path}.part`, path);
    },
    close: () => file.close(),
  };
};

import { setTimeout as pause } from "node:timers/promises";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import { textOfEvent } from "./same-event";

export type ReadableLog = Pick<EventStore, "readAll">;

/** The target holds events that are not the source's, or not at their place. */
export class TargetIsForeign extends Error {
  override name = "TargetIsForeign";
}

export type CopyOptions = {
  /** Appends under way at once: more than one only if the target keeps the order of the calls. */
  inFlight: number;
  onProgress: (done: number) => void;
};

/** An append of more is split: far below what any store refuses. */
const MOST_EVENTS = 256;
const MOST_CHARACTERS = 256 * 1024;

const AGAIN_AFTER_MS = 250;
const MOST_TRIES = 240;

/**
 * Appends every event of a log to another one, in the log's order, each stream at its own revisions. What the target holds
 * already has to be the source's beginning, event by event: so a copy that was cut short anywhere goes on where it stood.
 * Gives how many events were there before.
 * @throws TargetIsForeign; StoreUnavailable when the target stays away for a minute.
 */
export const copyEvents = async (source: ReadableLog, target: EventStore, options: CopyOptions): Promise<number> => {
  const { found, after } = await matchBeginning(source, target, options.onProgress);
  const running: Promise<void>[] = [];
  let done = found;
  for await (const run of runsOf(source.readAll({ after }))) {
    while (running.length >= options.inFlight) await running.shift();
    const appended = appendPatiently(target, run);
    // Awaited below, in order: nothing is appended after one that failed.
    appended.catch(() => undefined);
    running.push(appended);
    options.onProgress((done += run.length));
  }
  await Promise.all(running);
  return found;
};

const matchBeginning = async (
  source: ReadableLog,
  target: EventStore,
  onProgress: (done: number) => void,
): Promise<{ found: number; after: Position }> => {
  const own = source.readAll()[Symbol.asyncIterator]();
  let found = 0;
  let after: Position = START_OF_LOG;
  for await (const there of target.readAll()) {
    const { value: here, done } = await own.next();
    if (done || textOfEvent(here) !== textOfEvent(there)) {
      throw new TargetIsForeign(
        `The target holds ${there.type} of ${there.stream}, which is not what follows in the log`,
      );
    }
    after = here.position;
    onProgress((found += 1));
  }
  await own.return?.();
  return { found, after };
};

/** Neighbours of one stream go in one append. Where the runs begin follows from the log alone. */
async function* runsOf(events: AsyncIterable<StoredEvent>): AsyncGenerator<StoredEvent[]> {
  let run: StoredEvent[] = [];
  let characters = 0;
  for await (const event of events) {
    const size = JSON.stringify(event).length;
    const isFull = run.length >= MOST_EVENTS || characters + size > MOST_CHARACTERS;
    if (run.length > 0 && (isFull || run[0]!.stream !== event.stream)) {
      yield run;
      run = [];
      characters = 0;
    }
    run.push(event);
    characters += size;
  }
  if (run.length > 0) yield run;
}

/** The same events at the same revision may be sent again: the target knows them by their ids. */
const appendPatiently = async (target: EventStore, run: readonly StoredEvent[]): Promise<void> => {
  const [{ stream, revision }] = run as [StoredEvent];
  const events = run.map(({ stream: _stream, revision: _revision, position: _position, ...event }) => event);
  for (let tries = 1; ; tries += 1) {
    try {
      await target.append(stream, revision - 1, events);
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || tries === MOST_TRIES) throw error;
    }
    await pause(AGAIN_AFTER_MS);
  }
};

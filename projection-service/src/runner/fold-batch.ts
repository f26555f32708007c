import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { DocumentKeys } from "@naqsh/shared/kernel/projection";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Collection, DocumentWrite } from "@naqsh/shared/platform/ports/read-model-store";
import type { TraceCause } from "@naqsh/shared/platform/ports/tracer";
import type { AnyProjection } from "./any-projection";
import { everyFew } from "./pauses";
import type { Pause } from "./pauses";

/** A document that a batch changed, or that another process had changed by it before. */
export type Change = {
  key: string;
  before: object | null;
  document: object | null;
  /** The causes of the events behind it; only if commands are traced. */
  causes?: readonly TraceCause[];
};

/** A document that a batch touches, as it becomes. */
type Held = {
  key: string;
  before: object | null;
  document: object | null;
  position: Position;
  changed: boolean;
  /** The store had nothing under its key. */
  isNew: boolean;
  /** It is what one event alone makes. */
  isMade: boolean;
  /** Another process has applied the event already, but the watchers of this process have not seen the result. */
  isAhead: boolean;
};

const emptyHeld = (key: string): Held => ({
  key,
  before: null,
  document: null,
  position: "",
  changed: false,
  isNew: true,
  isMade: false,
  isAhead: false,
});

/** What is folded before the next write: each document once, and each event beside each document that it touches. */
class Touched {
  readonly held = new Map<string, Held>();
  readonly events: RecordedEvent[] = [];
  readonly documents: Held[] = [];

  add(event: RecordedEvent, keys: readonly string[]): void {
    for (const key of keys) {
      let document = this.held.get(key);
      if (document === undefined) this.held.set(key, (document = emptyHeld(key)));
      this.events.push(event);
      this.documents.push(document);
    }
  }
}

const PAGE = 500;

const isLookUp = (keys: DocumentKeys): keys is Exclude<DocumentKeys, readonly string[]> => !Array.isArray(keys);

const keysFound = async (
  collection: Collection<object>,
  lookUp: Exclude<DocumentKeys, readonly string[]>,
): Promise<string[]> => {
  const keys: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await collection.find({ ...lookUp, limit: PAGE, ...(cursor !== null && { cursor }) });
    keys.push(...page.documents.map(({ key }) => key));
    cursor = page.next;
  } while (cursor !== null);
  return keys;
};

const loadInto = async (held: ReadonlyMap<string, Held>, collection: Collection<object>): Promise<void> => {
  for (const { key, document, position } of await collection.load([...held.keys()])) {
    const kept = held.get(key)!;
    kept.before = document;
    kept.document = document;
    kept.position = position;
    kept.isNew = false;
  }
};

const foldOne = (projection: AnyProjection, event: RecordedEvent, kept: Held): void => {
  if (event.position <= kept.position) {
    kept.isAhead ||= !kept.changed;
    return;
  }
  const next = projection.evolve(kept.document, event, kept.key);
  if (next === null && kept.document === null) return;
  kept.isMade = kept.document === null;
  kept.document = next;
  kept.position = event.position;
  kept.changed = true;
};

const foldTouched = async (target: FoldTarget, touched: Touched, checkpoint: Position): Promise<Change[]> => {
  const { projection, collection } = target;
  const pause = everyFew(target.pause);
  await loadInto(touched.held, collection);
  for (let place = 0; place < touched.events.length; place += 1) {
    const pausing = pause();
    if (pausing) await pausing;
    foldOne(projection, touched.events[place]!, touched.documents[place]!);
  }
  const writes: Held[] = [];
  const changes: Change[] = [];
  for (const kept of touched.held.values()) {
    if (kept.changed) writes.push(kept);
    if (kept.changed ? kept.document !== kept.before : kept.isAhead) changes.push(kept);
  }
  await collection.write(writes, checkpoint);
  return changes;
};

/** If each event makes its own document there is nothing to load: what is there is newer or the same, and the store leaves it. */
const foldEach = async (
  target: FoldTarget,
  events: readonly RecordedEvent[],
  checkpoint: Position,
): Promise<Change[]> => {
  const { projection, collection } = target;
  const pause = everyFew(target.pause);
  const made: (DocumentWrite<object> & Change)[] = [];
  for (const event of events) {
    const pausing = pause();
    if (pausing) await pausing;
    const document = projection.evolve(null, event, event.id);
    if (document === null) continue;
    made.push({ key: event.id, before: null, document, position: event.position, isMade: true });
  }
  await collection.write(made, checkpoint);
  return made;
};

/** Most views have nothing to do with most batches: their checkpoints move all the same. */
const NOTHING: readonly DocumentWrite<object>[] = [];

/** If many events may come at once, `pause` lets others go on between them. */
export type FoldTarget = { projection: AnyProjection; collection: Collection<object>; pause?: Pause };

/**
 * Folds events, in log order, into one view: each document is loaded once, folded in memory and written once. An
 * event that finds its documents by an index of the view waits until what lies before it is written.
 */
export const foldBatch = async (
  target: FoldTarget,
  events: readonly RecordedEvent[],
  checkpoint: Position,
): Promise<Change[]> => {
  if (target.projection.isOfEvents) return foldEach(target, events, checkpoint);
  const changes: Change[] = [];
  let touched = new Touched();
  let before: Position = "";
  for (const event of events) {
    const keys = target.projection.keysOf(event);
    if (isLookUp(keys)) {
      if (touched.events.length > 0) changes.push(...(await foldTouched(target, touched, before)));
      touched = new Touched();
      touched.add(event, await keysFound(target.collection, keys));
    } else {
      touched.add(event, keys);
    }
    before = event.position;
  }
  if (touched.events.length > 0) changes.push(...(await foldTouched(target, touched, checkpoint)));
  else await target.collection.write(NOTHING, checkpoint);
  return changes;
};

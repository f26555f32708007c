import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { DocumentKeys } from "@naqsh/shared/kernel/projection";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Collection, DocumentWrite } from "@naqsh/shared/platform/ports/read-model-store";
import type { TraceCause } from "@naqsh/shared/platform/ports/tracer";
import type { AnyProjection } from "./any-projection";
import type { Pause } from "./pauses";

/** A document that a batch changed, or that another process had changed by it before. */
export type Change = {
  key: string;
  before: object | null;
  document: object | null;
  /** Of the events behind it; only where commands are traced. */
  causes?: readonly TraceCause[];
};

type Touched = { event: RecordedEvent; keys: readonly string[] };
type Held = {
  before: object | null;
  document: object | null;
  position: Position;
  changed: boolean;
  /** The store had nothing under its key. */
  isNew: boolean;
  /** It is what one event alone makes. */
  isMade: boolean;
  /** Another process has taken the event in already: those who watch here have not seen what became of it. */
  isAhead: boolean;
};

const PAGE = 500;
/** Events between two looks at the clock. */
const LOOK_EACH = 32;

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

const emptyHeld = (): Held => ({
  before: null,
  document: null,
  position: "",
  changed: false,
  isNew: true,
  isMade: false,
  isAhead: false,
});

const loadHeld = async (collection: Collection<object>, touched: readonly Touched[]): Promise<Map<string, Held>> => {
  const held = new Map<string, Held>();
  for (const { keys } of touched) {
    for (const key of keys) {
      if (!held.has(key)) held.set(key, emptyHeld());
    }
  }
  for (const { key, document, position } of await collection.load([...held.keys()])) {
    const kept = held.get(key)!;
    kept.before = document;
    kept.document = document;
    kept.position = position;
    kept.isNew = false;
  }
  return held;
};

const foldInto = async (
  { projection, pause }: FoldTarget,
  held: Map<string, Held>,
  touched: readonly Touched[],
): Promise<void> => {
  for (const [place, { event, keys }] of touched.entries()) {
    if (place % LOOK_EACH === LOOK_EACH - 1) await pause?.();
    for (const key of keys) {
      const kept = held.get(key)!;
      if (event.position <= kept.position) {
        kept.isAhead ||= !kept.changed;
        continue;
      }
      const next = projection.evolve(kept.document, event, key);
      if (next === null && kept.document === null) continue;
      kept.isMade = kept.document === null;
      kept.document = next;
      kept.position = event.position;
      kept.changed = true;
    }
  }
};

const foldTouched = async (
  target: FoldTarget,
  touched: readonly Touched[],
  checkpoint: Position,
): Promise<Change[]> => {
  const { collection } = target;
  const held = await loadHeld(collection, touched);
  await foldInto(target, held, touched);
  const writes: DocumentWrite<object>[] = [];
  const changes: Change[] = [];
  for (const [key, { before, document, position, changed, isNew, isMade, isAhead }] of held) {
    if (isAhead && !changed) changes.push({ key, before, document });
    if (!changed) continue;
    writes.push({ key, document, position, isNew, isMade });
    if (document !== before) changes.push({ key, before, document });
  }
  await collection.write(writes, checkpoint);
  return changes;
};

/** Where each event makes its own document there is nothing to load: what is there is newer or the same, and the store leaves it. */
const foldEach = async (
  { projection, collection, pause }: FoldTarget,
  events: readonly RecordedEvent[],
  checkpoint: Position,
): Promise<Change[]> => {
  const made: (DocumentWrite<object> & Change)[] = [];
  for (const [place, event] of events.entries()) {
    if (place % LOOK_EACH === LOOK_EACH - 1) await pause?.();
    const document = projection.evolve(null, event, event.id);
    made.push({ key: event.id, before: null, document, position: event.position, isMade: true });
  }
  await collection.write(made, checkpoint);
  return made;
};

/** Most views have nothing to do with most batches: their checkpoints move all the same. */
const NOTHING: readonly DocumentWrite<object>[] = [];

/** Where many events may come at once, `pause` lets others go on between them. */
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
  let touched: Touched[] = [];
  let before: Position = "";
  for (const event of events) {
    const keys = target.projection.keysOf(event);
    if (isLookUp(keys)) {
      if (touched.length > 0) changes.push(...(await foldTouched(target, touched, before)));
      touched = [{ event, keys: await keysFound(target.collection, keys) }];
    } else if (keys.length > 0) {
      touched.push({ event, keys });
    }
    before = event.position;
  }
  if (touched.length > 0) changes.push(...(await foldTouched(target, touched, checkpoint)));
  else await target.collection.write(NOTHING, checkpoint);
  return changes;
};

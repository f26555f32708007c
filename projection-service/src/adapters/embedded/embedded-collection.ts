import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { Position } from "@naqsh/shared/kernel/position";
import { ViewLost } from "@naqsh/shared/platform/ports/read-model-store";
import type { Collection, DocumentMark, Find, Found } from "@naqsh/shared/platform/ports/read-model-store";
import { Query } from "mingo";
import { createPauses, everyFew } from "../../runner/pauses";
import { QUESTION_SLICE_MS } from "../../runner/slices";
import { boundsOf } from "./find-bounds";
import { listIndex } from "./narrowed-index";
import { cursorFrom } from "./page-cursor";
import type { Documents } from "./stored-documents";

/** What a collection's name stands for now; `documents` is exchanged when another takes over. */
export type CollectionSlot = { documents: Documents };

/** Not kept over a restart: documents on disk carry their checkpoint in their own file. */
const anchors = new WeakMap<Documents, Position>();
const anchorOf = ({ documents }: CollectionSlot): Position => anchors.get(documents) ?? START_OF_LOG;

/** Of this process: who follows documents begins anew with each. */
const generations = new WeakMap<Documents, string>();
let latestGeneration = 0;

const generationOf = ({ documents }: CollectionSlot): string => {
  const known = generations.get(documents);
  if (known !== undefined) return known;
  const named = String((latestGeneration += 1));
  generations.set(documents, named);
  return named;
};

/** Tested by a filter between two looks at the clock. */
const ROWS_OF_LOOK = 16;
/** Read between two: a usual page is one look-up in its index. */
const ROWS_OF_SLICE = 64;
/** Takes well under 2 ms. A reader in between sees documents ahead of the checkpoint, each with its position. */
const WRITES_OF_SLICE = 256;

/** Collects the page that a question asks for; gives way to others while a filter leaves little. */
const findIn = async (slot: CollectionSlot, find: Find): Promise<Found<object>> => {
  const { documents } = slot;
  const index = listIndex(documents, find);
  const query = find.filter === undefined ? null : new Query(find.filter);
  const descending = find.direction === "descending";
  let { from, to } = boundsOf(find, documents.fieldsOf(find.index).length);
  const found: Found<object> = { documents: [], next: null };
  /** Given before others went on: what they move on in the list is met again. */
  const given = new Set<string>();
  let began = performance.now();
  for (;;) {
    const limit = query === null ? Math.min(find.limit + 1 - found.documents.length, ROWS_OF_SLICE) : ROWS_OF_LOOK;
    const places = index.slice(from, to, { descending, limit });
    for (const place of places) {
      const { key, document } = documents.at(place.id);
      if (document === null || given.has(key) || (query !== null && !query.test(document as Record<string, unknown>)))
        continue;
      if (found.documents.length === find.limit) return found;
      found.documents.push({ key, document });
      if (found.documents.length === find.limit) found.next = cursorFrom(index.rowAt(place));
    }
    const last = places.at(-1);
    if (last === undefined || places.length < limit) return { ...found, next: null };
    if (descending) to = { values: index.rowAt(last), after: false };
    else from = { values: index.rowAt(last), after: true };
    if (performance.now() - began < QUESTION_SLICE_MS) continue;
    await nextTurn();
    for (const { key } of found.documents.slice(given.size)) given.add(key);
    began = performance.now();
  }
};

type Met<Document> = { key: string; document: Document; position: string };

async function* rowsOf({ documents }: CollectionSlot): AsyncGenerator<Met<object | null>> {
  for (let id = 0; id < documents.size; id += 1) {
    if (id % ROWS_OF_SLICE === ROWS_OF_SLICE - 1) await nextTurn();
    if (documents.headAt(id).document !== null) yield documents.at(id);
  }
}

/** Those that changed of late are known by their numbers; after a start, or after many changes, all are looked at. */
async function* changedIn(slot: CollectionSlot, after: Position): AsyncGenerator<Met<object | null>> {
  const { documents } = slot;
  const { latest } = documents;
  const changed = latest?.after(after);
  if (changed) {
    for (const [place, id] of changed.entries()) {
      if (place % ROWS_OF_SLICE === ROWS_OF_SLICE - 1) await nextTurn();
      yield documents.at(id);
    }
    return;
  }
  const scan = latest?.scan();
  const isOfAll = after === START_OF_LOG;
  for (let id = 0; id < documents.size; id += 1) {
    if (id % ROWS_OF_SLICE === ROWS_OF_SLICE - 1) await nextTurn();
    // Where all are asked for, the head would be read for nothing.
    const met = isOfAll ? documents.at(id) : documents.headAt(id);
    if (scan?.isUnchanged(id)) scan.met(met.position);
    if (met.position > after) yield isOfAll ? met : documents.at(id);
  }
  scan?.end();
}

async function* marksOf({ documents }: CollectionSlot): AsyncGenerator<DocumentMark> {
  for (let id = 0; id < documents.size; id += 1) {
    if (id % ROWS_OF_SLICE === ROWS_OF_SLICE - 1) await nextTurn();
    const mark = documents.markAt(id);
    if (mark !== null) yield mark;
  }
}

/** A collection in this process's memory. */
export const embeddedCollection = <Document extends object>(
  slot: CollectionSlot,
  drop: () => Promise<void>,
): Collection<Document> => ({
  get: async (key) => (slot.documents.get(key)?.document ?? null) as Document | null,
  load: async (keys) => {
    const found: Met<Document | null>[] = [];
    const pause = everyFew(createPauses(QUESTION_SLICE_MS));
    for (const key of keys) {
      const pausing = pause();
      if (pausing) await pausing;
      const stored = slot.documents.get(key);
      if (stored === undefined) continue;
      found.push({ key, document: stored.document as Document | null, position: stored.position });
    }
    return found;
  },
  find: async (find) => (await findIn(slot, find)) as Found<Document>,
  count: async (index, equals = [], below) => slot.documents.count(index, equals, below),
  write: async (writes, checkpoint) => {
    for (let from = 0; from === 0 || from < writes.length; from += WRITES_OF_SLICE) {
      if (from > 0) await nextTurn();
      while (slot.documents.writeBarrier !== null) await slot.documents.writeBarrier;
      for (const write of writes.slice(from, from + WRITES_OF_SLICE)) slot.documents.put(write);
    }
    slot.documents.advance(checkpoint);
  },
  all: () => rowsOf(slot) as AsyncGenerator<Met<Document>>,
  marks: () => marksOf(slot),
  isMadeAt: (mark) => slot.documents.isMadeAt(mark),
  changedAfter: (position) => changedIn(slot, position) as AsyncGenerator<Met<Document | null>>,
  checkpoint: async () => slot.documents.checkpoint,
  generation: async () => generationOf(slot),
  anchor: async (position, since) => {
    const anchored = anchorOf(slot);
    if (anchored < since) throw new ViewLost("of this process");
    if (position > anchored) anchors.set(slot.documents, position);
  },
  anchored: async () => anchorOf(slot),
  drop,
});

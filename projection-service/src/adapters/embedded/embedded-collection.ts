import type { Collection, Find, Found } from "@naqsh/shared/platform/ports/read-model-store";
import { Query } from "mingo";
import { boundsOf } from "./find-bounds";
import type { Row } from "./index-row";
import { cursorFrom } from "./page-cursor";
import type { StoredDocument, StoredDocuments } from "./stored-documents";

/** What a collection's name stands for now; `documents` is exchanged when another takes over. */
export type CollectionSlot = { documents: StoredDocuments };

const LONGEST_SLICE_MS = 3;
const ROWS_OF_SLICE = 128;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const keyOf = (row: Row): string => String(row.at(-1));

/** Collects the page that a question asks for; gives way to others while a filter leaves little. */
const findIn = async (slot: CollectionSlot, find: Find): Promise<Found<object>> => {
  const { documents } = slot;
  const index = documents.index(find.index);
  const query = find.filter === undefined ? null : new Query(find.filter);
  const descending = find.direction === "descending";
  let { from, to } = boundsOf(find, documents.fieldCount(find.index));
  const withPrefix = (row: Row): Row => [...(find.equals ?? []), ...row.slice(find.equals?.length ?? 0)];
  const found: Found<object> = { documents: [], next: null };
  let began = performance.now();
  for (;;) {
    const limit = query === null ? find.limit + 1 - found.documents.length : ROWS_OF_SLICE;
    const rows = index.slice(from, to, { descending, limit });
    for (const row of rows) {
      const key = keyOf(row);
      const document = documents.get(key)?.document ?? null;
      if (document === null || (query !== null && !query.test(document as Record<string, unknown>))) continue;
      if (found.documents.length === find.limit) return found;
      found.documents.push({ key, document });
      if (found.documents.length === find.limit) found.next = cursorFrom(withPrefix(row));
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return { ...found, next: null };
    if (descending) to = { values: withPrefix(last), after: false };
    else from = { values: withPrefix(last), after: true };
    if (performance.now() - began < LONGEST_SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
};

type Meant = (stored: StoredDocument) => boolean;
type Met<Document> = { key: string; document: Document; position: string };

async function* rowsOf({ documents }: CollectionSlot, isMeant: Meant): AsyncGenerator<Met<object | null>> {
  let met = 0;
  for (const key of documents.keys()) {
    met += 1;
    if (met % ROWS_OF_SLICE === 0) await nextTurn();
    const stored = documents.get(key)!;
    if (isMeant(stored)) yield { key, ...stored };
  }
}

/** A collection in this process's memory. */
export const embeddedCollection = <Document extends object>(
  slot: CollectionSlot,
  drop: () => Promise<void>,
): Collection<Document> => ({
  get: async (key) => (slot.documents.get(key)?.document ?? null) as Document | null,
  load: async (keys) =>
    keys.flatMap((key) => {
      const stored = slot.documents.get(key);
      return stored === undefined
        ? []
        : [{ key, document: stored.document as Document | null, position: stored.position }];
    }),
  find: async (find) => (await findIn(slot, find)) as Found<Document>,
  count: async (index, equals = []) => slot.documents.count(index, equals),
  write: async (writes, checkpoint) => {
    for (const write of writes) slot.documents.put(write);
    slot.documents.advance(checkpoint);
  },
  all: () => rowsOf(slot, ({ document }) => document !== null) as AsyncGenerator<Met<Document>>,
  changedAfter: (position) =>
    rowsOf(slot, (stored) => stored.position > position) as AsyncGenerator<Met<Document | null>>,
  checkpoint: async () => slot.documents.checkpoint,
  drop,
});

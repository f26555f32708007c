import { AWAITED, inSlices } from "../../runner/slices";
import { GrowingNumbers } from "./growing-numbers";
import type { WriteAheadLog } from "./write-ahead-log";
import type { CopiedDocument, StoredDocuments } from "./stored-documents";
import type { MarkedSnapshot } from "./index-snapshot";

/** A log of fewer frames than these is read in a moment, whether they were replaced or not. */
const WORTH_COMPACTING = 1_000;

function* each<Item>(items: Iterable<Item>, work: (item: Item) => void): Generator<void> {
  for (const item of items) {
    work(item);
    yield;
  }
}

const changesCopied = (documents: StoredDocuments, wal: WriteAheadLog): Generator<void> =>
  each([...documents.unsaved], (id) => documents.settle(documents.copyInto(wal, id)));

/**
 * Adds to its write-ahead log what changed since the last time, while others may go on changing documents: each holds its own
 * position, so that a replay from the checkpoint noted before skips what it has.
 */
export const flushChanges = (documents: StoredDocuments, wal: WriteAheadLog): Promise<void> =>
  inSlices(changesCopied(documents, wal));

/** Whether more than half of a write-ahead log is of documents that were replaced since. */
export const shouldCompact = ({ size, unsaved }: StoredDocuments, { frames }: WriteAheadLog): boolean =>
  frames + unsaved.size > WORTH_COMPACTING + 2 * size;

/** Writes each document once to a new write-ahead log, which then takes the old one's place in one step. */
export const compactInto = async (documents: StoredDocuments, wal: WriteAheadLog): Promise<void> => {
  const places = new GrowingNumbers();
  const inMemory: CopiedDocument[] = [];
  const copy = (id: number): void => {
    const copied = documents.copyInto(wal, id);
    places.set(id, copied.at);
    if (copied.cached !== undefined) inMemory.push(copied);
  };
  documents.isCompacting = true;
  try {
    await inSlices(each(Array(documents.size).keys(), copy));
    await wal.save();
    documents.replaceWal(wal, places);
  } catch (error) {
    wal.close();
    throw error;
  } finally {
    documents.isCompacting = false;
  }
  // What is in memory counts as long as it is there, so that this may take its turns.
  await inSlices(each(inMemory, (copied) => documents.settle(copied)));
};

/** What an index snapshot of a view's write-ahead log has to tell; what changed since the last save goes into the write-ahead log before. */
export const snapshotOf = (documents: StoredDocuments, wal: WriteAheadLog): Promise<MarkedSnapshot> =>
  documents.whenQuiescent(async () => {
    await inSlices(changesCopied(documents, wal), AWAITED);
    // In this order, and in one step: what comes meanwhile is in neither.
    const steps = documents.snapshot();
    return { mark: wal.fill(), ...(await inSlices(steps, AWAITED)) };
  });

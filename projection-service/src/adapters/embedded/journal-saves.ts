import type { DocumentJournal, JournalExtent } from "./document-journal";
import type { KeptDocuments } from "./stored-documents";

const SLICE_MS = 3;
/** Fewer frames than these are read in a moment, replaced ones or not. */
const WORTH_MOVING = 1_000;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const inSlices = async (ids: Iterable<number>, each: (id: number) => void): Promise<void> => {
  let began = performance.now();
  for (const id of ids) {
    each(id);
    if (performance.now() - began < SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
};

/**
 * Adds to its journal what changed since the last time, while others may go on changing documents: each holds its own
 * position, so that a replay from the checkpoint noted before skips what it has.
 */
export const saveChanges = async (documents: KeptDocuments, journal: DocumentJournal): Promise<JournalExtent> => {
  documents.writeOut();
  await inSlices([...documents.unsaved], (id) => documents.copyInto(journal, id)());
  return journal.save();
};

/** Whether more than half of a journal is of documents that were replaced since. */
export const isWorthMoving = ({ size, unsaved }: KeptDocuments, { frames }: DocumentJournal): boolean =>
  frames + unsaved.size > WORTH_MOVING + 2 * size;

/** Writes each document once to a new journal, which then takes the old one's place in one step. */
export const moveTo = async (documents: KeptDocuments, journal: DocumentJournal): Promise<JournalExtent> => {
  const settle: (() => void)[] = [];
  documents.isMoving = true;
  try {
    await inSlices(Array(documents.size).keys(), (id) => settle.push(documents.copyInto(journal, id)));
    const extent = await journal.save();
    for (const placed of settle) placed();
    documents.journal = journal;
    return extent;
  } catch (error) {
    journal.close();
    throw error;
  } finally {
    documents.isMoving = false;
  }
};

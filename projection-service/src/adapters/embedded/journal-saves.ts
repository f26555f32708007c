import { inSlices } from "../../runner/slices";
import { GrowingNumbers } from "./growing-numbers";
import type { DocumentJournal } from "./document-journal";
import type { CopiedDocument, KeptDocuments } from "./stored-documents";
import type { MarkedTable } from "./view-table";

/** Fewer frames than these are read in a moment, replaced ones or not. */
const WORTH_MOVING = 1_000;

function* each<Item>(items: Iterable<Item>, work: (item: Item) => void): Generator<void> {
  for (const item of items) {
    work(item);
    yield;
  }
}

/**
 * Adds to its journal what changed since the last time, while others may go on changing documents: each holds its own
 * position, so that a replay from the checkpoint noted before skips what it has.
 */
export const saveChanges = async (documents: KeptDocuments, journal: DocumentJournal): Promise<void> => {
  documents.writeOut();
  await inSlices(each([...documents.unsaved], (id) => documents.settle(documents.copyInto(journal, id))));
};

/** Whether more than half of a journal is of documents that were replaced since. */
export const isWorthMoving = ({ size, unsaved }: KeptDocuments, { frames }: DocumentJournal): boolean =>
  frames + unsaved.size > WORTH_MOVING + 2 * size;

/** Writes each document once to a new journal, which then takes the old one's place in one step. */
export const moveTo = async (documents: KeptDocuments, journal: DocumentJournal): Promise<void> => {
  const places = new GrowingNumbers();
  const inMemory: CopiedDocument[] = [];
  const copy = (id: number): void => {
    const copied = documents.copyInto(journal, id);
    places.set(id, copied.at);
    if (copied.resident !== undefined) inMemory.push(copied);
  };
  documents.isMoving = true;
  try {
    await inSlices(each(Array(documents.size).keys(), copy));
    await journal.save();
    documents.exchange(journal, places);
  } catch (error) {
    journal.close();
    throw error;
  } finally {
    documents.isMoving = false;
  }
  // What is in memory counts as long as it is there, so that this may take its turns.
  await inSlices(each(inMemory, (copied) => documents.settle(copied)));
};

/** What a table of a view's journal has to tell; what changed since the last save goes into the journal before. */
export const tableOf = (documents: KeptDocuments, journal: DocumentJournal): Promise<MarkedTable> =>
  documents.whileStill(async () => {
    await saveChanges(documents, journal);
    // In this order, and in one step: what comes meanwhile is in neither.
    const steps = documents.table();
    return { mark: journal.fill(), ...(await inSlices(steps)) };
  });

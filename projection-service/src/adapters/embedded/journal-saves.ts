import { inSlices } from "../../runner/slices";
import type { DocumentJournal } from "./document-journal";
import type { KeptDocuments } from "./stored-documents";
import type { MarkedTable } from "./view-table";

/** Fewer frames than these are read in a moment, replaced ones or not. */
const WORTH_MOVING = 1_000;

function* each(ids: Iterable<number>, work: (id: number) => void): Generator<void> {
  for (const id of ids) {
    work(id);
    yield;
  }
}

/**
 * Adds to its journal what changed since the last time, while others may go on changing documents: each holds its own
 * position, so that a replay from the checkpoint noted before skips what it has.
 */
export const saveChanges = async (documents: KeptDocuments, journal: DocumentJournal): Promise<void> => {
  documents.writeOut();
  await inSlices(each([...documents.unsaved], (id) => documents.copyInto(journal, id)()));
};

/** Whether more than half of a journal is of documents that were replaced since. */
export const isWorthMoving = ({ size, unsaved }: KeptDocuments, { frames }: DocumentJournal): boolean =>
  frames + unsaved.size > WORTH_MOVING + 2 * size;

/** Writes each document once to a new journal, which then takes the old one's place in one step. */
export const moveTo = async (documents: KeptDocuments, journal: DocumentJournal): Promise<void> => {
  const settle: (() => void)[] = [];
  documents.isMoving = true;
  try {
    await inSlices(each(Array(documents.size).keys(), (id) => settle.push(documents.copyInto(journal, id))));
    await journal.save();
    for (const placed of settle) placed();
    documents.journal = journal;
  } catch (error) {
    journal.close();
    throw error;
  } finally {
    documents.isMoving = false;
  }
};

/** What a table of a view's journal has to tell; what changed since the last save goes into the journal before. */
export const tableOf = (documents: KeptDocuments, journal: DocumentJournal): Promise<MarkedTable> =>
  documents.whileStill(async () => {
    await saveChanges(documents, journal);
    // In this order, and in one step: what comes meanwhile is in neither.
    const steps = documents.table();
    return { mark: journal.fill(), ...(await inSlices(steps)) };
  });

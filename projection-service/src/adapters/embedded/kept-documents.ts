import type { CollectionSpec } from "@naqsh/shared/platform/ports/read-model-store";
import type { DocumentJournal } from "./document-journal";
import { EventDocuments, eventsSignature } from "./event-documents";
import { documentsSignature, StoredDocuments } from "./stored-documents";
import type { KeptDocuments } from "./stored-documents";

export const storedName = (spec: CollectionSpec): string => `${spec.name}-v${spec.version}`;

/** What a journal must have been written for to be read for this view. */
export const signatureOf = ({ indexes, remakeEvent }: CollectionSpec): string =>
  remakeEvent === undefined ? documentsSignature(indexes) : eventsSignature(indexes);

/** A view's documents, none yet; `mostResident` of them stay in memory where there is a journal. */
export const keptDocuments = (
  { indexes, remake, remakeEvent }: CollectionSpec,
  journal: DocumentJournal | null,
  mostResident: number | undefined,
): KeptDocuments =>
  remakeEvent === undefined
    ? new StoredDocuments(indexes, journal, { mostResident, remake })
    : new EventDocuments(indexes, journal, remakeEvent, mostResident);

import type { CollectionSpec } from "@naqsh/shared/platform/ports/read-model-store";
import type { WriteAheadLog } from "./write-ahead-log";
import { documentsSignature } from "./document-frame";
import { eventsSignature } from "./event-documents";
import { StoredDocuments } from "./stored-documents";

export const storedName = (spec: CollectionSpec): string => `${spec.name}-v${spec.version}`;

/** What a view's file must have been written for to be read for this view. */
export const signatureOf = ({ indexes, remakeEvent }: CollectionSpec): string =>
  remakeEvent === undefined ? documentsSignature(indexes) : eventsSignature(indexes);

/** A view's documents, none yet; `mostCached` of them stay in memory if there is a write-ahead log. */
export const createDocuments = (
  { indexes, remake }: CollectionSpec,
  wal: WriteAheadLog | null,
  mostCached: number | undefined,
): StoredDocuments => new StoredDocuments(indexes, wal, { mostCached, remake });

import { boughtDocumentFileOf, workDocumentFileOf } from "@naqsh/shared/artwork";
import type { WorkDocument } from "@naqsh/shared/artwork";
import { unsealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { isAdministrator } from "../joins/is-administrator";
import { seenWork } from "../joins/seen-work";
import type { QueryDeps } from "../query-deps";
import type { WorkDocuments } from "./work-documents.projection";

type Found = { papers: WorkDocuments | null; documents: WorkDocument[] };

/** The documents of a work that this person may read; null for a work that they may not know of. */
export const documentsFor = async (artworkId: string, asker: string, deps: QueryDeps): Promise<Found | null> => {
  const papers = await deps.views.workDocuments.get(artworkId);
  const documents = papers?.documents ?? [];
  const isConcerned = [papers?.buyerId, papers?.artistId].includes(asker) || (await isAdministrator(asker, deps));
  if (isConcerned) return { papers, documents };
  if ((await seenWork(await deps.views.artworks.get(artworkId), asker, deps)) === null) return null;
  return { papers, documents: documents.filter(({ isPublic }) => isPublic) };
};

const opened = async (person: string | null, file: string, { keys, files }: QueryDeps): Promise<Buffer | null> => {
  const [key, sealed] = person === null ? [null, null] : await Promise.all([keys.find(person), files.read(file)]);
  return key && sealed && unsealBytes(key, sealed, file);
};

/** A document's bytes: as its artist gave them or, once the artist is no more, as they were handed over; null if neither is there. */
export const bytesOfDocument = async (
  { artistId, buyerId }: WorkDocuments,
  documentId: string,
  deps: QueryDeps,
): Promise<Buffer | null> =>
  (await opened(artistId, workDocumentFileOf(documentId), deps)) ??
  (await opened(buyerId, boughtDocumentFileOf(documentId), deps));

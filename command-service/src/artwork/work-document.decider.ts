import { MOST_WORK_DOCUMENTS } from "@naqsh/shared/artwork";
import type { AddWorkDocument, ArtworkEvent, ArtworkRejection, RemoveWorkDocument } from "@naqsh/shared/artwork";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { endedByDocument } from "./artwork-distinction.decider";
import type { KnownArtwork } from "./artwork.state";
import { mayRevise } from "./may-revise";

type DocumentDecision = Decision<ArtworkEvent, ArtworkRejection>;

/** Its artist adds to a work's papers at any time: a certificate may follow the sale. */
export const addWorkDocument = ({ data }: AddWorkDocument, artwork: KnownArtwork): DocumentDecision => {
  const { addedBy, ...document } = data;
  if (addedBy !== artwork.artistId) return reject({ code: "NOT_YOUR_ARTWORK" });
  if (artwork.documents.includes(document.documentId)) return accept();
  if (artwork.status === "withdrawn") return reject({ code: "ARTWORK_WITHDRAWN" });
  if (artwork.documents.length >= MOST_WORK_DOCUMENTS) {
    return reject({ code: "TOO_MANY_WORK_DOCUMENTS", most: MOST_WORK_DOCUMENTS });
  }
  return accept({ type: "WorkDocumentAdded", data: { ...document, artistId: artwork.artistId } });
};

/** What people bid on or bought with the work stays; of a withdrawn one its artist removes what they like. Quiet for a document that is not there. */
export const removeWorkDocument = ({ data }: RemoveWorkDocument, artwork: KnownArtwork): DocumentDecision => {
  const { artworkId, documentId, removedBy } = data;
  const refusal = mayRevise(artwork, removedBy);
  if (refusal && refusal.code !== "ARTWORK_WITHDRAWN") return reject(refusal);
  if (!artwork.documents.includes(documentId)) return accept();
  const removed = { artworkId, artistId: artwork.artistId, documentId };
  return accept({ type: "WorkDocumentRemoved", data: removed }, ...endedByDocument(artwork));
};

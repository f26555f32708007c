import type { ArtworkProvenance, ArtworkProvenanceStep } from "@naqsh/shared/artwork";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import type { Provenance, ProvenanceStep } from "./provenances.projection";

type Reader = {
  asker: string;
  isOwnerOrAdministrator: boolean;
  /** The documents that the reader may open, by their ids. */
  documents: ReadonlySet<string>;
};

const mayKnow = (step: ProvenanceStep, { documents }: Reader): boolean =>
  step.kind !== "documented" || documents.has(step.documentId);

const presented = (step: ProvenanceStep, { asker, isOwnerOrAdministrator }: Reader): ArtworkProvenanceStep => {
  switch (step.kind) {
    case "sold": {
      const { kind, at, auctionId, price, orderId, buyerId } = step;
      const mayReadSale = isOwnerOrAdministrator || buyerId === asker;
      return { kind, at, auctionId, price: decimalFromHalalas(price), orderId: mayReadSale ? orderId : null };
    }
    case "shown":
    case "priced":
      return { ...step, price: step.price === null ? null : decimalFromHalalas(step.price) };
    default:
      return step;
  }
};

/** The steps as this reader may know them, newest first; none for a work that nothing is told of. */
export const provenanceOf = (provenance: Provenance | null, reader: Reader): ArtworkProvenance => ({
  steps: (provenance?.steps ?? [])
    .filter((step) => mayKnow(step, reader))
    .toReversed()
    .map((step) => presented(step, reader)),
  earlier: provenance?.earlier ?? 0,
});

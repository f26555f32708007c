import type { Position } from "@naqsh/shared/kernel/position";
import type { DocumentWrite } from "@naqsh/shared/platform/ports/read-model-store";

/** A view's document with what the store adds; a tombstone has nothing else. */
export type StoredDocument = { _id: string; _position: Position; _live: boolean } & Record<string, unknown>;

/**
 * The note among a collection's documents of how far they have come. Its key sorts before every other: a copy that is made while
 * documents are written holds an older note than documents, never a newer one.
 */
export type Mark = { _id: string; _anchor: Position };
export const MARK = "";

export const storedFrom = ({ key, document, position }: DocumentWrite<object>): StoredDocument => ({
  ...document,
  _id: key,
  _position: position,
  _live: document !== null,
});

export const documentFrom = <Document extends object>(stored: StoredDocument): Document | null => {
  const { _id, _position, _live, ...document } = stored;
  return _live ? (document as Document) : null;
};

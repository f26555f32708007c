import type { Collection, Find, Found } from "@naqsh/shared/platform/ports/read-model-store";

/** Stands before the cursor of a page that begins among what has no price; stores' own cursors hold no such sign. */
const UNPRICED = "~";

/**
 * A page of an index by price, the cheapest first: stores put what has no price before all prices, and here it comes last
 * (docs/rules.md#search). It is read as two lists, one after the other. @throws CursorInvalid
 */
export const pricedFirst = async <Document extends object>(
  collection: Pick<Collection<Document>, "find">,
  { cursor, ...asked }: Omit<Find, "range" | "direction">,
): Promise<Found<Document>> => {
  const unpriced = async (limit: number, from?: string): Promise<Found<Document>> => {
    const equals = [...(asked.equals ?? []), null];
    const found = await collection.find({ ...asked, equals, limit, ...(from && { cursor: from }) });
    return { ...found, next: found.next === null ? null : `${UNPRICED}${found.next}` };
  };
  if (cursor === UNPRICED) return unpriced(asked.limit);
  if (cursor?.startsWith(UNPRICED)) return unpriced(asked.limit, cursor.slice(UNPRICED.length));

  const priced = await collection.find({ ...asked, range: { from: 0 }, ...(cursor !== undefined && { cursor }) });
  if (priced.next !== null) return priced;
  const room = asked.limit - priced.documents.length;
  if (room === 0) {
    const { documents } = await unpriced(1);
    return { ...priced, next: documents.length === 0 ? null : UNPRICED };
  }
  const rest = await unpriced(room);
  return { documents: [...priced.documents, ...rest.documents], next: rest.next };
};

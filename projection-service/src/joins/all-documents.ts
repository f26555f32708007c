import type { Collection, Find, IndexValue } from "@naqsh/shared/platform/ports/read-model-store";

const PAGE = 200;

/** All that a question finds with their keys, page by page: memory stays that of one page. */
export async function* allFound<Document extends object>(
  view: Pick<Collection<Document>, "find">,
  find: Omit<Find, "limit" | "cursor">,
): AsyncGenerator<{ key: string; document: Document }> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof view.find>> = await view.find({
      ...find,
      limit: PAGE,
      ...(cursor !== null && { cursor }),
    });
    yield* page.documents;
    cursor = page.next;
  } while (cursor !== null);
}

/** Every document that an index holds under a prefix. */
export async function* allDocuments<Document extends object>(
  view: Pick<Collection<Document>, "find">,
  index: string,
  equals: readonly IndexValue[],
): AsyncGenerator<Document> {
  for await (const { document } of allFound(view, { index, equals })) yield document;
}

/** Every document that a question finds, in one list: for what a single person, work or order has. */
export const everyOne = async <Document extends object>(
  view: Pick<Collection<Document>, "find">,
  find: Omit<Find, "limit" | "cursor">,
): Promise<Document[]> => {
  const found: Document[] = [];
  for await (const { document } of allFound(view, find)) found.push(document);
  return found;
};

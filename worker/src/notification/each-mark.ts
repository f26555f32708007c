import type { FoundMark, MarkKind, Marks } from "../ports/marks";

/** Gives all who marked something to `work`, page by page, oldest first. */
export const eachMark = async (
  marks: Pick<Marks, "on">,
  kind: MarkKind,
  targetId: string,
  work: (page: FoundMark[]) => Promise<void>,
): Promise<void> => {
  let after: string | null = null;
  do {
    const page = await marks.on(kind, targetId, after ?? undefined);
    await work(page.marks);
    after = page.next;
  } while (after !== null);
};

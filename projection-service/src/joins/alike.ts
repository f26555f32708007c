import { alikeOf, type Alike } from "@naqsh/shared/recommendation";
import { presentEach } from "../http/present-each";
import type { QueryDeps } from "../query-deps";
import { cutTo } from "../http/list-page";

/** The newest of somebody's likes, of a work's likers and of their likes: so much is read, however many there are. */
const MOST_OWN = 10;
const MOST_LIKERS = 30;
const MOST_PEOPLE = 20;
const MOST_LIKES = 40;

/** Works that others like who like the same as the reader. */
export const alikeFor = async (readerId: string, likedIds: readonly string[], { views }: QueryDeps): Promise<Alike> => {
  const own = likedIds.slice(0, cutTo(MOST_OWN, "a taste, never shown as a list"));
  const likers = await presentEach(own, async (artworkId) => {
    const of = {
      index: "byTarget",
      equals: [artworkId, "like"],
      direction: "descending",
      limit: cutTo(MOST_LIKERS, "a taste, never shown as a list"),
    } as const;
    return (await views.marks.find(of)).documents.map(({ document }) => document.collectorId);
  });
  const common = new Map<string, number>();
  for (const id of likers.flat()) if (id !== readerId) common.set(id, (common.get(id) ?? 0) + 1);
  const people = [...common]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, cutTo(MOST_PEOPLE, "a taste, never shown as a list"));
  const likes = await presentEach(people, async ([id]) => {
    const of = {
      index: "byCollector",
      equals: [id, "like"],
      direction: "descending",
      limit: cutTo(MOST_LIKES, "a taste, never shown as a list"),
    } as const;
    return (await views.marks.find(of)).documents.map(({ document }) => document.targetId);
  });
  return alikeOf(new Set(likedIds), likes);
};

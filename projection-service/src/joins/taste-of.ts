import type { Interest, Marked, Taste, WorkTraits } from "@naqsh/shared/recommendation";
import type { MarkKind } from "../collector/marks.projection";
import type { QueryDeps } from "../query-deps";
import { workTraits } from "./work-traits";
import { cutTo } from "../http/list-page";

/** How many of somebody's newest marks of a kind are looked at: older ones say less of them. */
const MOST_MARKS = 60;

const newestMarks = async (kind: MarkKind, asker: string, { views }: QueryDeps): Promise<string[]> => {
  const of = {
    index: "byCollector",
    equals: [asker, kind],
    direction: "descending",
    limit: cutTo(MOST_MARKS, "a taste, never shown as a list"),
  } as const;
  return (await views.marks.find(of)).documents.map(({ document }) => document.targetId);
};

const withTraits = async (interest: Interest, ids: readonly string[], { views }: QueryDeps): Promise<Marked[]> => {
  const found = ids.length === 0 ? [] : await views.artworks.load([...ids]);
  const traits = found.flatMap(({ document }): WorkTraits[] => (document === null ? [] : [workTraits(document)]));
  return traits.map((work) => ({ interest, work }));
};

type OwnTaste = { readerId: string; taste: Taste; likedIds: readonly string[]; markedIds: ReadonlySet<string> };

/** What is known of a reader's taste, from what they like, wish for and follow now, and from what they looked at of late. */
export const tasteOf = async (readerId: string, deps: QueryDeps): Promise<OwnTaste> => {
  const [likedIds, wishedIds, followed] = await Promise.all([
    newestMarks("like", readerId, deps),
    newestMarks("wish", readerId, deps),
    newestMarks("follow", readerId, deps),
  ]);
  const markedIds = new Set([...likedIds, ...wishedIds]);
  const looks = await deps.views.looks.get(readerId);
  const [wished, liked, viewed] = await Promise.all([
    withTraits("wish", wishedIds, deps),
    withTraits("like", likedIds, deps),
    // Whoever marked a work has said more of it than by looking.
    withTraits("view", looks?.artworkIds.filter((id) => !markedIds.has(id)) ?? [], deps),
  ]);
  return {
    readerId,
    likedIds,
    markedIds,
    taste: { marked: [...wished, ...liked, ...viewed], followedArtistIds: new Set(followed) },
  };
};

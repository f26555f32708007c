import { textTokens } from "@naqsh/shared/search";
import type { RememberedSearch } from "@naqsh/shared/search";
import type { QueryDeps } from "../query-deps";
import { cutTo } from "../http/list-page";

const MOST_SHOWN = 10;

/** The same words in other spellings are one. */
const spelt = (query: string): string => {
  const words = textTokens(query).map(({ word }) => word);
  return words.length === 0 ? query : words.join(" ");
};

/** A person's own searches, opened: each once, the newest first. */
export const ownSearches = async (
  userId: string,
  { views, people }: Pick<QueryDeps, "views" | "people">,
): Promise<RememberedSearch[]> => {
  const history = await views.searchHistories.get(userId);
  const byWords = new Map<string, RememberedSearch>();
  for (const { entryId, query } of history?.entries ?? []) {
    const text = await people.open(query);
    if (text === null) continue;
    const words = spelt(text);
    const known = byWords.get(words);
    if (known === undefined) byWords.set(words, { query: text, entryIds: [entryId] });
    else known.entryIds.push(entryId);
  }
  return [...byWords.values()].slice(0, cutTo(MOST_SHOWN, "the last ten, as the screen says"));
};

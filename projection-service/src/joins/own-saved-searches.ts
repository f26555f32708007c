import type { SavedSearch } from "@naqsh/shared/search";
import { presentEach } from "../http/present-each";
import type { QueryDeps } from "../query-deps";
import { savedQuestionOf } from "./saved-question";

/** A person's saved searches, opened, the newest first. */
export const ownSavedSearches = async (
  userId: string,
  { views, people }: Pick<QueryDeps, "views" | "people">,
): Promise<SavedSearch[]> => {
  const kept = await views.savedSearches.get(userId);
  const opened = await presentEach(kept?.searches ?? [], async ({ savedId, name, place, question, savedAt }) => {
    const [called, asked] = await Promise.all([people.open(name), savedQuestionOf(question, people)]);
    return called === null || asked === null ? null : { id: savedId, name: called, place, question: asked, savedAt };
  });
  return opened.filter((saved) => saved !== null);
};

import type { PersonalText } from "@naqsh/shared/kernel/personal";
import { savedQuestionIn, type SavedQuestion } from "@naqsh/shared/search";
import type { QueryDeps } from "../query-deps";

/** What a saved search asks; null if its person was erased, or if it asks for what is known no more. */
export const savedQuestionOf = async (
  text: PersonalText,
  people: Pick<QueryDeps["people"], "open">,
): Promise<SavedQuestion | null> => {
  const opened = await people.open(text);
  return opened === null ? null : savedQuestionIn(opened);
};

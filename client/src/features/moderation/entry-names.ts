import type { HistoryEntry, HistorySubject, StateAsOf } from "@naqsh/shared/moderation";
import type { Language } from "@naqsh/shared/kernel/language";

/** The name of a subject in the reader's letters; null if there is none any more. */
export const subjectName = (language: Language, { name, latinName }: HistorySubject): string | null =>
  language === "en" ? (latinName ?? name) : name;

/** A state with the names in the reader's letters. */
export const namedIn = (language: Language, state: StateAsOf): StateAsOf =>
  language === "ar" ? state : { ...state, names: { ...state.names, ...state.latinNames } };

/** The entry with the names of people and works in the reader's letters, if there are such. */
export const entryIn = (language: Language, entry: HistoryEntry): HistoryEntry => {
  if (language === "ar") return entry;
  const { actor, names, latinNames } = entry;
  return {
    ...entry,
    names: { ...names, ...latinNames },
    actor: { ...actor, name: latinNames[actor.id] ?? actor.name },
  };
};

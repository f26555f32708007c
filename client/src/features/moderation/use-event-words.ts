import type { EventName } from "@naqsh/shared/kernel/event-words";
import { allEventWords } from "@naqsh/shared/registry";
import { useLanguage } from "../../i18n/use-format";

const names: Readonly<Record<string, EventName>> = allEventWords;

/** Gives what a type of event is called in the reader's language; the type itself when this build does not know it. */
export const useEventWords = (): ((type: string) => string) => {
  const language = useLanguage();
  return (type) => names[type]?.[language] ?? type;
};

import type { EventName } from "@naqsh/shared/kernel/event-words";
import { allEventWords } from "@naqsh/shared/registry";

const names: Readonly<Record<string, EventName>> = allEventWords;

/** What happened, in an operator's words: a sentence, or the type itself when this build does not know it. */
export const wordsOf = (type: string): string => names[type]?.sentence ?? names[type]?.en ?? type;

import { useEffect, useRef } from "react";
import { tellChoice, tellSearch, type Chosen } from "./tell-search";

/**
 * Tells the server once which words were sought, when they have their answer, whatever is filtered and ordered. Gives back what tells
 * what was opened of it, which counts for words alone that the server knows as sought.
 */
export const useToldSearch = (query: string, hasAnswer: boolean): ((chosen: Chosen) => void) => {
  const told = useRef<{ words: string; done: Promise<void> } | null>(null);
  const words = query.trim();
  useEffect(() => {
    if (hasAnswer && words !== "" && told.current?.words !== words) told.current = { words, done: tellSearch(words) };
  }, [words, hasAnswer]);
  return (chosen) => {
    // While the next answer is waited for, these are the results of other words.
    if (hasAnswer && words !== "") void told.current?.done.then(() => tellChoice(words, chosen));
  };
};

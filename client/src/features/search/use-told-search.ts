import { useEffect, useRef, type RefObject } from "react";
import { tellChoice, tellSearch, type Chosen } from "./tell-search";

type Told = { words: string; done: Promise<void> };

const tellOnce = (told: RefObject<Told | null>, words: string): Promise<void> => {
  if (told.current?.words !== words) told.current = { words, done: tellSearch(words) };
  return told.current.done;
};

/**
 * Tells the server once which words were sought, when they have their answer and have stood for `restMs`, whatever is filtered and
 * ordered. Gives back what tells what was opened of it, which counts for words alone that the server knows as sought.
 */
export const useToldSearch = (query: string, hasAnswer: boolean, restMs: number): ((chosen: Chosen) => void) => {
  const told = useRef<Told | null>(null);
  const words = query.trim();
  // While the next answer is waited for, these are the results of other words.
  const isAnswered = hasAnswer && words !== "";
  useEffect(() => {
    if (!isAnswered) return;
    const timer = setTimeout(() => void tellOnce(told, words), restMs);
    return () => clearTimeout(timer);
  }, [words, isAnswered, restMs]);
  return (chosen) => {
    if (isAnswered) void tellOnce(told, words).then(() => tellChoice(words, chosen));
  };
};

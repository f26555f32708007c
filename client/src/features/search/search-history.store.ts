import { create } from "zustand";
import { readText, removeText, writeText } from "../../lib/browser-storage";

const NAME = "searchHistory";
const MOST_TERMS = 10;

const readTerms = (): string[] => {
  try {
    const kept: unknown = JSON.parse(readText(NAME) ?? "[]");
    return Array.isArray(kept) ? kept.filter((term) => typeof term === "string").slice(0, MOST_TERMS) : [];
  } catch {
    // What somebody else has written there is nobody's history.
    return [];
  }
};

type SearchHistory = {
  terms: string[];
  add: (term: string) => void;
  remove: (term: string) => void;
  clear: () => void;
};

const keep = (terms: string[]): { terms: string[] } => {
  if (terms.length === 0) removeText(NAME);
  else writeText(NAME, JSON.stringify(terms));
  return { terms };
};

/** What was searched on this device, the newest first: each once, ten at most. */
export const useDeviceHistory = create<SearchHistory>((set) => ({
  terms: readTerms(),
  add: (term) => set(({ terms }) => keep([term, ...terms.filter((other) => other !== term)].slice(0, MOST_TERMS))),
  remove: (term) => set(({ terms }) => keep(terms.filter((other) => other !== term))),
  clear: () => set(keep([])),
}));

import type { RefObject } from "react";
import { useOpenedPaths } from "./use-opened-paths";
import { useToldSearch } from "./use-told-search";

/** Half a word that is sought while one types would be told as one that finds nothing; whole words are left standing this long. */
const REST_MS = 2_000;

const WORK = /^\/artwork\/([^/]+)/;

type ToldSearchProps = { query: string; hasAnswer: boolean; results: RefObject<HTMLElement | null> };

/** Draws nothing: tells what is sought in another feature's list of works, and which of them is opened within `results`. */
export const ToldSearch = ({ query, hasAnswer, results }: ToldSearchProps) => {
  const tellChosen = useToldSearch(query, hasAnswer, REST_MS);
  useOpenedPaths(results, (path) => {
    const [, id] = WORK.exec(path) ?? [];
    if (id !== undefined) tellChosen({ kind: "artwork", id });
  });
  return null;
};

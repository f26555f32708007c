import { searchWords, withoutJoiningLetter } from "@naqsh/shared/kernel/arabic-fold";
import type { Found } from "@naqsh/shared/platform/ports/read-model-store";
import type { PageInput } from "../http/list-page";
import { rarestValue } from "../joins/rarest-value";
import type { QueryDeps } from "../query-deps";
import type { Artwork } from "./artwork-document";
import type { NamedArtists } from "./named-artists";

/** How the words narrow a list: the word that an index is read by, null if a shelf is; and what is left to filter. */
export type WordSearch = { word: string | null; filters: Record<string, unknown>[] };

/** A search's words, and for a page that goes on, by which of them the list began. */
type Sought = { text: string; by: string | null; page: PageInput };

type Deps = Pick<QueryDeps, "views"> & { artists: NamedArtists };

const NOTHING_SOUGHT: WordSearch = { word: null, filters: [] };

/** How many words of a search count: more than a title has say nothing more. */
const MOST_WORDS = 8;

/**
 * Of the words that no artist is called by the rarest is read from the index, and what else is sought is tested on the works
 * that have it; if each is a name too, works are filtered by both. A page goes on by the word that the list began by: another
 * may be the rarest by now, and the place where a page begins lies under one of them.
 */
const searchFor = async (words: string[], by: string | null, deps: Deps): Promise<WordSearch> => {
  const called: { word: string; artistIds: string[] }[] = [];
  for (const word of words) called.push({ word, artistIds: await deps.artists.called(word) });
  const unnamed = called.filter(({ artistIds }) => artistIds.length === 0).map(({ word }) => word);
  const word = by !== null && unnamed.includes(by) ? by : await rarestValue(unnamed, deps.views.artworks, "byWord");
  const filters = called
    .filter((other) => other.word !== word)
    .map((other) => ({ $or: [{ words: other.word }, { artistId: { $in: other.artistIds } }] }));
  return { word, filters };
};

/** The ways in which words are sought, the second if the first finds nothing; none if nothing is sought. */
export const waysToSearch = async (text: string, deps: Deps): Promise<WordSearch[]> => {
  const words = searchWords(text).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const apart = words.map((word) => withoutJoiningLetter(word) ?? word);
  const ways = apart.every((word, place) => word === words[place]) ? [words] : [words, apart];
  return Promise.all(ways.map((way) => searchFor(way, null, deps)));
};

/**
 * Finds by every word, in titles, mediums, tags and names of artists, by their beginnings. What is found by no word as
 * it stands is sought once more without the letter that may join a word to the one before (docs/rules.md#search).
 */
export const foundByWords = async (
  { text, by, page }: Sought,
  deps: Deps,
  find: (search: WordSearch, page: PageInput) => Promise<Found<Artwork>>,
): Promise<Found<Artwork> & { by: string | null }> => {
  const found = async (search: WordSearch) => ({ ...(await find(search, page)), by: search.word });
  const words = searchWords(text).slice(0, MOST_WORDS);
  if (words.length === 0) return found(NOTHING_SOUGHT);
  const asWritten = await searchFor(words, by, deps);
  const apart = words.map((word) => withoutJoiningLetter(word) ?? word);
  if (apart.every((word, place) => word === words[place])) return found(asWritten);
  // Every page asks it anew: the place where a page begins belongs to one of the two.
  const any = await find(asWritten, { limit: 1 });
  return found(any.documents.length > 0 ? asWritten : await searchFor(apart, by, deps));
};

import type { ArtistsQuery, artistReads } from "@naqsh/shared/artist";
import { searchWords, withoutJoiningLetter } from "@naqsh/shared/kernel/arabic-fold";
import { ALL_ARTISTS } from "../artist/artists.projection";
import type { NamedArtists } from "../artwork/named-artists";
import { nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import type { QueryAnswer } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { bannedArtists } from "./banned-artists";
import { listedArtist } from "./listed-artist";

const INDEX_OF = { popular: "byFollowers", works: "byWorks", newest: "byNewest" } as const;

/** Those with a name for every one of the words, by its beginning. */
const calledAll = async (words: readonly string[], artists: NamedArtists): Promise<string[]> => {
  const found = await Promise.all(words.map((word) => artists.called(word)));
  return (found[0] ?? []).filter((id) => found.every((ids) => ids.includes(id)));
};

/** As the marketplace is searched (docs/rules.md#search): as it is written, else without the letter that joins. */
const foundBy = async (text: string, artists: NamedArtists): Promise<string[] | null> => {
  const words = searchWords(text);
  if (words.length === 0) return null;
  const asWritten = await calledAll(words, artists);
  if (asWritten.length > 0) return asWritten;
  return calledAll(
    words.map((word) => withoutJoiningLetter(word) ?? word),
    artists,
  );
};

/** The index of artists: those with a work on show whose account stands and is not suspended. */
export const listArtists = async (
  input: ArtistsQuery,
  deps: QueryDeps,
): Promise<QueryAnswer<(typeof artistReads)["artists"]>> => {
  const named = await foundBy(input.q ?? "", deps.artists);
  const there = input.region === undefined ? null : await deps.artists.livingIn(input.region);
  const banned = await bannedArtists(deps.views);
  const filters = [
    ...[named, there].flatMap((ids) => (ids === null ? [] : [{ artistId: { $in: ids } }])),
    ...(banned.length === 0 ? [] : [{ artistId: { $nin: banned } }]),
  ];
  const found = await deps.views.artists.find({
    index: INDEX_OF[input.sort],
    equals: [input.discipline ?? ALL_ARTISTS],
    direction: "descending",
    ...(filters.length > 0 && { filter: { $and: filters } }),
    ...pageOf(input),
  });
  return {
    body: await presentEach(found.documents, ({ document }) => listedArtist(document, deps)),
    next: nextOf(found),
  };
};

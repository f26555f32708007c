import { matchedRanges } from "@naqsh/shared/search";
import type {
  Matched,
  SearchAnswer,
  SearchedArtist,
  SearchedAuction,
  SearchedWork,
  SearchQuery,
} from "@naqsh/shared/search";
import { cardOf } from "../artwork/present-artwork";
import { listItemOf } from "../auction/present-auction";
import { presentEach } from "../http/present-each";
import type { QueryDeps } from "../query-deps";
import type { FoundOfKind, SearchFound } from "../search/search-answer";
import { listedArtist } from "./listed-artist";

/** `nearest`: works to show if no work fits. */
type Asked = {
  input: Pick<SearchQuery, "query" | "from" | "limit">;
  asker: string | null;
  nearest: FoundOfKind | null;
};

const NOTHING: FoundOfKind = { total: 0, hits: [] };

const present = <Item>(items: readonly (Item | null)[]): Item[] => items.filter((item) => item !== null);

/** What an index found, as readers see it: one page of each kind. */
export const presentFound = async (
  found: SearchFound | null,
  { input, asker, nearest }: Asked,
  deps: QueryDeps,
): Promise<Omit<SearchAnswer, "recommended">> => {
  const sought = found?.corrected ?? input.query;
  const matched = (ar: string | null, en: string | null): Matched => ({
    ar: ar === null ? [] : matchedRanges(ar, sought),
    en: en === null ? [] : matchedRanges(en, sought),
  });
  const kind = (name: string): FoundOfKind => found?.byKind.get(name) ?? NOTHING;
  const pageOf = (name: string): string[] =>
    kind(name)
      .hits.slice(input.from, input.from + input.limit)
      .map(({ id }) => id);

  const work = async (id: string): Promise<SearchedWork | null> => {
    const one = await deps.views.artworks.get(id);
    if (one === null) return null;
    return { ...(await cardOf(one, deps)), matched: matched(one.details.title, one.details.titleEn) };
  };
  const artist = async (id: string): Promise<SearchedArtist | null> => {
    const one = await deps.views.artists.get(id);
    if (one === null) return null;
    const listed = await listedArtist(one, deps);
    const name = [listed.firstName, listed.lastName].filter((part) => part !== null).join(" ");
    return { ...listed, name, matched: matched(name, listed.latinName) };
  };
  const auction = async (id: string): Promise<SearchedAuction | null> => {
    const room = await deps.views.rooms.get(id);
    const item = room === null ? null : await listItemOf(room, asker, deps);
    return item === null ? null : { ...item, matched: matched(item.lot.title, item.lot.titleEn) };
  };

  return {
    understood: found?.understood ?? "asWritten",
    corrected: found?.corrected ?? null,
    artworks: present(await presentEach(pageOf("artwork"), work)),
    total: kind("artwork").total,
    nearest: present(
      await presentEach(
        (nearest ?? NOTHING).hits.map(({ id }) => id),
        work,
      ),
    ),
    artists: present(await presentEach(pageOf("artist"), artist)),
    artistsTotal: kind("artist").total,
    auctions: present(await presentEach(pageOf("auction"), auction)),
    auctionsTotal: kind("auction").total,
  };
};

import { personNameOf } from "@naqsh/shared/account";
import { meantRanges, typedWords } from "@naqsh/shared/search";
import type {
  Matched,
  SearchAnswer,
  SearchedArtist,
  SearchedAuction,
  SearchedWork,
  SearchQuery,
} from "@naqsh/shared/search";
import { cardOf, excerptsOf } from "../artwork/present-artwork";
import { listItemOf } from "../auction/present-auction";
import { presentEach } from "../http/present-each";
import type { QueryDeps } from "../query-deps";
import { foundIn } from "../search/found-in";
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
  const typed = typedWords(found?.corrected ?? input.query);
  const matched = (ar: string | null, en: string | null): Matched => ({
    ar: ar === null ? [] : meantRanges(ar, typed),
    en: en === null ? [] : meantRanges(en, typed),
  });
  const kind = (name: string): FoundOfKind => found?.byKind.get(name) ?? NOTHING;
  const pageOf = (name: string): string[] =>
    kind(name)
      .hits.slice(input.from, input.from + input.limit)
      .map(({ id }) => id);

  const work = async (id: string): Promise<SearchedWork | null> => {
    const one = await deps.views.artworks.get(id);
    if (one === null) return null;
    const card = await cardOf(one, deps);
    const { title, titleEn } = one.details;
    const names = { name: personNameOf(card.artist, "ar") ?? "", latinName: card.artist.latinName };
    const given = { details: one.details, names, toVisitors: asker === null ? excerptsOf(one) : null };
    return {
      ...card,
      matched: matched(title, titleEn),
      foundIn: {
        ar: foundIn(typed, { ...given, title, otherTitle: titleEn }, true),
        en: foundIn(typed, { ...given, title: titleEn ?? title, otherTitle: titleEn === null ? null : title }, false),
      },
    };
  };
  const artist = async (id: string): Promise<SearchedArtist | null> => {
    const one = await deps.views.artists.get(id);
    if (one === null) return null;
    const listed = await listedArtist(one, deps);
    const name = personNameOf(listed, "ar") ?? "";
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

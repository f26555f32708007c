import { heatTogether } from "@naqsh/shared/artist";
import type { ListedArtist } from "@naqsh/shared/artist";
import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { Artwork } from "../artwork/artwork-document";
import { cardOf } from "../artwork/present-artwork";
import { presentEach } from "../http/present-each";
import type { QueryDeps } from "../query-deps";
import { listedArtist } from "./listed-artist";
import { seenWork } from "./seen-work";
import { cutTo } from "../http/list-page";

/** What trends is chosen from so many of the hottest: some may be on show no more. */
const LOOKED_AT = 120;

const hottest = async (kind: "work" | "artist", { views }: Pick<QueryDeps, "views">) => {
  const found = await views.trending.find({
    index: "byHeat",
    equals: [kind],
    direction: "descending",
    limit: cutTo(LOOKED_AT, "suggestions"),
  });
  return found.documents.flatMap(({ document: { targetId, heat } }) => (heat === null ? [] : [{ targetId, heat }]));
};

type HotWork = { work: Artwork; heat: number };

const hotWorks = async (deps: QueryDeps): Promise<HotWork[]> => {
  const works = await presentEach(await hottest("work", deps), async ({ targetId, heat }) => {
    const seen = await seenWork(await deps.views.artworks.get(targetId), null, deps);
    return seen && { work: seen.work, heat };
  });
  return works.filter((work) => work !== null);
};

/** The works that people care about most these days. */
export const trendingArtworks = async (limit: number, deps: QueryDeps): Promise<ArtworkCard[]> => {
  const works = (await hotWorks(deps)).slice(0, limit);
  return presentEach(works, ({ work }) => cardOf(work, deps));
};

/** The artists that people care about most these days: who follows them, and how hot their works are together. */
export const trendingArtists = async (limit: number, deps: QueryDeps): Promise<ListedArtist[]> => {
  const heats = new Map<string, number | null>();
  const warm = (id: string, heat: number): void => void heats.set(id, heatTogether(heats.get(id) ?? null, heat));
  for (const { targetId, heat } of await hottest("artist", deps)) warm(targetId, heat);
  for (const { work, heat } of await hotWorks(deps)) warm(work.artistId, heat);
  const order = [...heats].toSorted((a, b) => (b[1] ?? 0) - (a[1] ?? 0) || (a[0] < b[0] ? -1 : 1));
  const shown: ListedArtist[] = [];
  for (const [artistId] of order) {
    if (shown.length === limit) break;
    const [artist, person] = [await deps.views.artists.get(artistId), await deps.views.people.get(artistId)];
    const isShown = artist !== null && artist.shelves.length > 0 && person?.standing !== "banned";
    if (isShown) shown.push(await listedArtist(artist, deps));
  }
  return shown;
};

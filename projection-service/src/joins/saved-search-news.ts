import { after, instantFromMs, later, type Instant } from "@naqsh/shared/kernel/instant";
import type { Position } from "@naqsh/shared/kernel/position";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { SavedQuestion, SavedSearchFind } from "@naqsh/shared/search";
import { NEW_FOR_MS, type Arrival } from "../artwork/arrivals.projection";
import { asItStood } from "../artwork/as-it-stood";
import { testsOf } from "../artwork/facet-tally";
import type { CatalogRows } from "../artwork/catalog-rows";
import type { CatalogRow } from "../artwork/catalog-row";
import type { QueryDeps } from "../query-deps";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";
import type { SavedSearchEntry } from "../search/saved-searches.projection";
import type { SearchIndex } from "../search/search-index";
import { allFound } from "./all-documents";
import { bannedArtists } from "./banned-artists";
import { savedQuestionOf } from "./saved-question";

/** What one person's searches find; `works`: found by any of them. */
export type SavedSearchesFind = { userId: string; works: number; finds: SavedSearchFind[] };
export type SavedSearchNews = {
  /** `before`: what came later is left for another time; `position`: of the event that asks. @throws Unavailable while views lie before it */
  of: (
    asked: { before: Instant; position: Position },
    after?: string,
  ) => Promise<{ people: SavedSearchesFind[]; next: string | null }>;
};

const PEOPLE_PER_PAGE = 100;

type Came = Arrival & { arrivedAt: Instant; newAt: Instant };
type Passes = (row: CatalogRow) => boolean;
type Fresh = {
  came: Came[];
  index: SearchIndex;
  rows: CatalogRows;
  banned: ReadonlySet<string>;
};

const hasCome = (arrival: Arrival): arrival is Came => arrival.arrivedAt !== null && arrival.newAt !== null;

/**
 * Whether a search that finds a work found it before a moment, and not as it stood when its person was told last: whoever was told of
 * it as it came is not told again as it is auctioned, unless the search asks for that.
 */
const isNewTo = (
  passes: Passes,
  row: CatalogRow,
  { arrivedAt, changes }: Came,
  [since, before]: [Instant, Instant],
) => {
  if (arrivedAt >= before || !passes(row) || !passes(asItStood(row, changes, before))) return false;
  return arrivedAt >= since || !passes(asItStood(row, changes, since));
};

/**
 * What saved searches find of what is new. Words are looked up in an index of the new works alone, by the rules of the search, so
 * that the cost grows with saved searches and new works, not with the marketplace.
 */
export const createSavedSearchNews = (deps: QueryDeps): SavedSearchNews => {
  const { views, people, search, market, artists, clock } = deps;

  const freshBefore = async (before: Instant): Promise<Fresh> => {
    // What changed after the moment too may have come before it.
    const range = { from: after(before, -NEW_FOR_MS) };
    const came: Came[] = [];
    for await (const { document } of allFound(views.arrivals, { index: "byTime", range }))
      if (hasCome(document)) came.push(document);
    const [rows, banned] = [await market.rows(), new Set(await bannedArtists(views))];
    return { came, rows, banned, index: await search.among(came.map(({ artworkId }) => artworkId)) };
  };

  const passesOf = async (question: SavedQuestion, { banned }: Fresh): Promise<Passes> => {
    const regions = question.region === undefined ? new Map() : await artists.regions();
    const today = riyadhDayOf(instantFromMs(clock.now()));
    const tests = Object.values(testsOf({ input: { ...question, sort: "newest", limit: 1 }, regions, today }));
    return (row) => !banned.has(row.artistId) && tests.every((test) => test(row));
  };

  /** Ids of the works. */
  const foundFor = async (
    userId: string,
    saved: SavedSearchEntry,
    fresh: Fresh,
    before: Instant,
  ): Promise<string[]> => {
    const since = later(saved.toldUpTo, after(before, -NEW_FOR_MS));
    const came = fresh.came.filter(({ newAt }) => newAt >= since);
    const question = came.length === 0 ? null : await savedQuestionOf(saved.question, people);
    if (question === null) return [];
    const passes = await passesOf(question, fresh);
    const isWanted = (arrival: Came): boolean => {
      const row = fresh.rows.get(arrival.artworkId);
      return row !== undefined && row.artistId !== userId && isNewTo(passes, row, arrival, [since, before]);
    };
    const ids = came.filter(isWanted).map(({ artworkId }) => artworkId);
    if (ids.length === 0 || question.q === undefined) return ids;
    const accepts = (kind: string, id: string): boolean => kind === "artwork" && ids.includes(id);
    const found = fresh.index.find(question.q, { accepts, most: ids.length });
    // A word put right, or one of several: the whole marketplace may hold what was meant.
    return found?.understood === "asWritten" ? (found.byKind.get("artwork")?.hits ?? []).map(({ id }) => id) : [];
  };

  return {
    of: async ({ before, position }, cursor) => {
      for (const view of [views.arrivals, views.artworks, views.savedSearches])
        if ((await view.checkpoint()) < position) throw new Unavailable("The views are behind what is asked about");
      const today = riyadhDayOf(instantFromMs(clock.now()));
      const page = await views.savedSearches.find({
        index: "byPerson",
        limit: PEOPLE_PER_PAGE,
        ...(cursor !== undefined && { cursor }),
      });
      const fresh = page.documents.length === 0 ? null : await freshBefore(before);
      const pause = createPauses(QUESTION_SLICE_MS);
      const people: SavedSearchesFind[] = [];
      for (const { document } of page.documents) {
        const { userId } = document;
        const works = new Set<string>();
        const finds: SavedSearchFind[] = [];
        for (const saved of document.searches) {
          await pause();
          if (fresh === null || fresh.came.length === 0 || saved.toldOn === today) continue;
          const found = await foundFor(userId, saved, fresh, before);
          for (const id of found) works.add(id);
          if (found.length > 0) finds.push({ savedId: saved.savedId, count: found.length });
        }
        if (finds.length > 0) people.push({ userId, works: works.size, finds });
      }
      return { people, next: page.next };
    },
  };
};

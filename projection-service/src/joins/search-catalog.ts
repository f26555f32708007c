import { colourFamily } from "@naqsh/shared/artwork";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import { ALL_WORKS } from "../artwork/shelves";
import type { Artwork } from "../artwork/artwork-document";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";
import { SearchIndex } from "../search/search-index";
import { artistDocument, auctionDocument, workDocument } from "../search/search-texts";
import type { NameTexts, WorkTexts } from "../search/search-texts";
import type { Views } from "../views";
import type { People } from "./people";
import type { Person } from "./person";

/** What is searched, as the views hold it at the moment of the question. */
export type SearchCatalog = {
  index: () => Promise<SearchIndex>;
  /** An index of these works alone, by the same rules. */
  among: (ids: readonly string[]) => Promise<SearchIndex>;
};

type Deps = { views: Pick<Views, "artworks" | "people">; people: Pick<People, "open"> };

type HeldWork = Omit<WorkTexts, "artist"> & { artistId: string; auctionId: string | null; signature: string };

type Held = {
  index: SearchIndex;
  works: Map<string, HeldWork>;
  /** Ids of each artist's works. */
  worksOf: Map<string, Set<string>>;
  names: Map<string, NameTexts>;
  worksAt: Position;
  peopleAt: Position;
};

const NOBODY: NameTexts = { name: "", latinName: "", location: "", bio: "" };

/** Part of an index that may be gone before one is made anew. */
const MOST_WASTE = 0.5;
const FEW_DOCUMENTS = 1_000;

const nothingHeld = (): Held => ({
  index: new SearchIndex(),
  works: new Map(),
  worksOf: new Map(),
  names: new Map(),
  worksAt: START_OF_LOG,
  peopleAt: START_OF_LOG,
});

const heldWork = ({ artistId, details, renditions, auction }: Artwork): HeldWork => {
  const { title, titleEn, description, descriptionEn, category, medium, mediumEn, tags, culturalSignificance } =
    details;
  const colour = renditions === null ? null : colourFamily(renditions.dominantColour);
  const auctionId = auction === null || auction.status === "cancelled" ? null : auction.auctionId;
  const texts = [title, titleEn, description, descriptionEn, category, medium, mediumEn, culturalSignificance, ...tags];
  return { artistId, details, colour, auctionId, signature: JSON.stringify([...texts, colour, auctionId]) };
};

/**
 * Follows the views of works and of people: what changed since the last question is read, and texts are indexed again only if they
 * changed, so that a bid costs nothing here. Names are opened for the index in memory and are written nowhere (decision 12).
 */
export const createSearchCatalog = ({ views, people }: Deps): SearchCatalog => {
  let held = nothingHeld();
  let reading: Promise<Held> | null = null;

  const textsOf = (work: HeldWork, { names }: Held): WorkTexts => ({
    details: work.details,
    colour: work.colour,
    artist: names.get(work.artistId) ?? NOBODY,
  });

  const putWork = (id: string, work: HeldWork, into: Held): void => {
    into.index.put(workDocument(id, textsOf(work, into)));
    if (work.auctionId !== null) into.index.put(auctionDocument(work.auctionId, work.artistId, textsOf(work, into)));
  };

  const putArtist = (id: string, into: Held): void => {
    const names = into.names.get(id);
    const works = [...(into.worksOf.get(id) ?? [])].flatMap((work) => into.works.get(work) ?? []);
    const disciplines = [...new Set(works.map(({ details }) => details.category))];
    if (names === undefined || names.name + names.latinName === "" || works.length === 0) into.index.remove(id);
    else into.index.put(artistDocument(id, names, disciplines));
  };

  const dropWork = (id: string, from: Held): void => {
    const work = from.works.get(id);
    if (work === undefined) return;
    from.index.remove(id);
    if (work.auctionId !== null) from.index.remove(work.auctionId);
    from.works.delete(id);
    from.worksOf.get(work.artistId)?.delete(id);
    putArtist(work.artistId, from);
  };

  const namesOf = async ({ role, firstName, lastName, latinName, location, bio, bioEn }: Person) => {
    if (role !== "artist") return null;
    const [first, last, latin, lives, about, aboutEn] = await Promise.all(
      [firstName, lastName, latinName, location, bio, bioEn].map(people.open),
    );
    const joined = (...texts: readonly (string | null | undefined)[]): string => texts.filter(Boolean).join(" ");
    return {
      name: joined(first, last),
      latinName: joined(latin),
      location: joined(lives),
      bio: joined(about, aboutEn),
    };
  };

  const takeInPeople = async (into: Held): Promise<void> => {
    const at = await views.people.checkpoint();
    if (at === into.peopleAt) return;
    const pause = createPauses(QUESTION_SLICE_MS);
    for await (const { key, document } of views.people.changedAfter(into.peopleAt)) {
      const names = document === null ? null : await namesOf(document);
      if (JSON.stringify(names) === JSON.stringify(into.names.get(key) ?? null)) continue;
      if (names === null) into.names.delete(key);
      else into.names.set(key, names);
      for (const id of into.worksOf.get(key) ?? []) {
        putWork(id, into.works.get(id)!, into);
        await pause();
      }
      putArtist(key, into);
      await pause();
    }
    into.peopleAt = at;
  };

  const takeInWorks = async (into: Held): Promise<void> => {
    const at = await views.artworks.checkpoint();
    if (at === into.worksAt) return;
    const pause = createPauses(QUESTION_SLICE_MS);
    for await (const { key, document } of views.artworks.changedAfter(into.worksAt)) {
      await pause();
      if (document === null || document.shelves.length === 0) {
        dropWork(key, into);
        continue;
      }
      const work = heldWork(document);
      const before = into.works.get(key);
      if (before?.signature === work.signature) continue;
      if (before !== undefined && before.auctionId !== null && before.auctionId !== work.auctionId)
        into.index.remove(before.auctionId);
      into.works.set(key, work);
      const own = into.worksOf.get(work.artistId) ?? new Set<string>();
      into.worksOf.set(work.artistId, own.add(key));
      putWork(key, work, into);
      if (before?.details.category !== work.details.category) putArtist(work.artistId, into);
    }
    into.worksAt = at;
  };

  const takeIn = async (into: Held): Promise<Held> => {
    await takeInPeople(into);
    await takeInWorks(into);
    return into;
  };

  /** A view that was computed again may hold less than before, and its checkpoint may lie earlier. */
  const isStale = async ({ worksAt, peopleAt, index }: Held): Promise<boolean> => {
    if (index.waste > MOST_WASTE && index.size > FEW_DOCUMENTS) return true;
    return (await views.artworks.checkpoint()) < worksAt || (await views.people.checkpoint()) < peopleAt;
  };

  const read = async (): Promise<Held> => {
    const taken = await takeIn((await isStale(held)) ? nothingHeld() : held);
    if (taken.works.size === (await views.artworks.count("byNewest", [ALL_WORKS]))) return taken;
    // Where works have come meanwhile, the counts may well differ: to read all again takes a large shop minutes.
    const isBehind = (await views.artworks.checkpoint()) !== taken.worksAt;
    return takeIn(isBehind ? taken : nothingHeld());
  };

  const current = (): Promise<Held> => {
    reading ??= read()
      .then((taken) => (held = taken))
      .finally(() => (reading = null));
    return reading;
  };

  return {
    index: async () => (await current()).index,
    among: async (ids) => {
      const all = await current();
      const index = new SearchIndex();
      for (const id of ids) {
        const work = all.works.get(id);
        if (work !== undefined) index.put(workDocument(id, textsOf(work, all)));
      }
      return index;
    },
  };
};

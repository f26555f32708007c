import { ALL_WORKS } from "../artwork/shelves";
import { createLock, sharedTurn } from "../runner/lock";
import { createBackgroundPauses, createPauses, everyFew, type Pause } from "../runner/pauses";
import { leftToRead } from "../runner/left-to-read";
import { QUESTION_SLICE_MS } from "../runner/slices";
import type { SearchIndex } from "../search/search-index";
import type { NameTexts } from "../search/search-texts";
import type { Views } from "../views";
import { HeldTexts } from "./held-texts";
import type { People } from "./people";
import type { Person } from "./person";

/** What is searched, as the views hold it at the moment of the question. */
export type SearchCatalog = {
  index: () => Promise<SearchIndex>;
  /** An index of these works alone, by the same rules. */
  among: (ids: readonly string[]) => Promise<SearchIndex>;
  /** Ids of the newest works whose title, medium or tags have words that begin with these (`searchWords`), as they are spelt. */
  called: (words: readonly string[], most: number) => Promise<string[]>;
  /** Takes in what the views hold, while nobody asks. @throws what the signal is aborted with, soon after it is */
  catchUp: (signal: AbortSignal) => Promise<void>;
};

type Deps = { views: Pick<Views, "artworks" | "people">; people: Pick<People, "open"> };

/** Part of an index that may be gone before one is made anew. */
const MOST_WASTE = 0.5;
const FEW_DOCUMENTS = 1_000;

const inBackground = (signal: AbortSignal): Pause => {
  const pause = createBackgroundPauses();
  return () => {
    signal.throwIfAborted();
    return pause();
  };
};

const namesOf = async (person: Person, open: People["open"]): Promise<NameTexts | null> => {
  const { role, firstName, lastName, latinName, location, bio, bioEn } = person;
  if (role !== "artist") return null;
  const [first, last, latin, lives, about, aboutEn] = await Promise.all(
    [firstName, lastName, latinName, location, bio, bioEn].map(open),
  );
  const joined = (...texts: readonly (string | null | undefined)[]): string => texts.filter(Boolean).join(" ");
  return {
    name: joined(first, last),
    latinName: joined(latin),
    location: joined(lives),
    bio: joined(about, aboutEn),
  };
};

/**
 * Follows the views of works and of people in the background; a question takes in what is left. Texts are indexed again only if they
 * changed, so that a bid costs nothing here. Names are opened for the index in memory and are written nowhere (decision 12).
 */
export const createSearchCatalog = ({ views, people }: Deps): SearchCatalog => {
  const exclusive = createLock();
  /** One for all looks at every work: those that run at once take turns. */
  const restFromLooks = everyFew(createPauses(QUESTION_SLICE_MS));
  let held = new HeldTexts();

  const takeInPeople = async (into: HeldTexts, rest: Pause): Promise<void> => {
    const left = await leftToRead(views.people, into.peopleRead);
    if (left === null) return;
    const met = left.isAnew ? new Set<string>() : null;
    for await (const { key, document } of views.people.changedAfter(left.since)) {
      met?.add(key);
      const names = document === null ? null : await namesOf(document, people.open);
      for (const _ of into.takeArtist(key, names)) await rest();
      await rest();
    }
    for (const id of met === null ? [] : into.artistIds()) {
      if (!met!.has(id)) for (const _ of into.takeArtist(id, null)) await rest();
      await rest();
    }
    into.peopleRead = left.read;
  };

  const takeInWorks = async (into: HeldTexts, rest: Pause): Promise<void> => {
    const left = await leftToRead(views.artworks, into.worksRead);
    if (left === null) return;
    const met = left.isAnew ? new Set<string>() : null;
    for await (const { key, document } of views.artworks.changedAfter(left.since)) {
      met?.add(key);
      await rest();
      if (document === null || document.shelves.length === 0) into.dropWork(key);
      else into.takeWork(key, document);
    }
    for (const id of met === null ? [] : into.workIds()) {
      if (!met!.has(id)) into.dropWork(id);
      await rest();
    }
    into.worksRead = left.read;
  };

  const takeIn = async (into: HeldTexts, rest = createPauses(QUESTION_SLICE_MS)): Promise<HeldTexts> => {
    await takeInPeople(into, rest);
    await takeInWorks(into, rest);
    for (const _ of into.putArtists()) await rest();
    return into;
  };

  const isWasteful = ({ index }: HeldTexts): boolean => index.waste > MOST_WASTE && index.size > FEW_DOCUMENTS;

  const follow = async (rest?: Pause): Promise<HeldTexts> => {
    held = await takeIn(isWasteful(held) ? new HeldTexts() : held, rest);
    return held;
  };

  const read = async (): Promise<HeldTexts> => {
    const taken = await follow();
    if (taken.works === (await views.artworks.count("byNewest", [ALL_WORKS]))) return taken;
    // Where works have come meanwhile, the counts may well differ: to read all again takes a large shop minutes.
    const isBehind = (await views.artworks.checkpoint()) !== taken.worksRead.at;
    held = await takeIn(isBehind ? taken : new HeldTexts());
    return held;
  };

  const current = sharedTurn(exclusive, read);

  return {
    index: async () => (await current()).index,
    among: async (ids) => (await current()).among(ids),
    called: async (words, most) => {
      const looks = (await current()).called(words, most);
      for (;;) {
        const { done, value } = looks.next();
        if (done) return value;
        const resting = restFromLooks();
        if (resting) await resting;
      }
    },
    catchUp: async (signal) => {
      await exclusive(() => follow(inBackground(signal)));
    },
  };
};

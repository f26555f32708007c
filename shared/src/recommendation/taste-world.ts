import { ARTWORK_CATEGORIES, ARTWORK_COLOURS } from "../artwork";
import type { WorkTraits } from "./taste";

/** A person of the test set: what they like, the oldest first, whom they follow, and what they looked at and did not like. */
export type Visitor = { likes: readonly string[]; follows: readonly string[]; looks: readonly string[] };
export type TasteWorld = { works: readonly WorkTraits[]; visitors: readonly Visitor[] };

const ARTISTS = 60;
const WORKS = 600;
const VISITORS = 400;
const TAGS = 40;
const LIKES = 12;
/** Of those besides what they like: a look is drawn by what fits somebody as well, but less, and most by what is well known. */
const LOOKS = 20;
const LOOK_PULL = 0.5;

type Roll = () => number;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const rollsOf = (seed: number): Roll => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const oneOf = <Item>(items: readonly Item[], roll: Roll): Item => items[Math.floor(roll() * items.length)]!;
const someOf = <Item>(items: readonly Item[], count: number, roll: Roll): Set<Item> =>
  new Set(Array.from({ length: count }, () => oneOf(items, roll)));

const tags = Array.from({ length: TAGS }, (_, number) => `tag ${number}`);

const workBy = (artist: number, number: number, roll: Roll): WorkTraits => ({
  artworkId: `work ${number}`,
  artistId: `artist ${artist}`,
  // An artist works in one discipline, with an exception now and then.
  category: roll() < 0.85 ? ARTWORK_CATEGORIES[artist % ARTWORK_CATEGORIES.length]! : oneOf(ARTWORK_CATEGORIES, roll),
  colour: oneOf(ARTWORK_COLOURS, roll),
  tags: [...someOf(tags, 4, roll)],
});

/** Takes one by its weight. */
const drawn = (weights: readonly number[], roll: Roll): number => {
  let left = roll() * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  );
};

/**
 * A world of works and of people who like them. A few works are much better known than the rest. `pull`: how many times likelier
 * a person is to like what fits them (a discipline, artists, subjects and colours of their own); 1 is a world without taste.
 */
export const tasteWorld = (seed: number, pull: number): TasteWorld => {
  const roll = rollsOf(seed);
  // Of their own, so that the likes of a world do not hang on its looks.
  const rollOfLooks = rollsOf(seed + 1_000_000);
  const works = Array.from({ length: WORKS }, (_, number) => workBy(Math.floor(roll() * ARTISTS), number, roll));
  const fame = works.map(() => 1 / (1 + Math.floor(roll() * 20)));
  const artists = [...new Set(works.map(({ artistId }) => artistId))];
  const visitors = Array.from({ length: VISITORS }, (): Visitor => {
    const categories = someOf(ARTWORK_CATEGORIES, 2, roll);
    const loved = someOf(artists, 4, roll);
    const subjects = someOf(tags, 5, roll);
    const colours = someOf(ARTWORK_COLOURS, 3, roll);
    const fitting = works.map((work) => {
      const fits = [
        categories.has(work.category),
        loved.has(work.artistId),
        work.tags.some((tag) => subjects.has(tag)),
        work.colour !== null && colours.has(work.colour),
      ].filter(Boolean).length;
      return fits;
    });
    const weights = fitting.map((fits, place) => (fame[place] ?? 0) * pull ** fits);
    const lookWeights = fitting.map((fits, place) => (fame[place] ?? 0) * pull ** (fits * LOOK_PULL));
    const likes = new Set<string>();
    while (likes.size < LIKES) {
      const place = drawn(weights, roll);
      likes.add(works[place]!.artworkId);
      weights[place] = 0;
    }
    const looks = new Set<string>();
    while (looks.size < LOOKS) {
      const id = works[drawn(lookWeights, rollOfLooks)]!.artworkId;
      if (!likes.has(id)) looks.add(id);
    }
    return { likes: [...likes], looks: [...looks], follows: pull === 1 ? [] : [...loved].slice(0, 2) };
  });
  return { works, visitors };
};

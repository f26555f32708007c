import type { Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import { demoArtworks } from "./content/artworks";
import type { DemoArtwork } from "./content/demo-artwork";
import { rejectedWork, waitingForReview } from "./demo-calendar";

/** How many of all collectors do something about a work or an artist; some works draw more than others. */
const WISHES = 0.12;
const FOLLOWS = 0.3;
const LIKES = { least: 0.08, most: 0.65 };

/** Works that the first collector of the demo wishes for, so that her wishlist tells of a price, an auction and a sale. */
const WISHED_BY_FIRST = ["house-of-seven-storeys", "mist-over-al-soudah", "wind-column"];

/** Whom she follows: her feed tells of works, an auction and a sale. */
const FOLLOWED_BY_FIRST = ["yousef", "hassan", "fahad", "reem"];

/** That somebody likes or wishes for a work, or follows the artist of it. */
export type Deed = { kind: "like" | "wish" | "follow"; key: string; work: DemoArtwork };

const isSeenEarly = ({ slug }: DemoArtwork): boolean =>
  slug !== rejectedWork.slug && !waitingForReview.some((waiting) => waiting.slug === slug);

const wishes = (isFirst: boolean, slug: string, chance: Chance): boolean => {
  const isDrawn = chance.next() < WISHES;
  return isFirst ? WISHED_BY_FIRST.includes(slug) : isDrawn;
};

const follows = (isFirst: boolean, artist: string, chance: Chance): boolean => {
  const isDrawn = chance.next() < FOLLOWS;
  return isFirst ? FOLLOWED_BY_FIRST.includes(artist) : isDrawn;
};

/** One work of each artist, by which a visitor comes to know them. */
const firstWorks = (works: readonly DemoArtwork[]): DemoArtwork[] =>
  works.filter(({ artist, slug }) => works.find((one) => one.artist === artist)?.slug === slug);

/** What collectors, by their keys, like, wish for and whom they follow in the month. */
export const deedsOf = (collectors: readonly string[], chance: Chance): Deed[] => {
  const works = demoArtworks.filter(isSeenEarly);
  const draws = new Map(works.map(({ slug }) => [slug, LIKES.least + chance.next() * (LIKES.most - LIKES.least)]));
  return collectors.flatMap((key, place): Deed[] => [
    ...works.flatMap((work): Deed[] => [
      ...(chance.next() < draws.get(work.slug)! ? [{ kind: "like", key, work } as const] : []),
      ...(wishes(place === 0, work.slug, chance) ? [{ kind: "wish", key, work } as const] : []),
    ]),
    ...firstWorks(works).flatMap((work): Deed[] =>
      follows(place === 0, work.artist, chance) ? [{ kind: "follow", key, work }] : [],
    ),
  ]);
};

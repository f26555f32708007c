import { HEAT_WEIGHTS, weightAt } from "@naqsh/shared/artist";
import { after } from "@naqsh/shared/kernel/instant";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import fc from "fast-check";
import { expect, it } from "vitest";
import { STORY_BEGINS } from "../testing/auction-story";
import { foldAll } from "../testing/fold-all";
import { MOST_TOLD_APART, trendingKey, trendingProjection } from "./trending.projection";

const people = ["sara", "omar", "noura"] as const;
const steps = fc.array(
  fc.record({ who: fc.constantFrom(...people), does: fc.constantFrom("like", "wish", "bid", "leave") }),
  { maxLength: 40 },
);

type Standing = Set<keyof typeof HEAT_WEIGHTS>;

const eventOf = (who: string, does: string, standing: Standing): AnyEvent => {
  const data = { collectorId: who, artworkId: "dune", artistId: "huda" };
  if (does === "bid") {
    standing.add("bid");
    return { type: "BidPlaced", data: { auctionId: "sale", artworkId: "dune", bidderId: who } };
  }
  if (does === "leave") {
    standing.delete("like");
    standing.delete("wish");
    const all = { likedArtworkIds: ["dune"], wishedArtworkIds: ["dune"], followedArtistIds: [] };
    return { type: "MarksForgotten", data: { collectorId: who, ...all } };
  }
  const cause = does === "like" ? "like" : "wish";
  const isMade = !standing.delete(cause);
  if (isMade) standing.add(cause);
  const types = { like: ["ArtworkUnliked", "ArtworkLiked"], wish: ["WorkUnwished", "WorkWishedFor"] } as const;
  return { type: types[cause][isMade ? 1 : 0], data };
};

it("counts each person once for each cause that stands, however often they change their mind or bid", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const standing = new Map(people.map((who) => [who, new Set() as Standing]));
      const events = all.map(({ who, does }) => eventOf(who, does, standing.get(who)!));
      const work = foldAll(trendingProjection, events).get(trendingKey("work", "dune"));
      const sum = [...standing.values()]
        .flatMap((own) => [...own])
        .reduce((total, cause) => total + HEAT_WEIGHTS[cause], 0);
      // Its seconds are nothing beside a half-life of days.
      expect(weightAt(work?.heat ?? null, after(STORY_BEGINS, 20_000))).toBeCloseTo(sum, 1);
    }),
  );
});

const follow = (name: string): AnyEvent => ({ type: "ArtistFollowed", data: { collectorId: name, artistId: "huda" } });
const unfollow = (name: string): AnyEvent => ({
  type: "ArtistUnfollowed",
  data: { collectorId: name, artistId: "huda" },
});

it("counts all of a crowd, tells the newest of it apart, and does not grow with it", () => {
  const crowd = Array.from({ length: 3 * MOST_TOLD_APART }, (_, place) => `follower ${place}`);
  const followed = foldAll(trendingProjection, crowd.map(follow)).get(trendingKey("artist", "huda"))!;
  const weight = (heat: number | null): number => weightAt(heat, after(STORY_BEGINS, 1_000 * crowd.length));
  expect(weight(followed.heat) / (HEAT_WEIGHTS.follow * crowd.length)).toBeCloseTo(1, 2);
  expect(Object.keys(followed.parts)).toEqual(
    crowd.slice(-MOST_TOLD_APART).map((name) => expect.stringContaining(name) as string),
  );

  const [first, last] = [crowd[0]!, crowd.at(-1)!];
  const left = foldAll(trendingProjection, [...crowd.map(follow), unfollow(first), unfollow(last)]);
  const lost = weight(followed.heat) - weight(left.get(trendingKey("artist", "huda"))!.heat);
  expect(lost / HEAT_WEIGHTS.follow).toBeCloseTo(1, 1);
});

import type { ArtworkLiked, ArtworkUnliked, MarksForgotten } from "@naqsh/shared/collector";
import { popularityOf, type EngagementEvent } from "@naqsh/shared/engagement";
import fc from "fast-check";
import { expect, it } from "vitest";
import { foldAll } from "../testing/fold-all";
import { workViewsProjection } from "./work-views.projection";

const WORKS = ["dune", "palm"];
const artistId = "huda";
const people = fc.constantFrom("sara", "omar");
const work = fc.constantFrom(...WORKS);

type Event = EngagementEvent | ArtworkLiked | ArtworkUnliked | MarksForgotten;
type Step = { does: "look" | "share" | "like" | "leave"; who: string; what: string };

const steps = fc.array(
  fc.record<Step>({ does: fc.constantFrom("look", "share", "like", "leave"), who: people, what: work }),
  { maxLength: 80 },
);

/** The log that such steps leave: who likes what already takes the like back. */
const logOf = (all: readonly Step[]): Event[] => {
  const likes = new Set<string>();
  return all.map(({ does, who: collectorId, what: artworkId }): Event => {
    const ofWork = { artworkId, artistId };
    if (does === "look") return { type: "ArtworkViewed", data: { ...ofWork, source: "home", viewerId: null } };
    if (does === "share") return { type: "ArtworkShared", data: { ...ofWork, way: "whatsapp" } };
    if (does === "like") {
      const mark = `${collectorId}/${artworkId}`;
      const type = likes.delete(mark) ? "ArtworkUnliked" : "ArtworkLiked";
      if (type === "ArtworkLiked") likes.add(mark);
      return { type, data: { ...ofWork, collectorId } };
    }
    const likedArtworkIds = WORKS.filter((one) => likes.delete(`${collectorId}/${one}`));
    return {
      type: "MarksForgotten",
      data: { collectorId, likedArtworkIds, followedArtistIds: [], wishedArtworkIds: [] },
    };
  });
};

it("counts what a recount of the log counts, at any moment", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const log = logOf(all);
      const counted = foldAll(workViewsProjection, log);
      for (const artworkId of WORKS) {
        const of = (type: Event["type"]): number =>
          log.filter(({ type: one, data }) => one === type && "artworkId" in data && data.artworkId === artworkId)
            .length;
        const forgotten = log.filter(
          ({ type, data }) => type === "MarksForgotten" && data.likedArtworkIds.includes(artworkId),
        ).length;
        const recount = {
          views: of("ArtworkViewed"),
          shares: of("ArtworkShared"),
          likes: of("ArtworkLiked") - of("ArtworkUnliked") - forgotten,
        };
        const { views, shares, likes, popularity } = counted.get(artworkId) ?? { ...recount, popularity: 0 };
        expect({ views, shares, likes }).toEqual(recount);
        expect(popularity).toBe(popularityOf(recount));
      }
    }),
  );
});

it("holds a work from when it is shown, and one that nobody looked at last of all", () => {
  const shown = (artworkId: string) => ({
    type: "ArtworkApproved",
    data: { artworkId, artistId, approvedBy: "admin" },
  });
  const documents = foldAll(workViewsProjection, [shown("dune")]);
  expect(documents.get("dune")).toEqual({
    artworkId: "dune",
    artistId,
    views: 0,
    likes: 0,
    shares: 0,
    popularity: 0,
    sequence: 1,
  });
});

const interest = fc.record({ views: fc.nat(2_000_000_000), shares: fc.nat(100_000_000), likes: fc.nat(1_000_000) });

it("puts the work that more people like first, whatever else was done with either", () => {
  fc.assert(
    fc.property(interest, interest, (one, other) => {
      fc.pre(one.likes !== other.likes);
      expect(popularityOf(one) > popularityOf(other)).toBe(one.likes > other.likes);
    }),
  );
});

it("puts works liked as often by their looks, a share for five", () => {
  const with22 = popularityOf({ views: 12, likes: 3, shares: 2 });
  expect(with22).toBeGreaterThan(popularityOf({ views: 21, likes: 3, shares: 0 }));
  expect(with22).toBe(popularityOf({ views: 22, likes: 3, shares: 0 }));
});

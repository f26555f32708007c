import type { CollectorEvent } from "@naqsh/shared/collector";
import fc from "fast-check";
import { expect, it } from "vitest";
import { foldAll } from "../testing/fold-all";
import { marksProjection } from "./marks.projection";
import { workLikesProjection } from "./work-likes.projection";

type Step = { who: string; what: string; does: "toggle" | "leave" };

const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom("sara", "omar", "noura"),
    what: fc.constantFrom("dune", "palm", "mist"),
    does: fc.oneof({ weight: 8, arbitrary: fc.constant("toggle" as const) }, fc.constant("leave" as const)),
  }),
  { maxLength: 60 },
);

/** The log that such steps leave, and who likes what after them. */
const lived = (all: readonly Step[]) => {
  const likes = new Map<string, Set<string>>();
  const events: CollectorEvent[] = [];
  for (const { who: collectorId, what: artworkId, does } of all) {
    const own = likes.get(collectorId) ?? new Set<string>();
    likes.set(collectorId, own);
    const data = { collectorId, artworkId, artistId: "huda" };
    if (does === "leave") {
      const likedArtworkIds = [...own];
      own.clear();
      if (likedArtworkIds.length === 0) continue;
      const forgotten = { collectorId, followedArtistIds: [], wishedArtworkIds: [], likedArtworkIds };
      events.push({ type: "MarksForgotten", data: forgotten });
    } else if (own.delete(artworkId)) {
      events.push({ type: "ArtworkUnliked", data });
    } else {
      own.add(artworkId);
      events.push({ type: "ArtworkLiked", data });
    }
  }
  return { events, likes };
};

it("a work has as many likes as people like it, and as there are marks, whoever left meanwhile", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { events, likes } = lived(all);
      const counted = foldAll(workLikesProjection, events);
      const marks = [...foldAll(marksProjection, events).values()];
      for (const work of ["dune", "palm", "mist"]) {
        const people = [...likes.values()].filter((own) => own.has(work)).length;
        expect(counted.get(work)?.likes ?? 0).toBe(people);
        expect(marks.filter(({ targetId }) => targetId === work)).toHaveLength(people);
      }
    }),
  );
});

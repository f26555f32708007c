import type { ArtworkEvent } from "@naqsh/shared/artwork";
import fc from "fast-check";
import { expect, it } from "vitest";
import { artworksProjection } from "../artwork/artworks.projection";
import { idOfName } from "../testing/auction-story";
import { foldAll } from "../testing/fold-all";
import { approved, detailsOf, pictured, rejected, submitted, workId } from "../testing/story-events";
import { moderationQueueProjection, QUEUE_KEY } from "./moderation-queue.projection";

const TITLES = ["dune", "mist", "palm"] as const;
type Step = { title: (typeof TITLES)[number]; does: "revise" | "picture" | "approve" | "reject" | "withdraw" };

const steps = fc.array(
  fc.record<Step>({
    title: fc.constantFrom(...TITLES),
    does: fc.constantFrom("revise", "picture", "approve", "reject", "withdraw"),
  }),
  { maxLength: 40 },
);

/** The events of the steps that a decider would let happen. */
const lived = (all: readonly Step[]): ArtworkEvent[] => {
  const status = new Map<string, "pending" | "approved" | "rejected" | "withdrawn">();
  return all.flatMap(({ title, does }): ArtworkEvent[] => {
    const before = status.get(title);
    if (before === undefined) {
      status.set(title, "pending");
      return [submitted(title)];
    }
    if (before === "withdrawn") return [];
    const of = { artworkId: workId(title), artistId: idOfName("huda") };
    const sentToReview = before !== "pending";
    if (does === "withdraw") {
      status.set(title, "withdrawn");
      return [{ type: "ArtworkWithdrawn", data: { ...of, wasPending: !sentToReview } }];
    }
    if (does === "approve" || does === "reject") {
      if (sentToReview) return [];
      status.set(title, does === "approve" ? "approved" : "rejected");
      return [does === "approve" ? approved(title) : rejected(title)];
    }
    status.set(title, "pending");
    if (does === "picture") return [pictured(title, sentToReview)];
    return [{ type: "ArtworkRevised", data: { ...of, details: detailsOf(title), sentToReview } }];
  });
};

it("counts as many works as wait, whatever sent them to review", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const events = lived(all);
      const waiting = [...foldAll(artworksProjection, events).values()].filter(({ status }) => status === "pending");
      const queue = foldAll(moderationQueueProjection, events).get(QUEUE_KEY);
      expect(queue?.pending ?? 0).toBe(waiting.length);
    }),
  );
});

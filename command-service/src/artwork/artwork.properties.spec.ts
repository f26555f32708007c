import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ArtworkCommand, ArtworkEvent } from "@naqsh/shared/artwork";
import { artworkDecider } from "./artwork.decider";
import {
  anotherImage,
  approve,
  consign,
  markSold,
  recordRenditions,
  revise,
  submit,
  takeBack,
  turnDown,
} from "../testing/artwork-fixtures";

const auction = fc.constantFrom("a", "b");
const command: fc.Arbitrary<ArtworkCommand> = fc.oneof(
  fc.constantFrom(submit, approve, approve, turnDown),
  fc.constantFrom(
    revise({}),
    revise({ title: "بحر" }),
    revise({ image: anotherImage }),
    revise({}, 500),
    revise({}, 1, "x"),
  ),
  auction.map((id) => consign(id)),
  auction.map((id) => takeBack(id)),
  fc.tuple(fc.constantFrom("o", "p"), fc.option(auction)).map(([order, id]) => markSold(order, id)),
  fc.constantFrom("a", "b").map(recordRenditions),
);
const times = { receivedAt: "2026-03-01T12:00:00.000Z", now: "2026-03-01T12:00:00.000Z" };

const historyOf = (commands: ArtworkCommand[]): ArtworkEvent[] => {
  let state = artworkDecider.initialState;
  return commands.flatMap((one) => {
    const decision = artworkDecider.decide(one, state, times);
    if (!decision.accepted) return [];
    state = decision.events.reduce(artworkDecider.evolve, state);
    return decision.events;
  });
};
const fold = (events: ArtworkEvent[]) => events.reduce(artworkDecider.evolve, artworkDecider.initialState);

describe("a work, after any commands", () => {
  it("is sold at most once, and changes no more after that", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const types = historyOf(commands).map(({ type }) => type);
        const sale = types.indexOf("ArtworkSold");
        expect(types.filter((type) => type === "ArtworkSold").length).toBeLessThanOrEqual(1);
        if (sale >= 0) expect(types.slice(sale + 1).filter((type) => type !== "ArtworkRenditionsMade")).toEqual([]);
      }),
    );
  });

  it("is in one auction at a time, and only while it is approved", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        let isApproved = false;
        let inAuction: string | null = null;
        for (const event of historyOf(commands)) {
          if (event.type === "ArtworkApproved") isApproved = true;
          if (event.type === "ArtworkRevised" && event.data.sentToReview) isApproved = false;
          if (event.type === "ArtworkConsigned") {
            expect([isApproved, inAuction]).toEqual([true, null]);
            inAuction = event.data.auctionId;
          }
          if (event.type === "ConsignedArtworkReturned") {
            expect(event.data.auctionId).toBe(inAuction);
            inAuction = null;
          }
          if (event.type === "ArtworkSold") expect(event.data.auctionId).toBe(inAuction);
          if (event.type === "ArtworkRevised") expect(inAuction).toBeNull();
        }
      }),
    );
  });

  it("has a quiet answer or a refusal for a command told twice, and the same state after a trip through JSON", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), command, (commands, last) => {
        const events = historyOf([...commands, last]);
        const state = fold(events);
        const again = artworkDecider.decide(last, state, times);
        expect(again.accepted ? again.events : []).toEqual([]);
        expect(fold(JSON.parse(JSON.stringify(events)) as ArtworkEvent[])).toEqual(state);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ArtworkCommand, ArtworkEvent } from "@naqsh/shared/artwork";
import { artworkDecider } from "./artwork.decider";
import {
  addPicture,
  anotherImage,
  approve,
  artworkId,
  consign,
  markSold,
  orderPictures,
  recordRenditions,
  release,
  removePicture,
  reserve,
  revise,
  submit,
  takeBack,
  takeBackSold,
  rejection,
  withdraw,
} from "../testing/artwork-fixtures";

const auction = fc.constantFrom("a", "b");
const command: fc.Arbitrary<ArtworkCommand> = fc.oneof(
  fc.constantFrom(submit, approve, approve, rejection),
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
  fc.tuple(fc.constantFrom("o", "p"), fc.constantFrom("mona", "saad")).map(([order, buyer]) => reserve(order, buyer)),
  fc.constantFrom("o", "p").map(release),
  fc.tuple(fc.constantFrom("o", "p"), fc.option(auction)).map(([order, id]) => takeBackSold(order, id)),
  // One of many: after it nothing more happens to a work.
  fc.constantFrom(withdraw, approve, approve, approve),
  fc.constant({ type: "TakeOffSale", data: { artworkId } } as const),
  fc.constantFrom("a", "b", "of p", "of q").map(recordRenditions),
  fc.constantFrom("p", "q").map((id) => addPicture(id)),
  fc.constantFrom("p", "q").map((id) => removePicture(id)),
  fc.constantFrom(orderPictures("p", "q"), orderPictures("q", "p")),
);
/** Most are of a work that was approved: what follows an approval is where works are lost or sold twice. */
const histories = fc.tuple(
  fc.constantFrom([], [submit, approve], [submit, approve]),
  fc.array(command, { maxLength: 60, size: "max" }),
);
const commandsTold = histories.map(([first, rest]): ArtworkCommand[] => [...first, ...rest]);
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
const verify: ArtworkCommand = { type: "VerifyArtwork", data: { artworkId, verifiedBy: "admin", seen: "التوقيع" } };
const fold = (events: ArtworkEvent[]) => events.reduce(artworkDecider.evolve, artworkDecider.initialState);

describe("a work, after any commands", () => {
  it("is told about its pictures alone once it is withdrawn, and never withdrawn from a buyer or an auction", () => {
    fc.assert(
      fc.property(commandsTold, (commands) => {
        let state = artworkDecider.initialState;
        for (const event of historyOf(commands)) {
          if (state.status === "withdrawn") expect(event.type).toBe("ArtworkRenditionsMade");
          if (event.type === "ArtworkWithdrawn") expect(["pending", "approved", "rejected"]).toContain(state.status);
          state = artworkDecider.evolve(state, event);
        }
      }),
    );
  });

  it("is sold to one order at a time and to none twice, and does not change until that one came to nothing", () => {
    fc.assert(
      fc.property(commandsTold, (commands) => {
        let soldBy: string | null = null;
        const ended = new Set<string>();
        for (const event of historyOf(commands)) {
          if (event.type === "ArtworkSold") {
            expect([soldBy, ended.has(event.data.orderId)]).toEqual([null, false]);
            soldBy = event.data.orderId;
          } else if (event.type === "SoldArtworkReturned") {
            expect(soldBy ?? event.data.orderId).toBe(event.data.orderId);
            ended.add(event.data.orderId);
            soldBy = null;
          } else if (soldBy !== null) {
            expect(event.type).toBe("ArtworkRenditionsMade");
          }
        }
      }),
    );
  });

  it("that came back from a sale is for sale again only by its artist's word", () => {
    fc.assert(
      fc.property(commandsTold, (commands) => {
        let mayBeReserved = true;
        for (const event of historyOf(commands)) {
          if (event.type === "SoldArtworkReturned") mayBeReserved = false;
          if (event.type === "PriceChanged" && event.data.isForSale) mayBeReserved = true;
          if (event.type === "ArtworkReserved") expect(mayBeReserved).toBe(true);
        }
      }),
    );
  });

  it("is verified by the picture that was seen alone", () => {
    const verifiedTimes = fc.array(fc.oneof({ weight: 4, arbitrary: command }, fc.constant(verify)), { maxLength: 60 });
    fc.assert(
      fc.property(verifiedTimes, (commands) => {
        let state = artworkDecider.initialState;
        let seen: string | null = null;
        for (const event of historyOf([submit, approve, verify, ...commands])) {
          state = artworkDecider.evolve(state, event);
          if (state.status === "unknown") continue;
          if (event.type === "ArtworkVerified") seen = state.details.image.sha256;
        }
        if (state.status !== "unknown" && state.isVerified) expect(state.details.image.sha256).toBe(seen);
      }),
    );
  });

  it("is in one auction at a time, and only while it is approved", () => {
    fc.assert(
      fc.property(commandsTold, (commands) => {
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
          if (event.type === "SoldArtworkReturned") inAuction = null;
          if (event.type === "ArtworkSold") {
            expect(event.data.auctionId).toBe(inAuction);
            inAuction = null;
          }
          if (event.type === "ArtworkRevised") expect(inAuction).toBeNull();
        }
      }),
    );
  });

  it("is kept for one order at a time, and nobody else has it, bids for it or gives it another price meanwhile", () => {
    fc.assert(
      fc.property(commandsTold, (commands) => {
        let keptFor: string | null = null;
        let inAuction = false;
        for (const event of historyOf(commands)) {
          if (event.type === "ArtworkConsigned") inAuction = true;
          if (event.type === "ConsignedArtworkReturned" || event.type === "SoldArtworkReturned") inAuction = false;
          if (event.type === "SoldArtworkReturned") {
            expect(keptFor ?? event.data.orderId).toBe(event.data.orderId);
            keptFor = null;
          } else if (event.type === "ArtworkReserved") {
            expect([keptFor, inAuction]).toEqual([null, false]);
            keptFor = event.data.orderId;
          } else if (event.type === "ReservationReleased") {
            expect(event.data.orderId).toBe(keptFor);
            keptFor = null;
          } else if (event.type === "ArtworkSold") {
            expect(keptFor ?? event.data.orderId).toBe(event.data.orderId);
            inAuction = false;
          } else if (keptFor !== null && event.type === "PriceChanged") {
            // Its artist leaves: the buyer who has it may pay, nobody after them.
            expect(event.data.isForSale).toBe(false);
          } else if (keptFor !== null) {
            expect(event.type).toBe("ArtworkRenditionsMade");
          }
        }
      }),
    );
  });

  it("reaches a sale to who reserved it, and a reservation after one that fell", () => {
    const all = fc.sample(commandsTold, { numRuns: 500, seed: 7 }).map(historyOf);
    const reaches = (...types: string[]) =>
      all.some((events) =>
        events
          .map(({ type }) => type)
          .join(" ")
          .includes(types.join(" ")),
      );
    expect(reaches("ArtworkReserved", "ArtworkSold")).toBe(true);
    expect(reaches("ArtworkReserved", "ReservationReleased", "ArtworkReserved")).toBe(true);
    expect(reaches("ReservationReleased", "ArtworkConsigned")).toBe(true);
    expect(reaches("ArtworkSold", "SoldArtworkReturned")).toBe(true);
  });

  it("has a quiet answer or a refusal for a command told twice, and the same state after a trip through JSON", () => {
    fc.assert(
      fc.property(commandsTold, command, (commands, last) => {
        const events = historyOf([...commands, last]);
        const state = fold(events);
        const again = artworkDecider.decide(last, state, times);
        expect(again.accepted ? again.events : []).toEqual([]);
        expect(fold(JSON.parse(JSON.stringify(events)) as ArtworkEvent[])).toEqual(state);
      }),
    );
  });
});

import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { after } from "@naqsh/shared/kernel/instant";
import { describe, expect, it } from "vitest";
import { AuctionStory, STORY_BEGINS } from "../testing/auction-story";
import { foldAll, recorded } from "../testing/fold-all";
import { approved, priced, submitted, verificationEnded, verified, workId } from "../testing/story-events";
import { arrivalsProjection, MOST_CHANGES, NEW_FOR_MS } from "./arrivals.projection";

const DUNE = workId("dune");
const auction = new AuctionStory("dune");
const shown = [submitted("dune"), approved("dune")];
/** The events come a second apart. */
const at = (number: number) => after(STORY_BEGINS, number * 1_000);
const arrivalAfter = (...events: AnyEvent[]) => foldAll(arrivalsProjection, events).get(DUNE);

describe("A work's arrival", () => {
  it("is when it is let through first or put on sale again, whatever its price was before", () => {
    expect(arrivalAfter(submitted("dune"), priced("dune", 900_00))).toMatchObject({
      arrivedAt: null,
      newAt: null,
      changes: [],
    });
    expect(arrivalAfter(...shown, approved("dune"))).toMatchObject({ arrivedAt: at(1), newAt: at(1), changes: [] });
    const back = arrivalAfter(...shown, priced("dune", 1_000_00, false), priced("dune", 1_000_00));
    expect(back).toMatchObject({ arrivedAt: at(3), newAt: at(3), changes: [] });
  });

  it("leaves what it was before it was put to auction, verified or priced anew on show", () => {
    const arrival = arrivalAfter(...shown, priced("dune", 900_00), auction.scheduled(), verified("dune"));
    expect(arrival).toMatchObject({
      arrivedAt: at(1),
      newAt: at(4),
      changes: [
        { at: at(2), before: { listedPrice: 1_000_00 } },
        { at: at(3), before: { isInAuction: false, listedPrice: 900_00 } },
        { at: at(4), before: { isVerified: false } },
      ],
    });
  });

  it("is made no newer by an end, by a price that nobody can pay or by an auction that is not the work's own", () => {
    const ends = [auction.closed(), verificationEnded("dune")];
    const arrival = arrivalAfter(
      ...shown,
      auction.scheduled(),
      verified("dune"),
      ...ends,
      priced("dune", 700_00, false),
    );
    expect(arrival).toMatchObject({ newAt: at(3), auctionId: null });
    expect(arrival?.changes.slice(2)).toEqual([
      { at: at(4), before: { isInAuction: true } },
      { at: at(5), before: { isVerified: true } },
    ]);
    const cancelled: AnyEvent = { ...auction.cancelled(), data: { ...auction.cancelled().data, auctionId: "other" } };
    expect(arrivalAfter(...shown, auction.scheduled(), cancelled)).toMatchObject({ auctionId: auction.auctionId });
    expect(arrivalAfter(auction.scheduled())).toBeUndefined();
  });

  it("keeps no more than is asked for: the last changes of the days in which a work is new", () => {
    const many = Array.from({ length: MOST_CHANGES + 5 }, (_, place) => priced("dune", 1_000_00 + place + 1));
    expect(arrivalAfter(...shown, ...many)?.changes).toHaveLength(MOST_CHANGES);
    const before = arrivalAfter(...shown, verified("dune"))!;
    const recordedAt = after(at(2), NEW_FOR_MS + 1);
    const scheduled = { ...recorded("auction-1", auction.scheduled(), 9), recordedAt } as never;
    expect(arrivalsProjection.evolve(before, scheduled, DUNE)?.changes).toMatchObject([{ at: recordedAt }]);
  });
});

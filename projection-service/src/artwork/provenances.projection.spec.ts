import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { foldAll } from "../testing/fold-all";
import { approved, submitted, workId } from "../testing/story-events";
import { provenancesProjection } from "./provenances.projection";

const of = { artworkId: workId("dune"), artistId: idOfName("huda") };
const after = (...events: AnyEvent[]) => foldAll(provenancesProjection, events).get(of.artworkId)!;
const said = (timed: { at: string; kind: string }) => {
  const { at: _, ...step } = timed;
  return step;
};
const kindsAfter = (...events: AnyEvent[]) => after(submitted("dune"), approved("dune"), ...events).steps.map(said);

const priced = (price: number | null, isForSale = true): AnyEvent => ({
  type: "PriceChanged",
  data: { ...of, price, isForSale },
});
const consigned: AnyEvent = { type: "ArtworkConsigned", data: { ...of, auctionId: "one" } };
const returned = (reason: string): AnyEvent => ({
  type: "ConsignedArtworkReturned",
  data: { ...of, auctionId: "one", reason },
});
const sold = (auctionId: string | null): AnyEvent => ({
  type: "ArtworkSold",
  data: { ...of, orderId: "order", auctionId, buyerId: idOfName("reem"), amount: 900_00 },
});

describe("A work's provenance", () => {
  it("begins when the work is shown, at the price that was asked then", () => {
    expect(after(submitted("dune"), priced(700_00)).steps).toEqual([]);
    expect(after(submitted("dune"), priced(700_00), approved("dune")).steps.map(said)).toEqual([
      { kind: "shown", price: 700_00 },
    ]);
    expect(after(submitted("dune"), approved("dune"), approved("dune")).steps).toHaveLength(1);
  });

  it("tells each price that was asked, once", () => {
    const steps = kindsAfter(priced(700_00), priced(700_00), priced(650_00), priced(650_00, false));
    expect(steps.slice(1)).toEqual([
      { kind: "priced", price: 700_00 },
      { kind: "priced", price: 650_00 },
      { kind: "priced", price: null },
    ]);
  });

  it("tells auctions and sales, and no auction that never came to be", () => {
    const steps = kindsAfter(
      consigned,
      returned("notScheduled"),
      consigned,
      returned("unsold"),
      consigned,
      sold("one"),
    );
    expect(steps.slice(1)).toEqual([
      { kind: "auctioned", auctionId: "one" },
      { kind: "unsold", auctionId: "one", reason: "unsold" },
      { kind: "auctioned", auctionId: "one" },
      { kind: "sold", auctionId: "one", price: 900_00, orderId: "order", buyerId: idOfName("reem") },
    ]);
    const back: AnyEvent = { type: "SoldArtworkReturned", data: { ...of, orderId: "order" } };
    expect(kindsAfter(sold(null), back).slice(1)).toMatchObject([
      { kind: "sold", auctionId: null, price: 900_00 },
      { kind: "takenBack" },
    ]);
  });

  it("tells what papers were given with it, and when it was verified", () => {
    const added = (documentId: string): AnyEvent => ({
      type: "WorkDocumentAdded",
      data: { ...of, documentId, kind: "certificate", format: "pdf", isPublic: true, file: `documents/${documentId}` },
    });
    const verified: AnyEvent = { type: "ArtworkVerified", data: { ...of, seen: "the back", verifiedBy: "amal" } };
    const ended: AnyEvent = { type: "ArtworkVerificationEnded", data: { ...of, because: "papersRemoved" } };
    expect(kindsAfter(added("one"), verified, ended).slice(1)).toEqual([
      { kind: "documented", documentId: "one", paper: "certificate" },
      { kind: "verified" },
      { kind: "unverified" },
    ]);
  });

  it("keeps the newest hundred steps, and says how many went before", () => {
    const changes = Array.from({ length: 120 }, (_, number) => priced((number + 1) * 100_00));
    const { steps, earlier } = after(submitted("dune"), approved("dune"), ...changes);
    expect([steps.length, earlier]).toEqual([100, 21]);
    expect(steps.at(-1)).toMatchObject({ price: 120 * 100_00 });
  });
});

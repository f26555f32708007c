import type { ArtworkCategory } from "@naqsh/shared/artwork";
import { describe, expect, it } from "vitest";
import type { Artwork } from "../artwork/artwork-document";
import { detailsOf } from "../testing/story-events";
import { HeldTexts } from "./held-texts";

const work = (title: string, changes: Partial<Artwork> = {}, category: ArtworkCategory = "painting"): Artwork =>
  ({ artistId: "huda", details: detailsOf(title, category), renditions: null, auction: null, ...changes }) as Artwork;

const names = { name: "Huda of Riyadh", latinName: "", location: "", bio: "" };

const through = (steps: Generator<void>): number => [...steps].length;

const shop = (): HeldTexts => {
  const texts = new HeldTexts();
  through(texts.takeArtist("huda", names));
  texts.takeWork("dune", work("dune"));
  texts.takeWork("bust", work("bust", {}, "sculpture"));
  texts.takeWork("photo", work("photo", {}, "photography"));
  through(texts.putArtists());
  return texts;
};

const found = ({ index }: HeldTexts, query: string): string[] =>
  [...(index.find(query, { accepts: () => true, most: 9 })?.byKind.values() ?? [])]
    .flatMap(({ hits }) => hits.map(({ id }) => id))
    .toSorted();

describe("What is taken in", () => {
  it("has an artist of works of several kinds indexed once", () => {
    const texts = shop();
    expect([texts.index.size, texts.index.changes]).toEqual([4, 4]);
    expect(found(texts, "sculpture")).toEqual(["bust", "huda"]);
  });

  it.each([
    ["a price", work("dune", { price: 9_000_00 })],
    ["what is no text", work("dune", { details: { ...detailsOf("dune"), heightCm: 80, tags: ["sea"] } })],
  ])("costs nothing if it changes %s alone", (_, changed) => {
    const texts = shop();
    const before = texts.index.changes;
    texts.takeWork("dune", changed);
    expect([texts.index.changes, through(texts.putArtists())]).toEqual([before, 0]);
  });

  it.each([
    ["a text", work("dune", { details: { ...detailsOf("dune"), culturalSignificance: "harvest" } }), "harvest"],
    ["a tag", work("dune", { details: { ...detailsOf("dune"), tags: ["sea", "harvest"] } }), "harvest"],
    ["an auction", work("dune", { auction: { auctionId: "sale", status: "live", openingPrice: 1, price: 1 } }), "مزاد"],
  ])("is found by %s that changed", (_, changed, query) => {
    const texts = shop();
    expect(found(texts, query)).toEqual([]);
    texts.takeWork("dune", changed);
    expect(found(texts, query)).toHaveLength(1);
  });

  it("is indexed whole with an artist's new name, though somebody stopped amid their works", () => {
    const texts = shop();
    const renamed = { ...names, name: "Noura" };
    const steps = texts.takeArtist("huda", renamed);
    steps.next();
    steps.return(undefined);
    through(texts.takeArtist("huda", renamed));
    through(texts.putArtists());
    expect([found(texts, "Noura"), found(texts, "Riyadh")]).toEqual([["bust", "dune", "huda", "photo"], []]);
  });

  it("finds an artist no more by the kind of a work that is gone", () => {
    const texts = shop();
    texts.dropWork("bust");
    through(texts.putArtists());
    expect([found(texts, "sculpture"), found(texts, "photography")]).toEqual([[], ["huda", "photo"]]);
  });
});

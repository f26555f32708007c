import type { ArtworkCard } from "@naqsh/shared/artwork";
import { expect, it } from "vitest";
import { nearestWorks } from "./nearest-works";

const work = (id: string, dominantColour: string, price: string, artistId = id): ArtworkCard =>
  ({ id, artistId, image: { dominantColour }, price, isForSale: true, sold: false, auction: null }) as ArtworkCard;

const blue = work("blue", "#182848", "5000.00");

it("puts the nearest in colour and price first", () => {
  const others = [
    work("red", "#a7262b", "5000.00"),
    work("navy", "#101840", "5200.00"),
    work("dear navy", "#101840", "50000.00"),
  ];
  expect(nearestWorks(blue, others, 2).map(({ id }) => id)).toEqual(["navy", "red"]);
});

it("puts works of the same kind before all but the very nearest", () => {
  const painting = { ...work("painting", "#283858", "6000.00"), category: "painting" } as ArtworkCard;
  const photograph = { ...work("photograph", "#182848", "5000.00"), category: "photography" } as ArtworkCard;
  const ours = { ...blue, category: "painting" } as ArtworkCard;
  expect(nearestWorks(ours, [photograph, painting], 2).map(({ id }) => id)).toEqual(["painting", "photograph"]);
});

it("leaves out the work itself and what its artist shows beside it", () => {
  expect(nearestWorks(blue, [blue, work("other", "#182848", "5000.00", "blue")], 4)).toEqual([]);
});

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

it("leaves out the work itself and what its artist shows beside it", () => {
  expect(nearestWorks(blue, [blue, work("other", "#182848", "5000.00", "blue")], 4)).toEqual([]);
});

import { expect, it } from "vitest";
import { detailsOf } from "../testing/story-events";
import { artistDocument, auctionDocument, workDocument } from "./search-texts";

const artist = { name: "هدى الغامدي", latinName: "Huda Alghamdi", location: "Abha", bio: "Paints the sea" };
const work = { details: { ...detailsOf("dune"), culturalSignificance: "harvest" }, colour: "red", artist } as const;

const common = [
  workDocument("dune", work),
  auctionDocument("sale", "huda", work),
  artistDocument("huda", artist, ["painting"]),
]
  .flatMap(({ fields }) => fields)
  .flatMap(({ texts, areCommon = false }) => (areCommon ? texts : []));

it("takes as common, so that whole texts are remembered, what tells of nobody alone", () => {
  expect(common).toEqual(expect.arrayContaining(["oil", "sea"]));
  const own = [...Object.values(artist), "dune", "dune (en)", "About dune", "harvest"];
  expect(common.filter((text) => own.includes(text))).toEqual([]);
});

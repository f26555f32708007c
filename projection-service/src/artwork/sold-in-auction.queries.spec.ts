import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AuctionStory, ENDS_AT, idOfName } from "../testing/auction-story";
import { approved, registered, submitted, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const story = new AuctionStory("dune");
const [artistId, orderId] = [idOfName("huda"), idOfName("order of omar")];
const stream = `auction-${story.auctionId}`;

let readSide: ReadSide;
beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await readSide.tell(`user-${artistId}`, [registered("huda", "artist")]);
  await readSide.tell(`artwork-${workId("dune")}`, [submitted("dune"), approved("dune")]);
  await readSide.tell(stream, [story.scheduled(), story.opened(), story.leads("omar", 500_00, 600_00)]);
  await readSide.tell(stream, [story.leads("sara", 650_00, 900_00), story.closed(), story.won(idOfName("unpaid"))]);
});
afterAll(() => readSide.stop());

const auctionShown = async () => {
  const { body } = await readSide.ask(`/api/artworks/${workId("dune")}`);
  return (body as ArtworkDetail).auction;
};

it("is shown with what the next bidder paid, once they have paid", async () => {
  const offer = { ...story.of, artistId, bidderId: idOfName("omar"), alias: 1, amount: 600_00 };
  await readSide.tell(stream, [
    { type: "PaymentDeadlineMissed", data: { ...story.of, orderId: idOfName("unpaid"), buyerId: idOfName("sara") } },
    { type: "OfferedToNextBidder", data: { ...offer, offerEndsAt: ENDS_AT } },
  ]);
  expect(await auctionShown()).toMatchObject({ status: "offered", currentBid: "650.00", soldFor: null });
  const paid = { ...story.of, artistId, orderId, buyerId: idOfName("omar"), amount: 600_00 };
  await readSide.tell(stream, [{ type: "AuctionSettled", data: paid }]);
  expect(await auctionShown()).toMatchObject({ status: "settled", currentBid: "650.00", soldFor: "600.00" });
});

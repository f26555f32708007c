import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAuctionHouse, type AuctionHouse, type Person } from "../testing/auction-house";

const folders = temporaryFolder();
const HOUR = 60 * 60_000;

let house: AuctionHouse;
let artist: Person;
let admin: Person;

beforeAll(async () => {
  house = await openAuctionHouse(folders.fresh());
  artist = await house.register("artist", "artist");
  admin = await house.administrator();
});
afterAll(async () => {
  expect(house.ports.errors).toEqual([]);
  await house.close();
});

/** An auction in which somebody leads who is banned then. */
const bannedWhileLeading = async (name: string) => {
  const leader = await house.register(name);
  const lot = await house.liveAuction(artist);
  const bid = (amount: number) => leader.send("POST", `/api/auctions/${lot.auctionId}/bids`, { amount });
  expect(await bid(900)).toMatchObject({ status: 201 });
  const banned = await admin.send("POST", `/api/admin/users/${leader.id}/ban`, { reason: "shill bids" });
  expect(banned).toMatchObject({ status: 200 });
  return { ...lot, leader, bid };
};

/** The order of whoever won when time was up. */
const wonOrder = async ({ auctionId, artworkId, leader }: Awaited<ReturnType<typeof bannedWhileLeading>>) => {
  await house.ports.clock.advanceBy(2 * HOUR);
  await house.tell("auction", auctionId, "CloseAuction", { auctionId });
  const won = (await house.events(`auction-${auctionId}`)).at(-1)!;
  expect(won).toMatchObject({ type: "WinnerDetermined", data: { winnerId: leader.id, amount: 500_00 } });
  const orderId = String(won.data["orderId"]);
  const paymentDueAt = instantFromMs(house.ports.clock.now() + 24 * HOUR);
  const order = { orderId, artworkId, artistId: artist.id, auctionId, source: "auction", buyerId: leader.id };
  await house.tell("order", orderId, "CreateOrder", { ...order, net: 500_00, paymentDueAt });
  return orderId;
};

describe("somebody who is banned while leading", () => {
  it("bids no more, and keeps the lead", async () => {
    const { auctionId, bid } = await bannedWhileLeading("mona");
    expect(await bid(2_000)).toMatchObject({ status: 403, body: { code: "BIDDER_BANNED" } });
    expect((await house.events(`auction-${auctionId}`)).map(({ type }) => type)).toEqual([
      "AuctionScheduled",
      "AuctionOpened",
      "BidPlaced",
    ]);
  });

  it("wins, and may begin, give up, confirm and so make the payment that binds them", async () => {
    const lot = await bannedWhileLeading("saad");
    const orderId = await wonOrder(lot);
    const path = `/api/orders/${orderId}/payments`;
    expect(await lot.leader.send("PUT", `/api/orders/${orderId}/delivery`, DELIVERY)).toMatchObject({ status: 200 });
    const begin = async (): Promise<string> => {
      const begun = await lot.leader.send("POST", path, { method: "sandbox-needs-confirmation" });
      expect(begun).toMatchObject({ status: 201 });
      const paymentId = String(begun.body["id"]);
      await house.tell("order", orderId, "RequireConfirmation", { orderId, paymentId, reference: "r" });
      return paymentId;
    };
    const first = await begin();
    expect(await lot.leader.send("POST", `${path}/${first}/abandon`, {})).toMatchObject({ status: 200 });
    const second = await begin();
    expect(await lot.leader.send("POST", `${path}/${second}/confirm`, {})).toMatchObject({ status: 200 });
  });
});

import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const HOUR = 60 * 60_000;

let writeSide: WriteSide;
let artist: Person;
let admin: Person;

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  artist = await writeSide.register("artist", "artist");
  admin = await writeSide.administrator();
});
afterAll(async () => {
  expect(writeSide.ports.errors).toEqual([]);
  await writeSide.close();
});

/** An auction in which somebody leads who is banned then. */
const bannedWhileLeading = async (name: string) => {
  const leader = await writeSide.register(name);
  const lot = await writeSide.liveAuction(artist);
  const bid = (amount: number) => leader.send("POST", `/api/auctions/${lot.auctionId}/bids`, { amount });
  expect(await bid(900)).toMatchObject({ status: 201 });
  const banned = await admin.send("POST", `/api/admin/users/${leader.id}/ban`, { reason: "shill bids" });
  expect(banned).toMatchObject({ status: 200 });
  return { ...lot, leader, bid };
};

/** The order of whoever won when time was up. */
const wonOrder = async ({ auctionId, artworkId, leader }: Awaited<ReturnType<typeof bannedWhileLeading>>) => {
  await writeSide.ports.clock.advanceBy(2 * HOUR);
  await writeSide.tell("auction", auctionId, "CloseAuction", { auctionId });
  const won = (await writeSide.events(`auction-${auctionId}`)).at(-1)!;
  expect(won).toMatchObject({ type: "WinnerDetermined", data: { winnerId: leader.id, amount: 500_00 } });
  const orderId = String(won.data["orderId"]);
  const paymentDueAt = instantFromMs(writeSide.ports.clock.now() + 24 * HOUR);
  const order = { orderId, artworkId, artistId: artist.id, auctionId, source: "auction", buyerId: leader.id };
  await writeSide.tell("order", orderId, "CreateOrder", { ...order, net: 500_00, paymentDueAt });
  return orderId;
};

describe("somebody who is banned while leading", () => {
  it("bids no more, and keeps the lead", async () => {
    const { auctionId, bid } = await bannedWhileLeading("mona");
    expect(await bid(2_000)).toMatchObject({ status: 403, body: { code: "BIDDER_BANNED" } });
    expect((await writeSide.events(`auction-${auctionId}`)).map(({ type }) => type)).toEqual([
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
      await writeSide.tell("order", orderId, "RequireConfirmation", { orderId, paymentId, reference: "r" });
      return paymentId;
    };
    const first = await begin();
    expect(await lot.leader.send("POST", `${path}/${first}/abandon`, {})).toMatchObject({ status: 200 });
    const second = await begin();
    expect(await lot.leader.send("POST", `${path}/${second}/confirm`, {})).toMatchObject({ status: 200 });
  });
});

import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { serve, type Answer } from "../testing/test-server";
import { openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const HOUR = 60 * 60_000;

let writeSide: WriteSide;
let artist: Person;
let mona: Person;
let saad: Person;
let admin: Person;

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  artist = await writeSide.register("artist", "artist");
  mona = await writeSide.register("mona");
  saad = await writeSide.register("saad");
  admin = await writeSide.administrator();
});
afterAll(() => writeSide.close());
afterEach(() => expect(writeSide.ports.errors).toEqual([]));

const typesIn = async (stream: string): Promise<string[]> => (await writeSide.events(stream)).map(({ type }) => type);

/** An auction that Mona won against Saad, and a payment of hers that is under way. */
const paying = async () => {
  const { auctionId, artworkId } = await writeSide.liveAuction(artist);
  await saad.send("POST", `/api/auctions/${auctionId}/bids`, { amount: 800 });
  await mona.send("POST", `/api/auctions/${auctionId}/bids`, { amount: 900 });
  await writeSide.ports.clock.advanceBy(2 * HOUR);
  await writeSide.tell("auction", auctionId, "CloseAuction", { auctionId });
  const orderId = String((await writeSide.events(`auction-${auctionId}`)).at(-1)?.data["orderId"]);
  const order = { orderId, artworkId, artistId: artist.id, auctionId, source: "auction", buyerId: mona.id };
  const paymentDueAt = instantFromMs(writeSide.ports.clock.now() + 24 * HOUR);
  await writeSide.tell("order", orderId, "CreateOrder", { ...order, net: 850_00, paymentDueAt });
  await mona.send("PUT", `/api/orders/${orderId}/delivery`, DELIVERY);
  const begun = await mona.send("POST", `/api/orders/${orderId}/payments`, { method: "sandbox-succeeds" });
  const paid = { orderId, paymentId: begun.body["id"], reference: "r" };
  return { auctionId, orderId, pay: () => writeSide.tell("order", orderId, "ConfirmPayment", paid) };
};

const voidMona = (auctionId: string, headers?: Record<string, string>): Promise<Answer> =>
  admin.send("POST", `/api/admin/auctions/${auctionId}/void-bidder`, { alias: 2, reason: "fraud" }, headers);

describe("voiding a winner who pays", () => {
  it("is refused once the order is paid, before the auction has heard of it", async () => {
    const { auctionId, orderId, pay } = await paying();
    await pay();
    expect(await voidMona(auctionId)).toMatchObject({ status: 409, body: { code: "AUCTION_ALREADY_PAID" } });
    expect((await typesIn(`order-${orderId}`)).at(-1)).toBe("PaymentSucceeded");
  });

  it("takes the order first, so that a payment in the same moment either stands or never was one", async () => {
    for (const first of ["pay", "void", "pay", "void"]) {
      const { auctionId, orderId, pay } = await paying();
      const voided = first === "void" ? voidMona(auctionId) : pay().then(() => voidMona(auctionId));
      const [{ status }] = await Promise.all([voided, pay()]);
      const told = await typesIn(`order-${orderId}`);
      if (status === 200) expect(told.slice(-2)).toEqual(["OrderCancelled", "RefundOwed"]);
      else expect(told.at(-1)).toBe("PaymentSucceeded");
      expect(await typesIn(`auction-${auctionId}`)).toHaveLength(status === 200 ? 8 : 6);
    }
  });

  it("is finished by the same command, or by the system, where a crash came between", async () => {
    for (const byWhom of ["the administrator", "the system"]) {
      const { auctionId, orderId } = await paying();
      const { store } = writeSide.ports;
      const silent = (): void => undefined;
      const dying = await serve({
        ...writeSide.ports,
        logger: { debug: silent, info: silent, warn: silent, error: silent },
        store: {
          ...store,
          append: async (stream, ...rest) => {
            if (stream.startsWith("auction-")) throw new StoreUnavailable("It dies between the order and the auction");
            return store.append(stream, ...rest);
          },
        },
      });
      const path = `/api/admin/auctions/${auctionId}/void-bidder`;
      const body = { alias: 2, reason: "fraud" };
      const key = { "idempotency-key": orderId };
      const headers = { ...key, cookie: admin.cookie() };
      expect(await dying.browser().send("POST", path, body, headers)).toMatchObject({ status: 503 });
      await dying.stop();
      const fallen = (await writeSide.events(`order-${orderId}`)).at(-1);
      expect(fallen).toMatchObject({
        type: "OrderCancelled",
        data: { void: { alias: body.alias, voidedBy: admin.id } },
      });

      if (byWhom === "the system") {
        const asked = { ...(fallen!.data["void"] as object), auctionId, orderIsPaid: false };
        await writeSide.tell("auction", auctionId, "VoidBidder", asked);
      }
      expect(await voidMona(auctionId, key)).toMatchObject({ status: 200, body: { id: auctionId } });
      expect((await typesIn(`auction-${auctionId}`)).slice(-2)).toEqual(["BidderVoided", "WinnerDetermined"]);
    }
  });
});

import { isReceiptOf, verifyChain, type BidReceipt, type PublicRow } from "@naqsh/shared/auction";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { serve } from "../testing/test-server";
import { auctionOf, openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const key = (number: number) => ({ "idempotency-key": `00000000-0000-4000-8000-${String(number).padStart(12, "0")}` });
const UNKNOWN = "00000000-0000-4000-8000-00000000dead";

let writeSide: WriteSide;
let artist: Person;
let mona: Person;
let saad: Person;

const typesIn = async (stream: string): Promise<string[]> => (await writeSide.events(stream)).map(({ type }) => type);
const bidOn = (auctionId: string) => `/api/auctions/${auctionId}/bids`;

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  artist = await writeSide.register("artist", "artist");
  mona = await writeSide.register("mona");
  saad = await writeSide.register("saad");
});
afterAll(() => writeSide.close());
afterEach(() => expect(writeSide.ports.errors).toEqual([]));

describe("scheduling over HTTP", () => {
  it("claims the work, then schedules; amounts on the wire are riyals", async () => {
    const artworkId = await writeSide.approvedWork(artist);
    const body = auctionOf(writeSide.ports, artworkId, { reserve: 900, estimateLow: 800, estimateHigh: 1200 });
    const answer = await artist.send("POST", "/api/auctions", body, key(1));

    expect(answer).toMatchObject({ status: 201, body: { id: expect.any(String), artworkId } });
    expect(await writeSide.server.positionIn(answer)).toBe(await writeSide.ports.store.head());
    expect(await typesIn(`artwork-${artworkId}`)).toEqual(["ArtworkSubmitted", "ArtworkApproved", "ArtworkConsigned"]);
    const [scheduled] = await writeSide.events(`auction-${String(answer.body["id"])}`);
    expect(scheduled?.data).toMatchObject({
      artistId: artist.id,
      openingPrice: 500_00,
      reserve: 900_00,
      estimate: { low: 800_00, high: 1200_00 },
      ownIncrement: 50_00,
      incrementPolicy: "standard-1",
      softCloseMs: 120_000,
    });

    const again = await artist.send("POST", "/api/auctions", body, key(1));
    expect([again.status, again.text]).toEqual([answer.status, answer.text]);
    const other = await artist.send("POST", "/api/auctions", { ...body, openingPrice: 501 }, key(1));
    expect(other).toMatchObject({ status: 409, body: { code: "COMMAND_ID_REUSED" } });
  });

  it("gives the first answer again after the start has passed and the service was restarted", async () => {
    const artworkId = await writeSide.approvedWork(artist);
    const body = auctionOf(writeSide.ports, artworkId);
    const first = await artist.send("POST", "/api/auctions", body, key(2));
    await writeSide.ports.clock.advanceBy(2 * 60_000);
    const restarted = await serve(writeSide.ports);
    const late = await restarted.browser().send("POST", "/api/auctions", body, { ...key(2), cookie: artist.cookie() });
    await restarted.stop();
    expect([late.status, late.text]).toEqual([201, first.text]);
  });

  it("claims the work again where its orphaned claim was given back before the command came again", async () => {
    const artworkId = await writeSide.approvedWork(artist);
    const body = auctionOf(writeSide.ports, artworkId);
    const { store } = writeSide.ports;
    const silent = (): void => undefined;
    const dying = await serve({
      ...writeSide.ports,
      logger: { debug: silent, info: silent, warn: silent, error: silent },
      store: {
        ...store,
        append: async (stream, ...rest) => {
          if (stream.startsWith("auction-")) throw new StoreUnavailable("It dies between the claim and the schedule");
          return store.append(stream, ...rest);
        },
      },
    });
    const headers = { ...key(20), cookie: artist.cookie() };
    expect(await dying.browser().send("POST", "/api/auctions", body, headers)).toMatchObject({ status: 503 });
    await dying.stop();
    const consigned = (await writeSide.events(`artwork-${artworkId}`)).at(-1);
    const auctionId = String(consigned?.data["auctionId"]);
    await writeSide.tell("artwork", artworkId, "ReturnConsignedArtwork", {
      artworkId,
      auctionId,
      reason: "notScheduled",
    });

    expect(await artist.send("POST", "/api/auctions", body, key(20))).toMatchObject({ status: 201 });
    expect((await typesIn(`artwork-${artworkId}`)).slice(-2)).toEqual(["ConsignedArtworkReturned", "ArtworkConsigned"]);
  });

  it("claims nothing for an auction whose own rules refuse it", async () => {
    const artworkId = await writeSide.approvedWork(artist);
    const refused = (terms: object) =>
      artist.send("POST", "/api/auctions", auctionOf(writeSide.ports, artworkId, terms));
    const past = instantFromMs(writeSide.ports.clock.now() - 1);

    expect(await refused({ startsAt: past })).toMatchObject({ status: 422, body: { code: "AUCTION_TIMES_INVALID" } });
    expect(await refused({ reserve: 499 })).toMatchObject({ body: { code: "RESERVE_BELOW_OPENING" } });
    expect(await refused({ estimateLow: 900, estimateHigh: 800 })).toMatchObject({
      body: { code: "ESTIMATE_INVALID" },
    });
    expect(await refused({ estimateLow: 900 })).toMatchObject({ body: { code: "ESTIMATE_INVALID" } });
    expect(await typesIn(`artwork-${artworkId}`)).toEqual(["ArtworkSubmitted", "ArtworkApproved"]);
  });

  it("puts a work into one auction, its artist's, once it is approved", async () => {
    const artworkId = await writeSide.approvedWork(artist);
    const schedule = (person: Person, id = artworkId) =>
      person.send("POST", "/api/auctions", auctionOf(writeSide.ports, id));
    expect(await schedule(mona)).toMatchObject({ status: 403, body: { code: "NOT_YOUR_ARTWORK" } });
    expect(await schedule(artist, UNKNOWN)).toMatchObject({ status: 404, body: { code: "ARTWORK_UNKNOWN" } });
    const answers = await Promise.all([schedule(artist), schedule(artist), schedule(artist)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: "ARTWORK_IS_CONSIGNED" } });
  });

  it.each([
    [{ openingPrice: "500" }, "openingPrice"],
    [{ openingPrice: 0 }, "openingPrice"],
    [{ openingPrice: 10.5 }, "openingPrice"],
    [{ startsAt: "tomorrow" }, "startsAt"],
    [{ artworkId: "1" }, "artworkId"],
    [{ incrementPolicy: "standard-2" }, "incrementPolicy"],
  ])("names the field of %j that is wrong", async (terms, path) => {
    const body = auctionOf(writeSide.ports, await writeSide.approvedWork(artist), terms);
    const answer = await artist.send("POST", "/api/auctions", body);
    expect(answer).toMatchObject({ status: 422, body: { code: "INVALID_INPUT", details: { fields: [{ path }] } } });
  });

  it("is cancelled by its artist before the first bid", async () => {
    const { auctionId } = await writeSide.liveAuction(artist);
    const cancel = (person: Person) => person.send("POST", `/api/auctions/${auctionId}/cancel`, {});
    expect(await cancel(mona)).toMatchObject({ status: 403, body: { code: "NOT_YOUR_AUCTION" } });
    expect(await cancel(artist)).toMatchObject({ status: 200, body: { id: auctionId, orderId: null } });
    expect((await mona.send("POST", bidOn(auctionId), { amount: 500 })).body).toMatchObject({
      code: "AUCTION_NOT_OPEN",
    });
  });
});

describe("a bid over HTTP", () => {
  it("answers the bidder alone with their standing and a receipt that anyone can check", async () => {
    const { artworkId, auctionId } = await writeSide.liveAuction(artist);
    const first = await mona.send("POST", bidOn(auctionId), { amount: 900 }, key(10));
    expect(first).toMatchObject({
      status: 201,
      body: { auctionId, standing: "leading", alias: 1, maximum: 900_00, price: 500_00, ask: 550_00 },
    });
    const second = await saad.send("POST", `/api/artworks/${artworkId}/bids`, { amount: 600 }, key(11));
    expect(second).toMatchObject({ status: 201, body: { standing: "outbid", alias: 2, price: 650_00, ask: 700_00 } });

    const events = await writeSide.events(`auction-${auctionId}`);
    const rows = events.flatMap(({ data }) => (data["rows"] ?? []) as PublicRow[]);
    expect(verifyChain(auctionId, rows)).toMatchObject({ intact: true });
    const receipt = second.body["receipt"] as BidReceipt;
    expect(receipt).toMatchObject({ number: 2, amount: 600_00, hash: rows[1]?.hash, previousHash: rows[0]?.hash });
    expect(isReceiptOf(receipt, saad.id)).toBe(true);
    expect(second.text).not.toContain("90000");
  });

  it("twice is one bid and one answer, also 20 times at once and after a restart", async () => {
    const { auctionId } = await writeSide.liveAuction(artist);
    const send = (person: Person) => person.send("POST", bidOn(auctionId), { amount: 900 }, key(20));
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(mona)));
    await saad.send("POST", bidOn(auctionId), { amount: 2000 });
    const restarted = await serve(writeSide.ports);
    const late = await restarted
      .browser()
      .send("POST", bidOn(auctionId), { amount: 900 }, { ...key(20), cookie: mona.cookie() });
    await restarted.stop();

    expect(new Set([...answers, late].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await typesIn(`auction-${auctionId}`)).toEqual([
      "AuctionScheduled",
      "AuctionOpened",
      "BidPlaced",
      "BidPlaced",
    ]);
  });

  it("under a used id with another amount is refused, and another person's same id is another bid", async () => {
    const { auctionId } = await writeSide.liveAuction(artist);
    await mona.send("POST", bidOn(auctionId), { amount: 900 }, key(30));
    expect(await mona.send("POST", bidOn(auctionId), { amount: 950 }, key(30))).toMatchObject({
      status: 409,
      body: { code: "COMMAND_ID_REUSED" },
    });
    expect(await saad.send("POST", bidOn(auctionId), { amount: 950 }, key(30))).toMatchObject({ status: 201 });
  });

  it("keeps its refusal under its id", async () => {
    const { auctionId } = await writeSide.liveAuction(artist);
    const low = () => mona.send("POST", bidOn(auctionId), { amount: 499 }, key(40));
    const first = await low();
    expect(first).toMatchObject({ status: 422, body: { code: "BID_TOO_LOW", details: { minimum: 500_00 } } });
    await saad.send("POST", bidOn(auctionId), { amount: 900 });
    expect((await low()).text).toBe(first.text);
  });

  it.each([{}, { amount: 0 }, { amount: -1 }, { amount: "900" }, { amount: 1e12 }, [], null])(
    "of %j is no bid",
    async (body) => {
      const { auctionId } = await writeSide.liveAuction(artist);
      expect(await mona.send("POST", bidOn(auctionId), body)).toMatchObject({
        status: 422,
        body: { code: "INVALID_INPUT" },
      });
    },
  );

  it("has no halalas, and says so", async () => {
    const { auctionId } = await writeSide.liveAuction(artist);
    expect(await mona.send("POST", bidOn(auctionId), { amount: 600.5 })).toMatchObject({
      status: 422,
      body: { code: "BID_NOT_WHOLE_RIYALS" },
    });
  });

  it("gets its first answer again by its work, also once that has left the auction or is in another", async () => {
    const { artworkId, auctionId } = await writeSide.liveAuction(artist);
    const bid = () => mona.send("POST", `/api/artworks/${artworkId}/bids`, { amount: 900 }, key(30));
    const first = await bid();
    expect(first.status).toBe(201);
    await writeSide.tell("artwork", artworkId, "ReturnConsignedArtwork", { artworkId, auctionId, reason: "unsold" });
    const again = await bid();
    expect([again.status, again.text]).toEqual([201, first.text]);

    const next = await artist.send("POST", "/api/auctions", auctionOf(writeSide.ports, artworkId));
    await writeSide.ports.clock.advanceBy(60_000);
    await writeSide.tell("auction", String(next.body["id"]), "OpenAuction", { auctionId: next.body["id"] });
    expect((await bid()).text).toBe(first.text);
    expect(await typesIn(`auction-${String(next.body["id"])}`)).toEqual(["AuctionScheduled", "AuctionOpened"]);
    const other = await mona.send("POST", `/api/artworks/${artworkId}/bids`, { amount: 901 }, key(30));
    expect(other.body["code"]).toBe("COMMAND_ID_REUSED");
  });

  it("needs someone signed in, an auction, and a work that is in one", async () => {
    const { auctionId } = await writeSide.liveAuction(artist);
    const amount = { amount: 900 };
    expect(await writeSide.server.browser().send("POST", bidOn(auctionId), amount)).toMatchObject({ status: 401 });
    expect(await mona.send("POST", bidOn(UNKNOWN), amount)).toMatchObject({
      status: 404,
      body: { code: "AUCTION_UNKNOWN" },
    });
    expect(await mona.send("POST", bidOn("1"), amount)).toMatchObject({ status: 404 });
    const idle = await writeSide.approvedWork(artist);
    expect(await mona.send("POST", `/api/artworks/${idle}/bids`, amount)).toMatchObject({
      body: { code: "AUCTION_NOT_OPEN" },
    });
    expect(await mona.send("POST", `/api/artworks/${UNKNOWN}/bids`, amount)).toMatchObject({
      body: { code: "ARTWORK_UNKNOWN" },
    });
  });

  it("is refused to the artist, administrators, the banned and who owes two wins", async () => {
    const { auctionId } = await writeSide.liveAuction(artist);
    const bid = (person: Person) => person.send("POST", bidOn(auctionId), { amount: 900 });
    const admin = await writeSide.administrator();
    const banned = await writeSide.register("banned");
    const owing = await writeSide.register("owing");
    await admin.send("POST", `/api/admin/users/${banned.id}/ban`, { reason: "shill bids" });
    for (const orderId of [auctionId, UNKNOWN]) {
      await writeSide.tell("user", owing.id, "RecordUnpaidWin", { userId: owing.id, auctionId: orderId, orderId });
    }
    const answers = await Promise.all([artist, admin, banned, owing].map(bid));
    expect(answers.map(({ status, body }) => [status, body["code"]])).toEqual([
      [403, "BIDDER_IS_ARTIST"],
      [403, "BIDDER_IS_ADMINISTRATOR"],
      [403, "BIDDER_BANNED"],
      [403, "BIDDER_OWES_PAYMENT"],
    ]);
  });
});

describe("after the sale", () => {
  const HOUR = 60 * 60_000;
  const soldTo = async (...bids: [Person, number][]): Promise<{ auctionId: string; orderId: string }> => {
    const { auctionId } = await writeSide.liveAuction(artist);
    for (const [person, amount] of bids) await person.send("POST", bidOn(auctionId), { amount });
    await writeSide.ports.clock.advanceBy(2 * HOUR);
    await writeSide.tell("auction", auctionId, "CloseAuction", { auctionId });
    const winner = (await writeSide.events(`auction-${auctionId}`)).at(-1);
    return { auctionId, orderId: String(winner?.data["orderId"]) };
  };

  it("offers the work to the next bidder, who takes it", async () => {
    const { auctionId, orderId } = await soldTo([saad, 800], [mona, 900]);
    await writeSide.tell("auction", auctionId, "RecordMissedPayment", { auctionId, orderId });
    const accept = (person: Person) => person.send("POST", `/api/auctions/${auctionId}/offer/accept`, {});
    expect(await accept(mona)).toMatchObject({ status: 403, body: { code: "NO_OFFER_FOR_YOU" } });
    const accepted = await accept(saad);
    expect(accepted).toMatchObject({ status: 200, body: { id: auctionId, orderId: expect.any(String) } });
    expect((await writeSide.events(`auction-${auctionId}`)).at(-1)?.data).toMatchObject({
      winnerId: saad.id,
      amount: 800_00,
    });
    expect((await accept(saad)).body).toEqual(accepted.body);
  });

  it("makes no offer to somebody who is banned", async () => {
    const { auctionId, orderId } = await soldTo([await writeSide.register("shill"), 800], [mona, 900]);
    const admin = await writeSide.administrator();
    const [, , shillBid] = await writeSide.events(`auction-${auctionId}`);
    await admin.send("POST", `/api/admin/users/${String(shillBid?.data["bidderId"])}/ban`, { reason: "shill bids" });
    await writeSide.tell("auction", auctionId, "RecordMissedPayment", { auctionId, orderId });
    expect((await writeSide.events(`auction-${auctionId}`)).at(-1)?.data).toMatchObject({
      reason: "nextBidderNotAllowed",
    });
  });

  it("makes no offer to somebody who owes two wins", async () => {
    const owing = await writeSide.register("debtor");
    const { auctionId, orderId } = await soldTo([owing, 800], [mona, 900]);
    for (const unpaid of [auctionId, UNKNOWN]) {
      await writeSide.tell("user", owing.id, "RecordUnpaidWin", {
        userId: owing.id,
        auctionId: unpaid,
        orderId: unpaid,
      });
    }
    await writeSide.tell("auction", auctionId, "RecordMissedPayment", { auctionId, orderId });
    expect((await writeSide.events(`auction-${auctionId}`)).at(-1)?.data).toMatchObject({
      reason: "nextBidderNotAllowed",
    });
  });

  it("lapses where the offer is declined", async () => {
    const { auctionId, orderId } = await soldTo([saad, 800], [mona, 900]);
    await writeSide.tell("auction", auctionId, "RecordMissedPayment", { auctionId, orderId });
    expect(await saad.send("POST", `/api/auctions/${auctionId}/offer/decline`, {})).toMatchObject({ status: 200 });
    expect((await typesIn(`auction-${auctionId}`)).slice(-2)).toEqual(["OfferDeclined", "AuctionLapsed"]);
  });

  it("voids a bidder until the order is paid, by administrators only", async () => {
    const { auctionId, orderId } = await soldTo([saad, 800], [mona, 900]);
    const reason = "Two accounts of one person";
    const voidIn = (person: Person, alias: number) =>
      person.send("POST", `/api/admin/auctions/${auctionId}/void-bidder`, { alias, reason });
    const admin = await writeSide.administrator();
    expect(await voidIn(saad, 2)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    expect(await voidIn(admin, 9)).toMatchObject({ status: 404, body: { code: "BIDDER_UNKNOWN" } });
    expect(await voidIn(admin, 2)).toMatchObject({ status: 200, body: { id: auctionId } });
    const [voided, winner] = (await writeSide.events(`auction-${auctionId}`)).slice(-2);
    expect(voided?.data).toMatchObject({ bidderId: mona.id, voidedBy: admin.id, orderId });
    expect(voided?.data["reason"]).toMatchObject({ person: mona.id, sealed: expect.any(String) });
    expect(winner?.data).toMatchObject({ winnerId: saad.id, amount: 500_00 });

    const order = { orderId: String(winner?.data["orderId"]), buyerId: saad.id, net: 500_00 };
    const terms = { artworkId: UNKNOWN, artistId: artist.id, auctionId, source: "auction" };
    const due = instantFromMs(writeSide.ports.clock.now() + HOUR);
    await writeSide.tell("order", order.orderId, "CreateOrder", { ...order, ...terms, paymentDueAt: due });
    await saad.send("PUT", `/api/orders/${order.orderId}/delivery`, DELIVERY);
    const begun = await saad.send("POST", `/api/orders/${order.orderId}/payments`, { method: "sandbox-succeeds" });
    const paymentId = begun.body["id"];
    await writeSide.tell("order", order.orderId, "ConfirmPayment", {
      orderId: order.orderId,
      paymentId,
      reference: "r",
    });
    expect(await voidIn(admin, 1)).toMatchObject({ status: 409, body: { code: "AUCTION_ALREADY_PAID" } });
  });
});

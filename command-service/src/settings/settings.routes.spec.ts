import { randomUUID } from "node:crypto";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { FIRST_SETTINGS } from "@naqsh/shared/settings";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auctionOf, openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
let writeSide: WriteSide;
let artist: Person;
let administrator: Person;

const change = async (changes: object, by = administrator) => by.send("PATCH", "/api/admin/settings", changes);

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  administrator = await writeSide.administrator();
  artist = await writeSide.register("artist", "artist");
});
afterAll(() => writeSide.close());

describe("The platform's settings", () => {
  it("decide what begins after them, and leave what began before", async () => {
    const schedule = async () => {
      const artworkId = await writeSide.approvedWork(artist);
      const { body } = await artist.send("POST", "/api/auctions", auctionOf(writeSide.ports, artworkId));
      const [scheduled] = await writeSide.events(`auction-${String(body["id"])}`);
      return (scheduled!.data as { softCloseMs: number }).softCloseMs;
    };
    expect(await schedule()).toBe(FIRST_SETTINGS.softCloseMs);
    const { status, body } = await change({ softCloseMs: 60_000 });
    expect([status, body["softCloseMs"], body["commissionBasisPoints"]]).toEqual([200, 60_000, 1_000]);
    expect(await schedule()).toBe(60_000);
  });

  it("freeze on an order what its payment costs, and what was ordered before keeps that", async () => {
    const ratesOf = async (): Promise<[string, unknown]> => {
      const orderId = randomUUID();
      const artworkId = await writeSide.approvedWork(artist);
      const sale = { orderId, artworkId, artistId: artist.id, auctionId: null, source: "fixedPrice", net: 1_000_00 };
      const paymentDueAt = instantFromMs(writeSide.ports.clock.now() + 60_000);
      await writeSide.tell("order", orderId, "CreateOrder", { ...sale, buyerId: randomUUID(), paymentDueAt });
      const [created] = await writeSide.events(`order-${orderId}`);
      return [orderId, created!.data["feeRates"]];
    };
    const [before, first] = await ratesOf();
    expect(first).toEqual(FIRST_SETTINGS.processingFees);
    const processingFees = { ...FIRST_SETTINGS.processingFees, card: { basisPoints: 300, fixed: 50 } };
    expect((await change({ processingFees })).status).toBe(200);
    expect((await ratesOf())[1]).toEqual(processingFees);
    expect((await writeSide.events(`order-${before}`))[0]!.data["feeRates"]).toEqual(first);
  });

  it.each([
    { commissionBasisPoints: 5_001 },
    { processingFees: { ...FIRST_SETTINGS.processingFees, mada: { basisPoints: 1_001, fixed: 0 } } },
    { processingFees: { card: FIRST_SETTINGS.processingFees.card } },
    { commissionBasisPoints: 12.5 },
    { softCloseMs: -1 },
    { vatNumber: "123456789012345" },
    { commercialRegistration: "10" },
    { platformName: { ar: "نقش", en: " " } },
    { ownRate: 1 },
  ])("refuse %j, and change nothing", async (changes) => {
    const before = (await writeSide.events("settings-platform")).length;
    expect(await change(changes)).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
    expect(await writeSide.events("settings-platform")).toHaveLength(before);
  });

  it("are changed by administrators alone", async () => {
    expect(await change({ softCloseMs: 0 }, artist)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  });
});

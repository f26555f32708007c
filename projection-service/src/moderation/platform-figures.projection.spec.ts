import { after } from "@naqsh/shared/kernel/instant";
import type { OrderEvent } from "@naqsh/shared/order";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import type { PlatformDay } from "@naqsh/shared/moderation";
import { lastRiyadhDays, riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName, STORY_BEGINS } from "../testing/auction-story";
import { approved, ordered, submitted, workId } from "../testing/story-events";
import { tellPeople } from "../testing/tell-people";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";
import { ALL_TIME, platformFiguresProjection } from "./platform-figures.projection";

const folders = temporaryFolder();
const orderId = idOfName("order");
const paid: OrderEvent = {
  type: "PaymentSucceeded",
  data: {
    orderId,
    buyerId: idOfName("sara"),
    paymentId: idOfName("payment"),
    reference: "r",
    paidAt: STORY_BEGINS,
    artworkId: workId("dune"),
    artistId: idOfName("huda"),
    auctionId: null,
    amounts: { net: 650_00, vat: 97_50, total: 747_50, commission: 65_00, artistShare: 585_00 },
  },
};

describe("the platform in figures", () => {
  let readSide: ReadSide;

  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await tellPeople(readSide, { admin: "admin", huda: "artist", sara: "collector", gone: "collector" });
    await readSide.tell(`user-${idOfName("gone")}`, [{ type: "AccountErased", data: { userId: idOfName("gone") } }]);
    await readSide.tell(`artwork-${workId("dune")}`, [submitted("dune"), approved("dune")]);
    await readSide.tell(`artwork-${workId("palm")}`, [submitted("palm")]);
    const story = new AuctionStory("dune");
    await readSide.tell(`auction-${story.auctionId}`, [story.scheduled({}), story.opened()]);
    await readSide.tell(`auction-${story.auctionId}`, [story.leads("sara", 550_00, 900_00)]);
    await readSide.tell(`order-${orderId}`, [ordered(orderId, "dune", "sara", story.auctionId), paid]);
  });
  afterAll(async () => {
    expect(readSide.errors).toEqual([]);
    await readSide.stop();
  });

  it("counts people, works, auctions and money", async () => {
    expect((await readSide.ask("/api/admin/stats", "admin")).body).toMatchObject({
      totalUsers: 3,
      artists: 1,
      bannedUsers: 0,
      approvedArtworks: 1,
      pendingArtworks: 1,
      liveAuctions: 1,
      scheduledAuctions: 0,
      totalRevenue: "747.50",
      totalCommission: "65.00",
      paidOrders: 1,
    });
    expect((await readSide.ask("/api/admin/stats", "sara")).status).toBe(403);
    expect((await readSide.ask("/api/admin/days")).status).toBe(401);
  });

  it("gives every day up to today, those without anything too", async () => {
    const days = (await readSide.ask("/api/admin/days?days=7", "admin")).body as PlatformDay[];
    const now = new Date(readSide.ports.clock.now()).toISOString();
    expect(days.map(({ day }) => day)).toEqual(lastRiyadhDays(7, now));
    expect(days.at(-1)!.day).toBe(riyadhDayOf(now));
    expect(days[0]).toEqual({ day: days[0]!.day, registrations: 0, sales: 0, revenue: "0.00", bids: 0 });
  });

  it("counts for the day of Riyadh, whose midnight is three hours before the log's", () => {
    const evening = { recordedAt: "2026-03-01T20:59:59.999Z" } as never;
    const night = { recordedAt: after("2026-03-01T20:59:59.999Z", 1) } as never;
    expect(platformFiguresProjection.keysOf(evening)).toEqual([ALL_TIME, "2026-03-01"]);
    expect(platformFiguresProjection.keysOf(night)).toEqual([ALL_TIME, "2026-03-02"]);
  });
});

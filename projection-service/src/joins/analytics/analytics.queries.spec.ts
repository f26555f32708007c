import type { ArtistAnalytics, ViewerRegions } from "@naqsh/shared/analytics";
import { personal } from "@naqsh/shared/kernel/personal";
import { analyticsTopic } from "@naqsh/shared/live";
import type { LiveMessage } from "@naqsh/shared/live";
import { eventually } from "@naqsh/shared/testing/eventually";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "../../testing/auction-story";
import { approved, ordered, registered, submitted, workId } from "../../testing/story-events";
import { connect, joinTopic } from "../../testing/live-watcher";
import { openReadSide, type ReadSide } from "../../testing/read-side";

const folders = temporaryFolder();
const huda = idOfName("huda");
const dune = { artworkId: workId("dune"), artistId: huda };
const palm = { artworkId: workId("palm"), artistId: huda };
/** The story's day and the day after, in Riyadh. */
const RANGE = "from=2026-03-01&to=2026-03-02";

const livingIn = (name: string, place: string) => {
  const event = registered(name);
  return { ...event, data: { ...event.data, location: personal(idOfName(name), place) } };
};

const viewed = (work: object, source: string, viewer: string | null = null) => ({
  type: "ArtworkViewed",
  data: { ...work, source, viewerId: viewer && idOfName(viewer) },
});

const receivedOrder = (title: string) => {
  const orderId = idOfName(`order ${title}`);
  const at = "2026-03-01T10:00:00.000Z";
  const parties = { orderId, buyerId: idOfName("sara"), artistId: huda, artworkId: workId(title) };
  const told = (type: string, data: object) => ({ type, data: { ...parties, ...data } });
  const { data } = ordered(orderId, title, "sara", "no-auction");
  return {
    stream: `order-${orderId}`,
    events: [
      { type: "OrderCreated", data: { ...data, auctionId: null, source: "fixedPrice" } },
      told("OrderReceived", { receivedAt: at, by: "buyer", returnDueAt: at }),
    ],
  };
};

describe("An artist's analytics", () => {
  let readSide: ReadSide;
  const story = new AuctionStory("dune");
  const told = (stream: string, ...events: object[]) => readSide.tell(stream, events as never);
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await told(`user-${huda}`, registered("huda", "artist"));
    for (const name of ["sara", "omar", "noura", "layla"]) {
      await told(`user-${idOfName(name)}`, livingIn(name, name === "layla" ? "Abha" : "جدة"));
    }
    for (const title of ["dune", "palm"]) await told(`artwork-${workId(title)}`, submitted(title), approved(title));
    const looks = [viewed(dune, "home", "sara"), viewed(dune, "home", "omar"), viewed(dune, "search", "noura")];
    await told(`engagement-${dune.artworkId}`, ...looks, viewed(dune, "home"), viewed(dune, "share", "layla"));
    await told(`engagement-${palm.artworkId}`, viewed(palm, "feed"), {
      type: "ArtworkShared",
      data: { ...palm, way: "email" },
    });
    const page = { artistId: huda, source: "artist", viewerId: null };
    await told(`engagementOfArtist-${huda}`, { type: "ArtistPageViewed", data: page });
    const ofSara = { collectorId: idOfName("sara") };
    await told(
      `collector-${idOfName("sara")}`,
      { type: "ArtistFollowed", data: { ...ofSara, artistId: huda } },
      { type: "ArtworkLiked", data: { ...ofSara, ...dune } },
      { type: "WorkWishedFor", data: { ...ofSara, ...palm, price: null } },
    );
    await told(`auction-${story.auctionId}`, story.scheduled({ estimate: { low: 500_00, high: 900_00 } }));
    await told(`auction-${story.auctionId}`, story.opened());
    for (const bid of [story.leads("sara", 550_00), story.leads("omar", 950_00)]) {
      await told(`auction-${story.auctionId}`, { ...bid, data: { ...bid.data, isNewBidder: true } });
    }
    await told(`auction-${story.auctionId}`, story.closing(), story.closed(), story.won(idOfName("order dune")));
    const { stream, events } = receivedOrder("palm");
    await told(stream, ...events);
  });
  afterAll(() => readSide.stop());

  const analytics = async (query = RANGE): Promise<ArtistAnalytics> =>
    (await readSide.ask(`/api/analytics/artist?${query}`, "huda")).body as ArtistAnalytics;

  it("are a row for each day from the first event on, with the formulas' figures", async () => {
    const { days, daysBefore, totals, totalsBefore } = await analytics();
    expect(days.map(({ date }) => date)).toEqual(["2026-03-01", "2026-03-02"]);
    expect(days[0]).toMatchObject({
      artworkViews: 6,
      profileViews: 1,
      likes: 1,
      wishes: 1,
      shares: 1,
      newFollowers: 1,
      bids: 2,
      checkouts: 1,
      salesCount: 1,
      totalSales: 747_50,
      avgSalePrice: 747_50,
      auctionWins: 1,
    });
    expect(days[1]).toMatchObject({ artworkViews: 0, engagementScore: 0, avgSalePrice: null });
    // (1 like + 1 share + 1 follower + 2 bidders) / 6 looks
    expect(days[0]!.engagementScore).toBe(83.33);
    expect(totals.conversion).toBeCloseTo(1 / 6);
    expect(totals.engagement).toBeCloseTo(1 / 6);
    expect(daysBefore).toHaveLength(2);
    expect(totalsBefore).toMatchObject({ artworkViews: 0, totalSales: 0, engagement: 0 });
  });

  it("are compared with as many days before", async () => {
    const { range, before, totals, totalsBefore } = await analytics("from=2026-03-02&to=2026-03-08");
    expect([range, before]).toEqual([
      { from: "2026-03-02", to: "2026-03-08" },
      { from: "2026-02-23", to: "2026-03-01" },
    ]);
    expect([totals.artworkViews, totalsBefore.artworkViews]).toEqual([0, 6]);
  });

  it("tell by work, category, source, step and hour where figures come from", async () => {
    const { works, categories, sources, funnel, hours, bestHour, auctions } = await analytics();
    expect(works).toMatchObject([
      { id: dune.artworkId, title: "dune", views: 5, likes: 1, bids: 2, salesCount: 0 },
      { id: palm.artworkId, title: "palm", views: 1, shares: 1, salesCount: 1, totalSales: 747_50, conversion: 1 },
    ]);
    expect(categories).toEqual([{ category: "painting", views: 6 }]);
    expect(sources[0]).toEqual({ source: "home", works: 3, profile: 0 });
    expect(sources).toContainEqual({ source: "artist", works: 0, profile: 1 });
    expect(funnel).toEqual({ views: 6, likes: 1, intents: 3, sales: 1 });
    // The story begins at noon in Riyadh.
    expect(hours[12]).toEqual({ hour: 12, views: 6, bids: 2 });
    expect(bestHour).toBeNull();
    const realised = { auctionId: story.auctionId, estimate: { low: 500_00, high: 900_00 }, realised: 950_00 };
    expect(auctions).toMatchObject([{ ...realised, title: "dune" }]);
  });

  it("name the regions of viewers who were signed in, if enough of them live there", async () => {
    const { body } = await readSide.ask(`/api/analytics/artist/viewers?${RANGE}`, "huda");
    const expected: Partial<ViewerRegions> = {
      signedIn: 4,
      regions: [{ region: "makkah", viewers: 3 }],
      elsewhere: 1,
    };
    expect(body).toMatchObject(expected);
  });

  it("forget whoever was erased, and keep the counts", async () => {
    await told(`user-${idOfName("layla")}`, { type: "AccountErased", data: { userId: idOfName("layla") } });
    const { body } = await readSide.ask(`/api/analytics/artist/viewers?${RANGE}`, "huda");
    expect(body).toMatchObject({ signedIn: 3, elsewhere: 0 });
    expect((await analytics()).totals.artworkViews).toBe(6);
  });

  it("leave as files for spreadsheets", async () => {
    const file = async (table: string) =>
      (await readSide.ask(`/api/analytics/artist/export?${RANGE}&table=${table}`, "huda")).body as string;
    expect((await file("days")).split("\r\n")[1]).toBe('"2026-03-01",6,1,1,1,1,1,2,2,1,1,747.5,747.5,1,83.33');
    expect(await file("funnel")).toContain('"intents",3');
    expect(await file("works")).toContain('"dune"');
    expect(await file("auctions")).toContain("500,900,950");
    // A moment of Riyadh, as days and hours are.
    const { closedAt } = (await analytics()).auctions[0]!;
    const [, auction] = (await file("auctions")).split("\r\n");
    expect(auction).toMatch(/^"2026-03-01T\d\d:\d\d:\d\d\+03:00",/);
    expect(Date.parse(auction!.slice(1, 26))).toBe(Math.floor(Date.parse(closedAt) / 1_000) * 1_000);
    expect(await file("hours")).toContain("12,6,2");
    expect(await file("sources")).toContain('"home",3,0');
    expect((await file("categories")).split("\r\n").slice(0, 2)).toEqual(['"category","artworkViews"', '"painting",6']);
    // Those of whom one was erased: too few of a region are named no more.
    expect((await file("viewers")).split("\r\n")).toEqual(['"region","viewers"', '"makkah",3', ""]);
  });

  it("are refused to whoever is no artist, and for what is no range", async () => {
    const status = async (query: string, who: string | null) =>
      (await readSide.ask(`/api/analytics/artist?${query}`, who)).status;
    expect(await status(RANGE, "sara")).toBe(403);
    expect(await status(RANGE, null)).toBe(401);
    expect(await status("", "huda")).toBe(200);
    for (const query of ["from=2026-03-02&to=2026-03-01", "from=2026-02-30&to=2026-03-01", "from=2026-03-01"]) {
      expect(await status(query, "huda")).toBe(422);
    }
    expect(await status("from=2024-01-01&to=2026-01-01", "huda")).toBe(422);
  });

  it("tell the artist alone, live, that there is something new", async () => {
    const socket = connect(readSide.url, await readSide.cookieOf("huda"));
    const news: LiveMessage[] = [];
    socket.on("change", (message: LiveMessage) => news.push(message));
    expect(await joinTopic(socket, { topic: analyticsTopic(huda) })).toMatchObject({ ok: true, messages: [] });
    expect(await joinTopic(socket, { topic: analyticsTopic(idOfName("sara")) })).toMatchObject({ code: "FORBIDDEN" });
    await told(`engagement-${palm.artworkId}`, viewed(palm, "direct"));
    await eventually(() => expect(news).toMatchObject([{ view: "looks", patch: {} }]));
    socket.disconnect();
  });
});

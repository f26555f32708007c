import type { AuctionPage } from "@naqsh/shared/auction";
import type { FoundSubjects, HistoryEntry, StateAsOf } from "@naqsh/shared/moderation";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "./testing/auction-story";
import { approved, noticed, ordered, registered, submitted, rejected, workId } from "./testing/story-events";
import { openReadSide } from "./testing/read-side";
import type { ReadSide } from "./testing/read-side";

const folders = temporaryFolder();
const orderId = idOfName("order");
const dune = new AuctionStory("dune");

/** A shop with three works (one waits for review), one auction with bids, an order and notices. */
const tellShop = async (readSide: ReadSide): Promise<void> => {
  for (const [name, role] of [
    ["huda", "artist"],
    ["sara", "collector"],
    ["omar", "collector"],
    ["admin", "admin"],
  ] as const) {
    await readSide.tell(`user-${idOfName(name)}`, [registered(name, role)], { actorId: idOfName(name) });
  }
  await readSide.tell(`artwork-${workId("dune")}`, [submitted("dune"), approved("dune")]);
  await readSide.tell(`artwork-${workId("palm")}`, [submitted("palm", { category: "photography", price: 300_00 })]);
  await readSide.tell(`artwork-${workId("palm")}`, [approved("palm")], {
    actorId: idOfName("admin"),
    actorRole: "admin",
  });
  await readSide.tell(`artwork-${workId("mist")}`, [submitted("mist")]);
  await readSide.tell(`artwork-${workId("fog")}`, [submitted("fog"), rejected("fog")]);
  const stream = `auction-${dune.auctionId}`;
  const ofDune = { artworkId: workId("dune"), artistId: idOfName("huda"), auctionId: dune.auctionId };
  await readSide.tell(`artwork-${workId("dune")}`, [{ type: "ArtworkConsigned", data: ofDune }]);
  await readSide.tell(stream, [dune.scheduled({ reserve: 5_000_00 })]);
  await readSide.tell(stream, [dune.opened()]);
  await readSide.tell(stream, [dune.leads("sara", 500_00, 900_00)]);
  await readSide.tell(stream, [dune.loses("omar", 600_00, 650_00)]);
  await readSide.tell(stream, [dune.raises(7_777_00)]);
  await readSide.tell(`order-${orderId}`, [ordered(orderId, "dune", "sara", dune.auctionId)]);
  await readSide.tell(`inbox-${idOfName("omar")}`, [
    noticed("omar", "outbid", "outbid", { auctionId: dune.auctionId }),
    noticed("omar", "opened", "auctionOpened", { artworkId: workId("dune") }),
  ]);
};

describe("Queries", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await tellShop(readSide);
  });
  afterAll(() => readSide.stop());

  const bodyOf = async (path: string, as: string | null = null) => (await readSide.ask(path, as)).body;
  const statusOf = async (path: string, as: string | null = null) => (await readSide.ask(path, as)).status;

  describe("of accounts", () => {
    it("say who is signed in, with how much is unread", async () => {
      expect(await bodyOf("/api/user", "omar")).toMatchObject({
        id: idOfName("omar"),
        email: "omar@example.sa",
        firstName: "omar",
        role: "collector",
        banned: null,
        unreadNotifications: 2,
      });
      expect(await readSide.ask("/api/user")).toMatchObject({ status: 401, body: { code: "SIGN_IN_REQUIRED" } });
    });

    it("show an artist, and nobody else, to everyone", async () => {
      expect(await bodyOf(`/api/artists/${idOfName("huda")}`)).toMatchObject({
        firstName: "huda",
        bio: "huda paints",
        artworkCount: 2,
      });
      expect(await statusOf(`/api/artists/${idOfName("sara")}`)).toBe(404);
    });

    it("lead to the sign-in screen, offer no Google and no demo accounts", async () => {
      const login = await readSide.ask("/api/login");
      expect([login.status, login.headers.get("location")]).toEqual([302, "/signin"]);
      expect(await bodyOf("/api/auth/google/status")).toEqual({ available: false });
      expect(await bodyOf("/api/demo/accounts")).toEqual([]);
    });
  });

  describe("of artworks", () => {
    const titles = async (path: string, as: string | null = null) =>
      ((await bodyOf(path, as)) as { title: string }[]).map(({ title }) => title);

    it("list what is approved, newest first, by category, price and auction", async () => {
      expect(await titles("/api/artworks")).toEqual(["palm", "dune"]);
      expect(await titles("/api/artworks?category=photography")).toEqual(["palm"]);
      expect(await titles("/api/artworks?isAuction=true")).toEqual(["dune"]);
      expect(await titles("/api/artworks?isAuction=false")).toEqual(["palm"]);
      expect(await titles("/api/artworks?forSale=true")).toEqual(["palm"]);
      expect(await titles("/api/artworks?sort=price-low")).toEqual(["palm", "dune"]);
      expect(await titles("/api/artworks?sort=price-high&minPrice=400")).toEqual(["dune"]);
      expect(await titles("/api/artworks?maxPrice=650&minPrice=650")).toEqual(["dune"]);
      expect(await titles("/api/artworks?featured=true")).toEqual([]);
    });

    it("are found by words of titles, mediums, tags and names, however they are spelt", async () => {
      expect(await titles("/api/artworks?q=dune")).toEqual(["dune"]);
      expect(await titles("/api/artworks?q=DU")).toEqual(["dune"]);
      expect(await titles("/api/artworks?q=oil")).toEqual(["palm", "dune"]);
      expect(await titles("/api/artworks?q=sea&category=photography")).toEqual(["palm"]);
      expect(await titles("/api/artworks?q=sea&sort=price-high")).toEqual(["dune", "palm"]);
      expect(await titles("/api/artworks?q=huda")).toEqual(["palm", "dune"]);
      expect(await titles("/api/artworks?q=huda%20dune")).toEqual(["dune"]);
      expect(await titles("/api/artworks?q=" + encodeURIComponent("وdune"))).toEqual(["dune"]);
      expect(await titles("/api/artworks?q=une")).toEqual([]);
      expect(await titles("/api/artworks?q=xylophone")).toEqual([]);
      // As the search does: endings, errors, the other writing, and where nothing holds all words, some of them.
      expect(await titles("/api/artworks?q=dunes")).toEqual(["dune"]);
      expect(await titles("/api/artworks?q=dume")).toEqual(["dune"]);
      expect(await titles(`/api/artworks?q=${encodeURIComponent("بالم")}`)).toEqual(["palm"]);
      expect(await titles("/api/artworks?q=dune%20sea%20oil%20elephants")).toContain("dune");
      expect(await bodyOf("/api/artworks/facets?q=dume")).toMatchObject({
        total: 1,
        understood: "corrected",
        corrected: "dune",
      });
      expect(await bodyOf("/api/artworks/facets?q=dune%20sea%20oil%20elephants")).toMatchObject({
        understood: "partly",
      });
      expect(await bodyOf("/api/artworks/facets?q=xylophone")).toMatchObject({ total: 0, understood: "partly" });
      expect(await bodyOf("/api/search?query=xylophone")).toMatchObject({ total: 0, understood: "partly" });
      expect(await titles("/api/artworks?q=%20")).toEqual(["palm", "dune"]);
    });

    it.each([
      ["all works", ""],
      ["what is sought", "&q=sea"],
      ["what is found without the letter that joins", `&q=${encodeURIComponent("وsea")}`],
    ])("page by Link headers: %s", async (_, sought) => {
      const first = await readSide.ask(`/api/artworks?limit=1${sought}`);
      const [, next] = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "") ?? [];
      const second = await readSide.ask(next!);
      expect([first.body, second.body].flat()).toMatchObject([{ title: "palm" }, { title: "dune" }]);
      expect(second.headers.get("link")).toBeNull();
    });

    it("show a visitor the card of a work and the signed-in the rest", async () => {
      const path = `/api/artworks/${workId("dune")}`;
      const visitor = await bodyOf(path);
      expect(visitor).toMatchObject({
        limited: true,
        title: "dune",
        artist: { firstName: "huda" },
        currentBid: "650.00",
        auction: { openingPrice: "500.00", bidCount: 3, status: "live" },
      });
      expect(visitor).not.toHaveProperty("description");
      expect(visitor).toMatchObject({ excerpt: "About dune", excerptEn: null });
      expect(await bodyOf(path, "sara")).toMatchObject({ limited: false, description: "About dune" });
    });

    it("show what is not approved to its artist and to administrators alone", async () => {
      const path = `/api/artworks/${workId("fog")}`;
      expect(await statusOf(path)).toBe(404);
      expect(await statusOf(path, "sara")).toBe(404);
      for (const reader of ["huda", "admin"]) {
        expect(await bodyOf(path, reader)).toMatchObject({ rejection: { reason: "blurry", note: "Blurred" } });
      }
      expect(await titles("/api/artworks/my", "huda")).toEqual(["fog", "mist", "palm", "dune"]);
      expect(await titles("/api/artworks/my", "sara")).toEqual([]);
    });

    it("give a work's bids to the signed-in", async () => {
      expect(await statusOf(`/api/artworks/${workId("dune")}/bids`)).toBe(401);
      expect(await bodyOf(`/api/artworks/${workId("dune")}/bids`, "sara")).toHaveLength(3);
      expect(await bodyOf(`/api/artworks/${workId("palm")}/bids`, "sara")).toEqual([]);
    });

    it("tell nobody else by the bids that a work exists which waits for review", async () => {
      const path = `/api/artworks/${workId("mist")}/bids`;
      expect(await statusOf(path, "sara")).toBe(404);
      expect(await bodyOf(path, "huda")).toEqual([]);
      expect(await bodyOf(path, "admin")).toEqual([]);
    });
  });

  describe("of auctions", () => {
    it("list what runs, and what is whose", async () => {
      expect(await bodyOf("/api/auctions?status=live")).toMatchObject([
        { auctionId: dune.auctionId, price: 650_00, ask: 700_00, bidCount: 3, bidderCount: 2, mine: null },
      ]);
      expect(await bodyOf("/api/auctions?status=upcoming")).toEqual([]);
      expect(await bodyOf("/api/auctions?mine=true", "omar")).toMatchObject([{ mine: { state: "outbid" } }]);
      expect(await bodyOf("/api/auctions?mine=true", "huda")).toMatchObject([{ auctionId: dune.auctionId }]);
      expect(await bodyOf("/api/auctions?mine=true", "admin")).toEqual([]);
      expect(await statusOf("/api/auctions?mine=true")).toBe(401);
    });

    it("show the room to anyone and a bidder's own standing to them", async () => {
      const visitor = await bodyOf(`/api/auctions/${dune.auctionId}`);
      expect(visitor).toMatchObject({
        room: { status: "live", leaderAlias: 1, reserveStatus: "notMet", sequence: 4 },
        lot: { title: "dune", artist: { firstName: "huda" } },
        mine: null,
      });
      const own = await bodyOf(`/api/auctions/${dune.auctionId}`, "sara");
      expect(own).toMatchObject({ mine: { state: "leading", maximum: 7_777_00, lastBid: 650_00 } });
      expect(own).not.toHaveProperty("mine.bidderId");
    });

    it("tell names of bidders to the artist and administrators alone", async () => {
      const path = `/api/auctions/${dune.auctionId}/bids`;
      const visitor = (await bodyOf(path)) as object[];
      expect(visitor).toMatchObject([
        { number: 3, kind: "automatic", bidder: 1, amount: "650.00", mine: false },
        { number: 2, kind: "bid", bidder: 2, amount: "600.00" },
        { number: 1, kind: "bid", bidder: 1, amount: "500.00" },
      ]);
      for (const bid of visitor) expect(bid).not.toHaveProperty("bidderName");
      expect(await bodyOf(path, "sara")).toMatchObject([{ mine: true }, { mine: false }, { mine: true }]);
      for (const reader of ["huda", "admin"]) {
        expect(await bodyOf(path, reader)).toMatchObject([
          { bidderName: "sara of Riyadh" },
          { bidderName: "omar of Riyadh" },
          { bidderName: "sara of Riyadh" },
        ]);
      }
      expect(await bodyOf(`${path}?before=3&limit=1`)).toMatchObject([{ number: 2 }]);
    });

    it("give receipts to their bidder, each linked to the row before", async () => {
      const receipts = (await bodyOf(`/api/auctions/${dune.auctionId}/receipts`, "omar")) as object[];
      const [, , first] = (await bodyOf(`/api/auctions/${dune.auctionId}/bids`)) as { hash: string }[];
      expect(receipts).toMatchObject([{ number: 2, alias: 2, previousHash: first!.hash }]);
      expect(await bodyOf(`/api/auctions/${dune.auctionId}/receipts`, "admin")).toEqual([]);
      expect(await bodyOf("/api/user/standings", "omar")).toMatchObject([{ alias: 2, maximum: 600_00 }]);
    });
  });

  describe("of orders and notices", () => {
    it("show an order to its buyer, its artist and administrators", async () => {
      for (const reader of ["sara", "huda", "admin"]) {
        expect(await bodyOf(`/api/orders/${orderId}`, reader)).toMatchObject({
          status: "pending",
          totalAmount: "747.50",
          amount: "747.50",
          buyerId: idOfName("sara"),
          artwork: { title: "dune", imageUrl: expect.stringMatching(/^\/images\//), artist: { id: idOfName("huda") } },
          lot: { title: "dune" },
          buyer: { firstName: "sara" },
        });
      }
      expect(await statusOf(`/api/orders/${orderId}`, "omar")).toBe(404);
      expect(await statusOf(`/api/orders/${orderId}`)).toBe(401);
      expect(await bodyOf("/api/orders/my-purchases", "sara")).toHaveLength(1);
      expect(await bodyOf("/api/orders/my-purchases", "huda")).toEqual([]);
      expect(await bodyOf("/api/orders/artist", "huda")).toHaveLength(1);
    });

    it("give a person's own notices, newest first, with the title of the work", async () => {
      expect(await bodyOf("/api/notifications", "omar")).toMatchObject([
        { kind: "auctionOpened", title: "dune", read: false },
        { kind: "outbid", title: "dune", read: false },
      ]);
      expect(await bodyOf("/api/notifications/unread", "omar")).toEqual({ unread: 2 });
      expect(await bodyOf("/api/notifications", "sara")).toEqual([]);
    });
  });

  describe("of administrators", () => {
    it("are refused to everyone else", async () => {
      for (const path of [
        "overview",
        "artworks/pending",
        "users",
        `users/${idOfName("sara")}/leads`,
        "subjects?q=omar",
        "history",
        `history/${idOfName("x")}`,
      ]) {
        expect([path, await statusOf(`/api/admin/${path}`)]).toEqual([path, 401]);
        expect([path, await statusOf(`/api/admin/${path}`, "huda")]).toEqual([path, 403]);
      }
    });

    it("tell how much waits, and who there is", async () => {
      expect(await bodyOf("/api/admin/overview", "admin")).toMatchObject({ pendingArtworks: 1, liveAuctions: 1 });
      expect(await bodyOf("/api/admin/artworks/pending", "admin")).toMatchObject([
        { title: "mist", status: "pending" },
      ]);
      expect(await bodyOf("/api/admin/users?role=artist", "admin")).toMatchObject([{ email: "huda@example.sa" }]);
      expect(await bodyOf("/api/admin/users", "admin")).toHaveLength(4);
    });

    it("tell in which running auctions somebody leads, by their number there, and not up to what they bid", async () => {
      const leadsOf = (name: string) => bodyOf(`/api/admin/users/${idOfName(name)}/leads`, "admin");
      const { room } = (await bodyOf(`/api/auctions/${dune.auctionId}`)) as AuctionPage;
      const leads = await leadsOf("sara");
      expect(leads).toMatchObject([
        {
          auctionId: dune.auctionId,
          alias: room.leaderAlias,
          status: room.status,
          price: room.price,
          lot: { title: "dune" },
        },
      ]);
      expect(JSON.stringify(leads)).not.toContain("maximum");
      expect(await leadsOf("omar")).toEqual([]);
    });

    it("find whose history to read, by name, address, title or id, whatever its state", async () => {
      const found = async (q: string) =>
        ((await bodyOf(`/api/admin/subjects?q=${encodeURIComponent(q)}`, "admin")) as FoundSubjects).subjects.map(
          ({ kind, name }) => [kind, name],
        );
      expect(await found("OMAR")).toEqual([["person", "omar of Riyadh"]]);
      expect(await found("sara@example")).toEqual([["person", "sara of Riyadh"]]);
      expect(await found("dun")).toEqual([
        ["artwork", "dune"],
        ["auction", "dune"],
      ]);
      expect(await found("mist")).toEqual([["artwork", "mist"]]);
      expect(await found("fog")).toEqual([["artwork", "fog"]]);
      expect(await found(`https://naqsh.example/orders/${orderId}?x=1`)).toEqual([["order", "dune"]]);
      expect(await found(dune.auctionId.toUpperCase())).toEqual([["auction", "dune"]]);
      expect(await found(idOfName("huda"))).toEqual([["person", "huda of Riyadh"]]);
      expect(await found("nobody")).toEqual([]);
      expect(await found("؟!")).toEqual([]);
    });

    it("tell whose work an auction is of, as it stood, by name", async () => {
      const { names } = (await bodyOf(`/api/admin/as-of?stream=auction-${dune.auctionId}`, "admin")) as StateAsOf;
      expect(names).toMatchObject({ [idOfName("huda")]: "huda of Riyadh", [workId("dune")]: "dune" });
    });

    it("tell of a person as they were at a moment, without their password", async () => {
      const stream = `user-${idOfName("sara")}`;
      const { state } = (await bodyOf(`/api/admin/as-of?stream=${stream}`, "admin")) as StateAsOf;
      expect(state).toMatchObject({ role: "collector", email: "sara@example.sa", banned: null });
      expect(JSON.stringify(state)).not.toMatch(/hash|sealed/i);
      const before = await bodyOf(`/api/admin/as-of?stream=${stream}&at=2026-03-01T09:00:00Z`, "admin");
      expect(before).toMatchObject({ state: null });
      expect(await statusOf(`/api/admin/as-of?stream=user-${idOfName("nobody")}`, "admin")).toBe(404);
    });

    it("tell who did what, without hashes, maxima and the reserve", async () => {
      const history = await readSide.ask("/api/admin/history?limit=100", "admin");
      expect(history.body).toHaveLength(20);
      expect(JSON.stringify(history.body)).not.toMatch(
        /passwordHash|hash of|maximum|777700|500000|"reserve"|commitment/,
      );
      expect(await bodyOf(`/api/admin/history?actor=${idOfName("admin")}&kind=artwork`, "admin")).toMatchObject([
        { type: "ArtworkApproved", actor: { name: "admin of Riyadh" }, names: { [workId("palm")]: "palm" } },
      ]);
      expect(await bodyOf(`/api/admin/history?subject=${idOfName("omar")}&type=BidPlaced`, "admin")).toHaveLength(1);
      const [created] = (await bodyOf("/api/admin/history?type=OrderCreated", "admin")) as HistoryEntry[];
      expect(created?.names[orderId]).toBe(created?.names[String(created?.facts["artworkId"])]);
      expect(created?.names[orderId]).toEqual(expect.any(String));
      const kinds = (await bodyOf("/api/admin/history?without=artwork&limit=100", "admin")) as { kind: string }[];
      expect(kinds.length).toBeGreaterThan(0);
      expect(kinds.map(({ kind }) => kind)).not.toContain("artwork");
      expect(await bodyOf("/api/admin/history?from=2100-01-01T00:00:00Z", "admin")).toEqual([]);
    });

    it("tell what caused an event and what followed from it", async () => {
      const cause = readSide.told()[0]!;
      await readSide.tell(
        "platform-main",
        [{ type: "OutageRecorded", data: { outageId: idOfName("outage"), from: "a", to: "b" } }],
        { causationId: cause },
      );
      const effect = readSide.told()[0]!;
      expect(await bodyOf(`/api/admin/history/${effect}`, "admin")).toMatchObject({
        entry: { type: "OutageRecorded", causationId: cause },
        causes: [{ id: cause, type: "NoticeReceived" }],
        effects: [],
      });
      expect(await bodyOf(`/api/admin/history/${cause}`, "admin")).toMatchObject({ effects: [{ id: effect }] });
    });
  });

  it("count the home page's figures", async () => {
    expect(await bodyOf("/api/home/statistics")).toEqual({
      artworks: 2,
      artists: 1,
      collectors: 2,
      liveAuctions: 1,
      soldArtworks: 0,
    });
  });

  it("log no errors", () => {
    expect(readSide.errors).toEqual([]);
  });
});

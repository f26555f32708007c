import { personal } from "@naqsh/shared/kernel/personal";
import type { AccountEvent } from "@naqsh/shared/account";
import type { HistoryEntry, StateAsOf } from "@naqsh/shared/moderation";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { approved, registered, submitted, rejected, workId } from "../testing/story-events";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const dune = new AuctionStory("dune");
const stream = `auction-${dune.auctionId}`;

describe("The administrator's history", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    for (const [name, role] of [
      ["huda", "artist"],
      ["sara", "collector"],
      ["admin", "admin"],
    ] as const) {
      await readSide.tell(`user-${idOfName(name)}`, [registered(name, role)], { actorId: idOfName(name) });
    }
    await readSide.tell(`artwork-${workId("dune")}`, [submitted("dune"), approved("dune")]);
    await readSide.tell(`artwork-${workId("fog")}`, [submitted("fog"), rejected("fog")]);
    await readSide.tell(stream, [dune.scheduled({ reserve: 5_432_00 })]);
    await readSide.tell(stream, [dune.opened()]);
    await readSide.tell(stream, [dune.leads("sara", 500_00, 987_00)]);
  });
  afterAll(() => readSide.stop());

  const fileOf = async (path: string): Promise<string> => {
    const answer = await fetch(`${readSide.url}${path}`, { headers: { cookie: await readSide.cookieOf("admin") } });
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    return answer.text();
  };

  it("is handed out as JSON with the filters of the screen", async () => {
    const all = JSON.parse(await fileOf("/api/admin/history/export?format=json")) as HistoryEntry[];
    expect(all.length).toBe(10);
    const ofDune = `/api/admin/history/export?format=json&kind=auction&subject=${dune.auctionId}`;
    const some = JSON.parse(await fileOf(ofDune)) as HistoryEntry[];
    expect(some.map(({ type }) => type)).toEqual(["BidPlaced", "AuctionOpened", "AuctionScheduled"]);
    expect(JSON.parse(await fileOf("/api/admin/history/export?format=json&type=Nothing"))).toEqual([]);
  });

  it("is handed out as a sheet that holds no secret", async () => {
    const sheet = await fileOf("/api/admin/history/export?format=csv");
    expect(sheet.split("\r\n").length).toBe(12);
    expect(sheet).toContain('"ArtworkRejected"');
    expect(sheet).not.toMatch(/98700|543200|passwordHash|maximum/);
  });

  it("tells nothing of searches: words that nobody sought stand beside no person who searched at that moment", async () => {
    const userId = idOfName("sara");
    const [termId, entryId, resultId] = [idOfName("gift"), idOfName("entry"), workId("dune")];
    const own = { type: "SearchRemembered", data: { userId, entryId, query: personal(userId, "هدية لأمي") } } as const;
    await readSide.tell(`searchHistory-${userId}`, [own], { actorId: userId });
    await readSide.tell(`soughtTerm-${termId}`, [
      { type: "TermSought", data: { termId, term: "هديه لامي", query: "هدية لأمي" } },
      { type: "SearchResultChosen", data: { termId, kind: "artwork", resultId } },
    ]);
    await readSide.tell(`searchHistory-${userId}`, [{ type: "SearchesForgotten", data: { userId, entryIds: null } }]);
    for (const format of ["json", "csv"]) {
      const file = await fileOf(`/api/admin/history/export?format=${format}`);
      expect(file).toContain("BidPlaced");
      expect(file).not.toMatch(/هدي|Search|TermSought/);
    }
    for (const question of ["type=TermSought", `stream=soughtTerm-${termId}`, `stream=searchHistory-${userId}`])
      expect(await readSide.ask(`/api/admin/history?${question}`, "admin")).toMatchObject({ status: 200, body: [] });
  });

  it("shows a thing as it stood", async () => {
    const answer = await readSide.ask(`/api/admin/as-of?stream=${stream}`, "admin");
    expect((answer.body as StateAsOf).state).toMatchObject({ status: "live", price: 500_00, bidCount: 1 });
    const early = await readSide.ask(`/api/admin/as-of?stream=${stream}&at=2020-01-01T00:00:00Z`, "admin");
    expect(early.body).toMatchObject({ state: null });
    expect((await readSide.ask(`/api/admin/as-of?stream=${stream}0`, "admin")).status).toBe(404);
    const work = await readSide.ask(`/api/admin/as-of?stream=artwork-${workId("fog")}`, "admin");
    for (const kept of ["words", "shelves", "auction"]) expect((work.body as StateAsOf).state).not.toHaveProperty(kept);
    expect((work.body as StateAsOf).state).toMatchObject({ status: "rejected" });
  });

  it("is for administrators alone", async () => {
    for (const path of ["/api/admin/history/export?format=csv", `/api/admin/as-of?stream=${stream}`]) {
      expect((await readSide.ask(path)).status).toBe(401);
      expect((await readSide.ask(path, "sara")).status).toBe(403);
    }
  });

  it("goes on by what its list began by, where fewer events share another by now", async () => {
    const asked = "kind=account&type=UserRegistered";
    const first = await readSide.ask(`/api/admin/history?limit=1&${asked}`, "admin");
    const ban = (reason: string): AccountEvent => ({
      type: "UserBanned",
      data: {
        userId: idOfName("sara"),
        bannedBy: idOfName("admin"),
        reason: personal(idOfName("sara"), reason),
        until: null,
        cancelledAuctions: [],
      },
    });
    await readSide.tell(`user-${idOfName("sara")}`, [ban("spam")]);
    const [, next] = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "") ?? [];
    expect(await readSide.ask(next!, "admin")).toMatchObject({ status: 200, body: [{ type: "UserRegistered" }] });
  });
});

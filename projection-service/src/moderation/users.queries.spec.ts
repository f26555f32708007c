import type { AccountEvent } from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";
import type { ListedUser } from "@naqsh/shared/moderation";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { approved, registered, submitted, workId } from "../testing/story-events";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const UNTIL = "2026-04-01T00:00:00.000Z";
const ERASES_AT = "2026-03-20T09:00:00.000Z";

const unverified = (name: string): AccountEvent => {
  const event = registered(name);
  return event.type === "UserRegistered" ? { ...event, data: { ...event.data, emailVerified: false } } : event;
};

const asksToLeave = (name: string): AccountEvent => ({
  type: "AccountDeletionRequested",
  data: { userId: idOfName(name), requestId: "wish", erasesAt: ERASES_AT },
});

describe("administrators find accounts", () => {
  let readSide: ReadSide;

  const tell = (name: string, ...events: AccountEvent[]) => readSide.tell(`user-${idOfName(name)}`, events);
  const found = async (question: string): Promise<string[]> => {
    const { status, body } = await readSide.ask(`/api/admin/users?${question}`, "admin");
    expect(status).toBe(200);
    return (body as ListedUser[]).map(({ username }) => username ?? "erased");
  };

  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await tell("admin", registered("admin", "admin"));
    await tell("huda", registered("huda", "artist"));
    for (const name of ["sara", "omar", "noura", "gone"]) await tell(name, registered(name));
    await tell("omar", {
      type: "UserBanned",
      data: {
        userId: idOfName("omar"),
        bannedBy: idOfName("admin"),
        reason: personal(idOfName("omar"), "shill bids"),
        until: UNTIL,
        cancelledAuctions: [],
      },
    });
    await tell("gone", { type: "AccountErased", data: { userId: idOfName("gone") } });
    await readSide.ports.keys.destroy(idOfName("gone"));
    const claimId = await claimIdOf(readSide.ports.keys, "email", "hidden@example.sa");
    await readSide.tell(`emailClaim-${claimId}`, [
      { type: "EmailClaimed", data: { claimId, userId: idOfName("noura") } },
    ]);
  });
  afterAll(async () => {
    expect(readSide.errors).toEqual([]);
    await readSide.stop();
  });

  it("by the beginning of a name, a username or an e-mail, newest first", async () => {
    expect(await found("q=sar")).toEqual(["sara"]);
    expect(await found("q=riyadh")).toEqual(["noura", "omar", "sara", "huda", "admin"]);
    expect(await found("q=OMAR@example")).toEqual(["omar"]);
    expect(await found("q=nobody")).toEqual([]);
  });

  it("by the exact e-mail that somebody holds, without opening a name", async () => {
    expect(await found("q=Hidden@Example.sa")).toEqual(["noura"]);
    expect(await found("q=Hidden@Example.sa&role=artist")).toEqual([]);
  });

  it("never by what an erased person was called", async () => {
    expect(await found("q=gone")).toEqual([]);
    expect(await found("standing=erased")).toEqual(["erased"]);
  });

  it("by role and standing, together and with a name", async () => {
    expect(await found("role=artist")).toEqual(["huda"]);
    expect(await found("standing=banned")).toEqual(["omar"]);
    expect(await found("standing=active&role=collector")).toEqual(["noura", "sara"]);
    expect(await found("standing=banned&q=sara")).toEqual([]);
  });

  it("page by page, also where a page of a search finds little", async () => {
    const all: string[] = [];
    let next: string | undefined = "/api/admin/users?limit=2&q=riyadh";
    while (next !== undefined) {
      // oxlint-disable-next-line no-await-in-loop -- each page names the next
      const { body, headers } = await readSide.ask(next, "admin");
      all.push(...(body as ListedUser[]).map(({ username }) => username ?? ""));
      [, next] = /<(.+)>; rel="next"/.exec(headers.get("link") ?? "") ?? [];
    }
    expect(all).toEqual(["noura", "omar", "sara", "huda", "admin"]);
  });

  it("and read one with what hangs on it", async () => {
    const story = new AuctionStory("dune");
    await readSide.tell(`artwork-${workId("dune")}`, [submitted("dune"), approved("dune")]);
    await readSide.tell(`auction-${story.auctionId}`, [story.scheduled({}), story.opened()]);
    expect((await readSide.ask(`/api/admin/users/${idOfName("huda")}`, "admin")).body).toMatchObject({
      id: idOfName("huda"),
      standing: "active",
      bio: "huda paints",
      works: { approved: 1, pending: 0, rejected: 0, withdrawn: 0 },
      purchases: 0,
      auctions: [{ auctionId: story.auctionId, status: "live", bidCount: 0, lot: { title: "dune" } }],
    });
    expect((await readSide.ask(`/api/admin/users/${idOfName("omar")}`, "admin")).body).toMatchObject({
      standing: "banned",
      banned: { reason: "shill bids", until: UNTIL },
      auctions: [],
    });
    expect((await readSide.ask("/api/admin/users/nobody", "admin")).status).toBe(404);
    expect((await readSide.ask(`/api/admin/users/${idOfName("huda")}`, "sara")).status).toBe(403);
  });

  it("and see where somebody is signed in, which nobody else does", async () => {
    await readSide.cookieOf("sara");
    const path = `/api/admin/users/${idOfName("sara")}/sessions`;
    const { status, body } = await readSide.ask(path, "admin");
    expect(status).toBe(200);
    expect(body).toMatchObject([{ isCurrent: false, kind: "other" }]);
    expect((await readSide.ask(path, "sara")).status).toBe(403);
  });

  it("whose works stand in no list while they are suspended", async () => {
    const listed = async () =>
      ((await readSide.ask("/api/artworks")).body as { title: string }[]).map(({ title }) => title);
    expect(await listed()).toEqual(["dune"]);
    const ofHuda = { userId: idOfName("huda"), bannedBy: idOfName("admin"), until: null, cancelledAuctions: [] };
    await tell("huda", { type: "UserBanned", data: { ...ofHuda, reason: personal(idOfName("huda"), "copies") } });
    expect(await listed()).toEqual([]);
    await tell("huda", { type: "UserUnbanned", data: { userId: idOfName("huda"), unbannedBy: idOfName("admin") } });
    expect(await listed()).toEqual(["dune"]);
  });

  it("tells a banned person when the ban ends", async () => {
    expect((await readSide.ask("/api/user", "omar")).body).toMatchObject({
      banned: { reason: "shill bids", until: UNTIL },
    });
  });

  it("who are leaving, or whose e-mail is not verified, by that, and not as active", async () => {
    await tell("lina", unverified("lina"));
    await tell("maha", registered("maha"), asksToLeave("maha"));
    const one = async (name: string) => (await readSide.ask(`/api/admin/users/${idOfName(name)}`, "admin")).body;
    expect(await found("standing=unverified")).toEqual(["lina"]);
    expect(await found("standing=leaving&role=collector")).toEqual(["maha"]);
    expect(await found("standing=active&role=collector")).toEqual(["noura", "sara"]);
    expect(await one("lina")).toMatchObject({ standing: "unverified", emailVerified: false, leaving: null });
    expect(await one("maha")).toMatchObject({
      emailVerified: true,
      leaving: { askedAt: expect.any(String) as string, erasesAt: ERASES_AT },
    });
  });

  it("whose standing follows what is over and what still is", async () => {
    const standing = async (name: string) =>
      ((await readSide.ask(`/api/admin/users/${idOfName(name)}`, "admin")).body as ListedUser).standing;
    const about = (name: string) => ({ userId: idOfName(name) });
    const byAdmin = { bannedBy: idOfName("admin"), until: null, cancelledAuctions: [] };
    const reason = personal(idOfName("hind"), "spam");
    await tell("hind", unverified("hind"), asksToLeave("hind"));
    expect(await standing("hind")).toBe("leaving");
    await tell("hind", { type: "UserBanned", data: { ...about("hind"), ...byAdmin, reason } });
    expect(await standing("hind")).toBe("banned");
    await tell("hind", { type: "UserUnbanned", data: { ...about("hind"), unbannedBy: idOfName("admin") } });
    expect(await standing("hind")).toBe("leaving");
    await tell("hind", { type: "AccountDeletionWithdrawn", data: { ...about("hind"), requestId: "wish" } });
    expect(await standing("hind")).toBe("unverified");
    await tell("hind", { type: "EmailVerified", data: about("hind") });
    expect(await standing("hind")).toBe("active");
  });
});

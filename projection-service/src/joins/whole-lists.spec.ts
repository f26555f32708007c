import type { PersonPage } from "@naqsh/shared/moderation";
import type { PlatformStats } from "@naqsh/shared/moderation";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { approved, detailsOf, registered, submitted, workId } from "../testing/story-events";
import { openReadSide, type Answer, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const huda = idOfName("huda");
const MANY_AUCTIONS = 51;
const MANY_WORKS = 2_001;
const MANY_ASKERS = 201;

let readSide: ReadSide;

const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name} ${at}`);

/** The items of a list, its pages read one after the other, and how many pages there were. */
const walked = async (path: string, as: string): Promise<{ items: Record<string, unknown>[]; pages: number }> => {
  const items: Record<string, unknown>[] = [];
  let next: string | undefined = path;
  let pages = 0;
  while (next !== undefined) {
    const { status, body, headers }: Answer = await readSide.ask(next, as);
    expect(status).toBe(200);
    items.push(...(body as Record<string, unknown>[]));
    next = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1];
    pages += 1;
  }
  return { items, pages };
};

beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await readSide.tell(`user-${idOfName("admin")}`, [registered("admin", "admin")]);
  await readSide.tell(`user-${huda}`, [registered("huda", "artist")]);
  for (const title of numbered("lot", MANY_AUCTIONS)) {
    const story = new AuctionStory(title);
    await readSide.tell(`artwork-${workId(title)}`, [submitted(title), approved(title)]);
    await readSide.tell(`auction-${story.auctionId}`, [story.scheduled(), story.opened()]);
  }
  const { image } = detailsOf("the same picture");
  for (const title of numbered("work", MANY_WORKS - MANY_AUCTIONS)) {
    const event = submitted(title);
    if (event.type !== "ArtworkSubmitted") continue;
    const details = { ...event.data.details, image };
    await readSide.tell(`artwork-${workId(title)}`, [{ type: event.type, data: { ...event.data, details } }]);
  }
  for (const name of numbered("asker", MANY_ASKERS)) {
    const asked = { userId: idOfName(name), documentId: idOfName(`document of ${name}`), format: "pdf" };
    await readSide.tell(`user-${idOfName(name)}`, [registered(name, "artist"), { type: "BadgeAsked", data: asked }]);
  }
});
afterAll(async () => {
  expect(readSide.errors).toEqual([]);
  await readSide.stop();
});

it("all running auctions of an artist are listed, page by page", async () => {
  const { items, pages } = await walked(`/api/artists/${huda}/auctions?limit=20`, "huda");
  expect(new Set(items.map(({ auctionId }) => auctionId)).size).toBe(MANY_AUCTIONS);
  expect(pages).toBe(3);
});

it("an artist's own auctions come page by page, each once", async () => {
  const { items, pages } = await walked("/api/auctions?mine=true&status=live&limit=20", "huda");
  expect([items.length, new Set(items.map(({ auctionId }) => auctionId)).size]).toEqual([MANY_AUCTIONS, MANY_AUCTIONS]);
  expect(pages).toBe(3);
});

it("an administrator sees how many works and auctions a person has, however many", async () => {
  const { works, auctions } = (await readSide.ask(`/api/admin/users/${huda}`, "admin")).body as PersonPage;
  expect(works).toEqual({ approved: MANY_AUCTIONS, pending: MANY_WORKS - MANY_AUCTIONS, rejected: 0, withdrawn: 0 });
  expect(auctions).toHaveLength(MANY_AUCTIONS);
});

it("everybody who asks for the verified badge is in the queue, and counted", async () => {
  const { items } = await walked("/api/admin/badges", "admin");
  expect(new Set(items.map(({ userId }) => userId)).size).toBe(MANY_ASKERS);
  expect(((await readSide.ask("/api/admin/stats", "admin")).body as PlatformStats).badgeRequests).toBe(MANY_ASKERS);
});

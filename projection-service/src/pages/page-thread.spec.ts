import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { USUAL_LOOK, type PageDrawn } from "@naqsh/shared/first-view";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPageThread, type PageThread } from "./page-thread";

/**
 * Draws one page after the other, each until `/end` is asked for, which is answered after all that it set going; `/now` is answered
 * at once, `/there` is found and never drawn, `/never` has no turn, and `/left` is answered by how many have left.
 */
const CODE = `
import { parentPort } from "node:worker_threads";
const waiting = [];
let inHand = null;
const begin = () => {
  if (inHand !== null || waiting.length === 0) return;
  inHand = waiting.shift();
  parentPort.postMessage({ id: inHand, begun: true });
};
const answer = (id) => parentPort.postMessage({ id, drawn: { kind: "none", status: 200 } });
let left = 0;
parentPort.on("message", ({ id, asked, left: hasLeft }) => {
  if (hasLeft) return (left += 1);
  const { path } = asked;
  if (path === "/left") return parentPort.postMessage({ id, drawn: { kind: "none", status: left } });
  if (path === "/there") parentPort.postMessage({ id, isThere: true });
  if (path === "/never" || path === "/there") return;
  if (path === "/now") return answer(id);
  if (path !== "/end") {
    waiting.push(id);
    return begin();
  }
  answer(inHand);
  inHand = null;
  begin();
  answer(id);
});
parentPort.postMessage({});
`;

const folders = temporaryFolder();
const silent = (): void => undefined;
const PAGE_LIMIT_MS = 5_000;

let thread: PageThread;
/** Of which pages it was told that they are there. */
let found: string[];

const threadOf = (code: string): PageThread => {
  const threadFile = join(folders.fresh(), "page-thread.mjs");
  writeFileSync(threadFile, code);
  const logger = { debug: silent, info: silent, warn: silent, error: silent };
  const shop = { shopUrl: () => "http://127.0.0.1", ownQuestion: {} };
  return createPageThread({ threadFile, templateFile: "index.html", ...shop, logger });
};
const draw = (path: string): Promise<PageDrawn> => {
  const view = { ...USUAL_LOOK, isPhone: false, nowMs: 0 };
  const drawn = thread.draw({ path, origin: "https://naqsh.example", view }, () => found.push(path));
  drawn.catch(silent);
  return drawn;
};
/** All that the thread said before was heard. */
const heard = async (): Promise<void> => void (await draw("/now"));
const isDrawn = { kind: "none", status: 200 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  thread = threadOf(CODE);
  found = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await thread.stop();
});

describe("A thread that draws pages", () => {
  it("gives each page its time from its turn on, however long those before it took", async () => {
    await heard();
    const pages = ["/a", "/b", "/c", "/d"].map(draw);
    for (const page of pages) {
      await heard();
      vi.advanceTimersByTime(PAGE_LIMIT_MS - 1_000);
      await draw("/end");
      expect(await page).toEqual(isDrawn);
    }
  });

  it("is ended by a page that takes too long, and those that waited are drawn by another", async () => {
    await heard();
    const [stuck, patient] = [draw("/stuck"), draw("/patient")];
    await heard();
    vi.advanceTimersByTime(PAGE_LIMIT_MS);
    await expect(stuck).rejects.toThrow("took longer than");
    await heard();
    await draw("/end");
    expect(await patient).toEqual(isDrawn);
  });

  it("gives up a page whose turn never comes, and that one alone", async () => {
    await heard();
    const [forgotten] = [draw("/never"), await heard()];
    vi.advanceTimersByTime(20_000);
    const later = draw("/later");
    await heard();
    await draw("/end");
    vi.advanceTimersByTime(10_000);
    await expect(forgotten).rejects.toThrow("turn");
    expect(await later).toEqual(isDrawn);
    expect(await draw("/left")).toEqual({ kind: "none", status: 1 });
  });

  it("tells that there is such a page before it is drawn", async () => {
    void draw("/never");
    void draw("/there");
    await heard();
    expect(found).toEqual(["/there"]);
  });

  it("fails what waits for code that is never read, and for code that breaks", async () => {
    thread = threadOf("setInterval(() => undefined, 1_000_000);");
    const silentThread = draw("/a");
    vi.advanceTimersByTime(30_000);
    await expect(silentThread).rejects.toThrow("30000 ms");
    await thread.stop();
    thread = threadOf(`throw new Error("broken");`);
    await expect(draw("/a")).rejects.toThrow("broken");
  });

  it("takes in no more than it can draw while somebody waits", async () => {
    const pages = Array.from({ length: 24 }, (_, no) => draw(`/${no}`));
    await expect(draw("/one-more")).rejects.toThrow("Too many");
    await thread.stop();
    for (const page of pages) await expect(page).rejects.toThrow("No more pages");
  });
});

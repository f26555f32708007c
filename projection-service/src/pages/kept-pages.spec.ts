import { brotliDecompressSync } from "node:zlib";
import type { PageAsked, PageDrawn } from "@naqsh/shared/first-view";
import { USUAL_LOOK } from "@naqsh/shared/first-view";
import { beforeEach, describe, expect, it } from "vitest";
import { createKeptPages } from "./kept-pages";
import type { KeptPages } from "./kept-pages";
import { createPageBeginnings } from "./page-beginnings";
import { restAfter } from "./page-bytes";

const TEMPLATE = `<!doctype html><html><head><meta name="description" content="-" /></head><body></body></html>`;

const asked: PageAsked = {
  path: "/",
  origin: "https://naqsh.example",
  view: { ...USUAL_LOOK, isPhone: false, nowMs: 0 },
};

describe("Kept pages", () => {
  let nowMs: number;
  let standing: string;
  let drawn: (PageAsked["madeOf"] | null)[];
  let answer: PageDrawn | Error;
  let failures: unknown[];
  let pages: KeptPages;

  beforeEach(() => {
    nowMs = 1_000_000;
    standing = "1";
    drawn = [];
    failures = [];
    answer = { kind: "page", html: "first", madeOf: { "/api/a": "digest" }, isTimed: false };
    pages = createKeptPages({
      draw: async ({ madeOf = null }) => {
        drawn.push(madeOf);
        if (answer instanceof Error) throw answer;
        return answer;
      },
      beginningOf: createPageBeginnings(TEMPLATE),
      standing: () => standing,
      clock: { now: () => nowMs },
      failed: (_, error) => failures.push(error),
    });
  });

  const text = async (isStrict = false): Promise<string | number> => {
    const found = pages.of("key", asked, isStrict);
    const page = typeof found === "object" && "isThere" in found ? await found.page : found;
    return typeof page === "number" ? page : page.html.toString();
  };

  it("draws a page once for as long as no view moves on", async () => {
    expect([await text(), await text(), await text(true)]).toEqual(["first", "first", "first"]);
    nowMs += 5_000;
    expect(await text(true)).toBe("first");
    expect(drawn).toHaveLength(1);
  });

  it("draws it once for all who ask meanwhile", async () => {
    expect(await Promise.all([text(), text(), text()])).toEqual(["first", "first", "first"]);
    expect(drawn).toHaveLength(1);
  });

  it("gives visitors the page of a moment ago while it is drawn anew, and nobody an older one", async () => {
    await text();
    standing = "2";
    nowMs += 1_000;
    answer = { kind: "page", html: "second", madeOf: {}, isTimed: false };
    expect(await Promise.all([text(), text()])).toEqual(["first", "first"]);
    await expect.poll(() => text()).toBe("second");
    expect(drawn).toHaveLength(2);
    standing = "3";
    nowMs += 2_000;
    answer = { kind: "page", html: "third", madeOf: {}, isTimed: false };
    expect(await text()).toBe("third");
  });

  it("asks what it was made of again once a view has moved on, and keeps what still holds", async () => {
    await text();
    standing = "2";
    nowMs += 2_000;
    answer = { kind: "unchanged" };
    expect(await text()).toBe("first");
    expect(drawn).toEqual([null, { "/api/a": "digest" }]);
    expect(await text()).toBe("first");
    expect(drawn).toHaveLength(2);
  });

  it("shows what is new: to visitors within a moment, at once to whoever may have done it", async () => {
    await text();
    standing = "2";
    answer = { kind: "page", html: "second", madeOf: {}, isTimed: false };
    expect(await text()).toBe("first");
    expect(await text(true)).toBe("second");
    expect(await text()).toBe("second");
  });

  it("draws a page that tells by the clock anew before its words are old, whatever the views say", async () => {
    answer = { kind: "page", html: "in 2 minutes", madeOf: { "/api/a": "digest" }, isTimed: true };
    await text();
    nowMs += 29_000;
    answer = { kind: "unchanged" };
    expect(await text()).toBe("in 2 minutes");
    nowMs += 1_000;
    answer = { kind: "page", html: "in a minute", madeOf: { "/api/a": "digest" }, isTimed: true };
    expect(await text(true)).toBe("in a minute");
    expect(drawn).toEqual([null, { "/api/a": "digest" }, null]);
  });

  it("leaves a page that fails to the client, says so once, and tries again after a while", async () => {
    answer = new Error("broken");
    expect([await text(), await text(true)]).toEqual([200, 200]);
    expect([drawn.length, failures.length]).toEqual([1, 1]);
    nowMs += 5_001;
    answer = { kind: "page", html: "again", madeOf: {}, isTimed: false };
    expect(await text()).toBe("again");
  });

  it("compresses a page as whoever was sent its beginning goes on reading it", async () => {
    const { first } = await createPageBeginnings(TEMPLATE)(asked);
    answer = { kind: "page", html: `${first.html.toString()}<title>drawn</title>`, madeOf: {}, isTimed: false };
    await text();
    const page = pages.of("key", asked, false);
    if (typeof page === "number" || "isThere" in page) throw new Error("the page was not kept");
    const rest = restAfter(first, page);
    expect(rest?.html.toString()).toBe("<title>drawn</title>");
    expect(brotliDecompressSync(Buffer.concat([first.brotli, rest!.brotli])).toString()).toBe(page.html.toString());
  });

  it("keeps nothing of a page that is not there", async () => {
    answer = { kind: "none", status: 404 };
    expect([await text(), await text()]).toEqual([404, 404]);
    answer = { kind: "page", html: "now", madeOf: {}, isTimed: false };
    expect(await text()).toBe("now");
  });
});

import { get } from "node:http";
import type { AddressInfo } from "node:net";
import type { PageAsked, PageDrawn } from "@naqsh/shared/first-view";
import { logServerErrors } from "@naqsh/shared/platform/http/client-errors";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import Koa from "koa";
import { describe, expect, it, onTestFinished } from "vitest";
import { drawnPages } from "./drawn-pages";
import type { DrawnPagesOfSite } from "./drawn-pages";
import { createPageBeginnings } from "./page-beginnings";

const silent = (): void => undefined;
const quiet = { debug: silent, info: silent, warn: silent, error: silent };

const TEMPLATE = `<!doctype html><html lang="ar"><head><meta charset="utf-8" /><meta name="description" content="-" />
<title>-</title><link rel="stylesheet" href="/all.css"></head><body></body></html>`;
const WORK = "/artwork/2261889e-01ee-5ae1-a3e6-7341e9a6b1b2";
const SIGNED_IN = { Cookie: `${SESSION_COOKIE}=secret` };

const beginningOf = createPageBeginnings(TEMPLATE);

const serve = async (app: Koa): Promise<string> => {
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** As who keeps pages asks; `fetch` would say besides that it keeps none. */
const statusOf = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => resolve(answer.resume().statusCode)).on("error", reject);
  });

type Draw = (asked: PageAsked, isThere: () => void) => Promise<PageDrawn>;

const pagesBy = (draw: Draw, isStopping: () => boolean = () => false): DrawnPagesOfSite =>
  drawnPages({
    thread: { draw },
    beginningOf,
    standing: () => "1",
    clock: { now: () => 0 },
    logger: quiet,
    publicUrl: "https://naqsh.example",
    isStopping,
  });

/** Opens a site whose pages are drawn so; what draws itself says "empty". Answers its address. */
const openPages = async (draw: Draw): Promise<string> => {
  const app = new Koa();
  app.on("error", logServerErrors(quiet));
  app.use(pagesBy(draw).middleware);
  app.use((context) => {
    context.body = "empty";
  });
  return serve(app);
};

/** A drawing that has begun, and comes when it is told to. */
const heldDrawing = () => {
  let end: (drawn: PageDrawn | Error) => void = silent;
  let find = silent;
  let begin = silent;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const draw: Draw = (_, isThere) =>
    new Promise((resolve, reject) => {
      find = isThere;
      end = (drawn) => (drawn instanceof Error ? reject(drawn) : resolve(drawn));
      begin();
    });
  return { draw, begun, find: () => find(), end: (drawn: PageDrawn | Error) => end(drawn) };
};

/** What has come of an answer so far, and all of it. */
const readInParts = async (answer: Response): Promise<{ first: string; whole: () => Promise<string> }> => {
  const parts = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await parts.read()).value ?? "";
  const whole = async (): Promise<string> => {
    const { done, value } = await parts.read();
    return done ? "" : value + (await whole());
  };
  return { first, whole: async () => first + (await whole()) };
};

const drawnAs = async (rest: string, asked: Pick<PageAsked, "path" | "view">): Promise<PageDrawn> => ({
  kind: "page",
  html: (await beginningOf(asked)).first.html.toString() + rest,
  madeOf: {},
  isTimed: false,
});

describe("Drawn pages", () => {
  it("tell a visitor that there is nothing, and leave it open to who is signed in: they may see more", async () => {
    const url = (await openPages(async () => ({ kind: "none", status: 404 }))) + WORK;
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(url, { headers: SIGNED_IN })).status).toBe(200);
  });

  it("are drawn ahead where most people come in, and not again for the first who come", async () => {
    const drawn: string[] = [];
    const draw: Draw = async ({ path, view }) => {
      drawn.push(`${path} ${view.language} ${view.isPhone}`);
      return { kind: "page", html: `<p>${path}</p>`, madeOf: {}, isTimed: false };
    };
    const { middleware, drawAhead } = pagesBy(draw, () => drawn.length === 12);
    await drawAhead();
    expect(new Set(drawn).size).toBe(12);
    expect(drawn).toContain("/marketplace ar true");
    const url = await serve(new Koa().use(middleware));
    expect(await (await fetch(`${url}/marketplace`, { headers: { "sec-ch-ua-mobile": "?1" } })).text()).toBe(
      "<p>/marketplace</p>",
    );
    expect(drawn).toHaveLength(12);
    await drawAhead();
    expect(drawn).toHaveLength(12);
  });

  it("are not shown again by a browser that goes back, and not sent to whoever holds them", async () => {
    const url = await openPages((asked) => drawnAs("drawn", asked));
    const first = await fetch(url);
    expect([first.status, first.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const page = await first.text();
    const kept = await fetch(url);
    expect([kept.status, kept.headers.get("Cache-Control"), await kept.text()]).toEqual([200, "no-store", page]);
    expect(await statusOf(url, { "If-None-Match": kept.headers.get("ETag")! })).toBe(304);
  });
});

describe("A page that is not drawn yet", () => {
  it.each(["identity", "br"])("begins before it is drawn, and is the page that is kept (%s)", async (encoding) => {
    const drawing = heldDrawing();
    const url = `${await openPages(drawing.draw)}/marketplace`;
    const headers = { "Accept-Encoding": encoding, Cookie: "naqsh.view=en.dark.light.latin.gregorian" };
    const answer = await fetch(url, { headers });
    expect([answer.status, answer.headers.get("X-Accel-Buffering")]).toEqual([200, "no"]);
    const { first, whole } = await readInParts(answer);
    expect(first).toContain(`<html lang="en" dir="ltr" data-theme="dark" data-drawn>`);
    expect(first).toContain(`<link rel="stylesheet" href="/all.css">`);
    drawing.end({ kind: "page", html: `${first}<title>Works</title>`, madeOf: {}, isTimed: false });
    expect(await whole()).toBe(`${first}<title>Works</title>`);
    const kept = await fetch(url, { headers });
    expect([kept.headers.get("ETag"), await kept.text()]).toEqual([expect.any(String), `${first}<title>Works</title>`]);
  });

  it("goes on as the page that draws itself if it fails, or begins otherwise than was said", async () => {
    for (const failure of [
      new Error("broken"),
      { kind: "page", html: "<html>other", madeOf: {}, isTimed: false } as const,
    ]) {
      const drawing = heldDrawing();
      const { first, whole } = await readInParts(await fetch(await openPages(drawing.draw)));
      drawing.end(failure);
      const page = await whole();
      expect(page.slice(first.length)).toBe(
        `<meta name="description" content="-" />\n<title>-</title></head><body></body></html>`,
      );
    }
  });

  it("begins once what it is about was found", async () => {
    const drawing = heldDrawing();
    const asking = fetch((await openPages(drawing.draw)) + WORK);
    await drawing.begun;
    drawing.find();
    const answer = await asking;
    const { first, whole } = await readInParts(answer);
    expect([answer.status, first]).toEqual([200, expect.stringContaining("data-drawn")]);
    drawing.end(new Error("broken"));
    expect(await whole()).toContain("<body></body>");
  });

  it("has its own status as long as nobody knows that it is there", async () => {
    const drawing = heldDrawing();
    const none: PageDrawn = { kind: "none", status: 404 };
    const url = await openPages(async (asked, isThere) =>
      asked.path === WORK ? drawing.draw(asked, isThere) : Promise.resolve(none),
    );
    const asking = fetch(url + WORK);
    await drawing.begun;
    drawing.end(none);
    const answer = await asking;
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("<body></body>")]);
  });

  it("begins at once for whoever is signed in, to whom none is missing", async () => {
    const drawing = heldDrawing();
    const answer = await fetch((await openPages(drawing.draw)) + WORK, { headers: SIGNED_IN });
    const { whole } = await readInParts(answer);
    drawing.end({ kind: "none", status: 404 });
    expect([answer.status, await whole()]).toEqual([200, expect.stringContaining("<title>-</title>")]);
  });

  it("is drawn first for whoever asks whether it is another one, or for its head alone", async () => {
    const drawing = heldDrawing();
    const url = await openPages(drawing.draw);
    const asking = [fetch(url, { headers: { "If-None-Match": `"none"` } }), fetch(url, { method: "HEAD" })];
    await drawing.begun;
    drawing.end({ kind: "page", html: "drawn", madeOf: {}, isTimed: false });
    const [conditional, head] = await Promise.all(asking);
    expect([await conditional!.text(), conditional!.headers.get("ETag")]).toEqual(["drawn", expect.any(String)]);
    expect([head!.headers.get("Content-Length"), head!.headers.get("ETag")]).toEqual([
      "5",
      conditional!.headers.get("ETag"),
    ]);
  });

  it("is drawn once for all who ask meanwhile, also if one goes away", async () => {
    let drawings = 0;
    const drawing = heldDrawing();
    const url = await openPages((asked, isThere) => {
      drawings += 1;
      return drawing.draw(asked, isThere);
    });
    const leaving = new AbortController();
    const [gone, stays] = await Promise.all([fetch(url, { signal: leaving.signal }), fetch(url)]);
    leaving.abort();
    await expect(gone.text()).rejects.toThrow();
    const { first, whole } = await readInParts(stays);
    drawing.end({ kind: "page", html: `${first}drawn`, madeOf: {}, isTimed: false });
    expect(await whole()).toBe(`${first}drawn`);
    expect(drawings).toBe(1);
  });
});

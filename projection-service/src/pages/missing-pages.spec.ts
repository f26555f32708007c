import type { AddressInfo } from "node:net";
import { isMissingPage, NO_ID } from "@naqsh/shared/first-view";
import type { PageAsked, PageDrawn } from "@naqsh/shared/first-view";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import Koa from "koa";
import { expect, it, onTestFinished } from "vitest";
import { drawnPages } from "./drawn-pages";
import { createPageBeginnings } from "./page-beginnings";

const silent = (): void => undefined;
const TEMPLATE = `<!doctype html><html lang="ar"><head><meta name="description" content="-" /></head><body></body></html>`;
const SIGNED_IN = { Cookie: `${SESSION_COOKIE}=secret` };

const idOf = (number: number): string => `2261889e-01ee-5ae1-a3e6-${String(number).padStart(12, "0")}`;

type Site = { url: string; drawn: string[] };

/** A site without a work or an auction: what it draws is told, and `draws` says what comes of it. */
const openSite = async (
  draws: (asked: PageAsked) => PageDrawn | Error,
  publicUrl = "https://naqsh.example",
): Promise<Site> => {
  const drawn: string[] = [];
  const { middleware } = drawnPages({
    thread: {
      draw: async (asked) => {
        drawn.push(asked.path);
        const page = draws(asked);
        if (page instanceof Error) throw page;
        return page;
      },
    },
    beginningOf: createPageBeginnings(TEMPLATE),
    standing: () => "1",
    clock: { now: () => 0 },
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    publicUrl,
    isStopping: () => false,
  });
  const app = new Koa();
  app.use(middleware);
  app.use((context) => {
    context.body = "client";
  });
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, drawn };
};

/** As the thread does: of what is unknown one page is drawn, and no other. */
const nothing = ({ path, view }: PageAsked): PageDrawn =>
  isMissingPage(path)
    ? { kind: "page", html: `${view.language} nothing at ${path}`, madeOf: {}, isTimed: false, isMissing: true }
    : { kind: "none", status: 404 };

it("says at each address of a kind that there is nothing, by a page that is drawn once", async () => {
  const { url, drawn } = await openSite(nothing);
  for (let number = 1; number <= 50; number += 1) {
    const nowhere = await fetch(`${url}/made-up/${number}?q=${number}`);
    expect([nowhere.status, await nowhere.text()]).toEqual([404, `ar nothing at /made-up%2F${number}%3Fq%3D${number}`]);
    const work = await fetch(`${url}/artwork/${idOf(number)}`);
    expect([work.status, await work.text()]).toEqual([404, `ar nothing at /artwork/${idOf(number)}`]);
  }
  expect(drawn.filter(isMissingPage)).toEqual([`/${NO_ID}`, `/artwork/${NO_ID}`]);
});

it("is compressed where the reader takes it, kept by nobody, and without a body for whoever asks for the head", async () => {
  const { url } = await openSite(nothing);
  const answer = await fetch(`${url}/made-up`, { headers: { "Accept-Encoding": "br" } });
  const told = ["content-encoding", "cache-control", "etag"].map((name) => answer.headers.get(name));
  expect([told, await answer.text()]).toEqual([["br", "no-store", null], "ar nothing at /made-up"]);
  const head = await fetch(`${url}/made-up`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([404, ""]);
});

it("leaves it to the client where it cannot be drawn, with the status that is known", async () => {
  const { url } = await openSite((asked) => (isMissingPage(asked.path) ? new Error("broken") : nothing(asked)));
  for (const path of ["/made-up", `/artwork/${idOf(1)}`]) {
    const answer = await fetch(url + path);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("<body></body>")]);
  }
});

it("leaves calls, files and other screens of the client alone", async () => {
  const { url, drawn } = await openSite(nothing);
  for (const path of ["/api/none", "/none.js", "/orders", "/login"])
    expect(await (await fetch(url + path)).text()).toBe("client");
  expect(await (await fetch(`${url}/made-up`, { method: "POST" })).text()).toBe("client");
  expect(drawn).toEqual([]);
});

it("has a page of its own for what is gone, for visitors alone", async () => {
  const { url } = await openSite(() => ({
    kind: "page",
    html: "withdrawn",
    madeOf: {},
    isTimed: false,
    isMissing: true,
  }));
  for (let time = 1; time <= 2; time += 1) {
    const answer = await fetch(`${url}/artwork/${idOf(1)}`);
    expect([answer.status, await answer.text()]).toEqual([404, "withdrawn"]);
    expect(await (await fetch(`${url}/artwork/${idOf(1)}`, { headers: SIGNED_IN })).text()).toBe("client");
  }
});

it("reads on in the language that an address named, and says so to browsers alone that read in another", async () => {
  const { url } = await openSite(nothing);
  const cookieAt = async (address: string, cookie = "", site = url): Promise<string | null> =>
    (await fetch(site + address, { headers: { cookie } })).headers.get("set-cookie");
  const english = "naqsh.view=en.system.light.arabic.gregorian; Path=/; Max-Age=31536000; SameSite=Lax";
  expect(await cookieAt("/made-up?lang=en")).toBe(`${english}; Secure`);
  expect(await cookieAt("/terms?lang=en", "naqsh.view=en.system.light.arabic.gregorian")).toBeNull();
  expect([await cookieAt("/"), await cookieAt("/?lang=ar"), await cookieAt("/orders?lang=en")]).toEqual([
    null,
    null,
    null,
  ]);
  const plain = await openSite(nothing, "http://localhost:3000");
  expect(await cookieAt("/terms?lang=en", "", plain.url)).toBe(english);
});

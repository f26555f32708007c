import type { AddressInfo } from "node:net";
import type { PageDrawn } from "@naqsh/shared/first-view";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import Koa from "koa";
import { describe, expect, it, onTestFinished } from "vitest";
import { drawnPages } from "./drawn-pages";

const silent = (): void => undefined;

const serve = async (app: Koa): Promise<string> => {
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Opens a site on whose pages a visitor finds what `drawn` says; what draws itself says "empty". Answers its address. */
const openPages = async (drawn: PageDrawn): Promise<string> => {
  const app = new Koa();
  app.use(
    drawnPages({
      thread: { draw: async () => drawn },
      standing: () => "1",
      clock: { now: () => 0 },
      logger: { debug: silent, info: silent, warn: silent, error: silent },
      publicUrl: "https://naqsh.example",
      isStopping: () => false,
    }).middleware,
  );
  app.use((context) => {
    context.body = "empty";
  });
  return serve(app);
};

describe("Drawn pages", () => {
  it("tell a visitor that there is nothing, and leave it open to who is signed in: they may see more", async () => {
    const url = `${await openPages({ kind: "none", status: 404 })}/artwork/2261889e-01ee-5ae1-a3e6-7341e9a6b1b2`;
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(url, { headers: { Cookie: `${SESSION_COOKIE}=secret` } })).status).toBe(200);
  });

  it("are drawn ahead where most people come in, and not again for the first who come", async () => {
    const drawn: string[] = [];
    const { middleware, drawAhead } = drawnPages({
      thread: {
        draw: async ({ path, view }) => {
          drawn.push(`${path} ${view.language} ${view.isPhone}`);
          return { kind: "page", html: `<p>${path}</p>`, madeOf: {} };
        },
      },
      standing: () => "1",
      clock: { now: () => 0 },
      logger: { debug: silent, info: silent, warn: silent, error: silent },
      publicUrl: "https://naqsh.example",
      isStopping: () => drawn.length === 12,
    });
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

  it("are not shown again by a browser that goes back", async () => {
    const answer = await fetch(await openPages({ kind: "page", html: "<p>drawn</p>", madeOf: {} }));
    expect([answer.status, answer.headers.get("Cache-Control"), await answer.text()]).toEqual([
      200,
      "no-store",
      "<p>drawn</p>",
    ]);
  });
});

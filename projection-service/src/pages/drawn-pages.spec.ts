import type { AddressInfo } from "node:net";
import type { PageDrawn } from "@naqsh/shared/first-view";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import Koa from "koa";
import { describe, expect, it, onTestFinished } from "vitest";
import { drawnPages } from "./drawn-pages";

const silent = (): void => undefined;

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
    }),
  );
  app.use((context) => {
    context.body = "empty";
  });
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe("Drawn pages", () => {
  it("tell a visitor that there is nothing, and leave it open to who is signed in: they may see more", async () => {
    const url = `${await openPages({ kind: "none", status: 404 })}/artwork/2261889e-01ee-5ae1-a3e6-7341e9a6b1b2`;
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(url, { headers: { Cookie: `${SESSION_COOKIE}=secret` } })).status).toBe(200);
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

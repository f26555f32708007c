import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PATIENCE_MS } from "../../testing/patience";
import { StoreUnavailable } from "../ports/event-store";
import { Unavailable } from "../ports/unavailable";
import { createInternalClient } from "./internal-client";
import { listen, urlOf } from "./listening";
import { createInternalRouter, holdsToken } from "./internal-router";
import type { InternalRoute } from "./internal-router";

const token = "a-token-that-is-long-enough-for-all";
const errors: object[] = [];
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: (fields: object) => void errors.push(fields) };

const routes: InternalRoute[] = [
  { method: "GET", path: "/health", answer: () => ({ body: { status: "alive" } }) },
  { method: "GET", path: "/metrics", answer: () => ({ type: "text/plain", body: "up 1\n" }) },
  { method: "GET", path: "/internal/names/:name", answer: ({ params }) => ({ body: params }) },
  { method: "POST", path: "/internal/echo", answer: ({ body }) => ({ body }) },
  {
    method: "GET",
    path: "/internal/away",
    answer: () => {
      throw new Unavailable("An engine is away");
    },
  },
  {
    method: "GET",
    path: "/internal/bug",
    answer: () => {
      throw new TypeError("secret details");
    },
  },
];

const server = createServer((request, response) => {
  if (!internal(request, response)) response.end("the application");
});
const internal = createInternalRouter(routes, { token, logger });
let url = "";

beforeAll(async () => {
  await listen(server, 0, "127.0.0.1");
  url = urlOf(server, "127.0.0.1");
});
afterAll(() => void server.close());

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> =>
  fetch(url + path, { ...init, headers });
/** Sends a path as it is: `fetch` would tidy it. */
const askRaw = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ host: "127.0.0.1", port, path }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => resolve(text));
    });
    asked.on("error", reject);
    asked.end();
  });
const own = { authorization: `Bearer ${token}` };
const client = () => createInternalClient({ service: "it", url, token, timeLimitMs: PATIENCE_MS });

describe("the internal router", () => {
  it("lets in below /internal/ who shows the token, and tells nobody else what there is", async () => {
    const strangers = [{}, { authorization: "Bearer wrong" }, { authorization: `Basic ${token}` }];
    for (const path of ["/internal/names/sara", "/internal/nothing"]) {
      for (const headers of strangers) {
        const response = await ask(path, headers);
        expect([response.status, await response.json()]).toMatchObject([401, { code: "SERVICE_TOKEN_REFUSED" }]);
      }
    }
    expect((await ask("/internal/names/sara", own)).status).toBe(200);
    expect((await ask("/internal/nothing", own)).status).toBe(404);
  });

  it("answers nothing of it to what a gateway sends on, token or not", async () => {
    const forwarded = { ...own, "x-forwarded-for": "10.0.0.7" };
    expect((await ask("/internal/names/sara", forwarded)).status).toBe(404);
    expect((await ask("/metrics", forwarded)).status).toBe(404);
    expect((await ask("/health", forwarded)).status).toBe(200);
  });

  it("leaves other paths to the application", async () => {
    expect(await (await ask("/api/artworks")).text()).toBe("the application");
  });

  it.each(["//", "//[/../api/artworks", "//name:99999/", "http://["])(
    "outlives a request for %s, which is no address, and leaves it to the application",
    async (path) => {
      expect(await askRaw(path)).toBe("the application");
      expect((await ask("/health")).status).toBe(200);
    },
  );

  it("refuses methods, bodies that are no JSON and bodies without end by name", async () => {
    const post = (body: string) => ask("/internal/echo", own, { method: "POST", body });
    expect((await ask("/internal/echo", own)).status).toBe(405);
    expect(await (await post("{")).json()).toMatchObject({ status: 400, code: "MALFORMED_BODY" });
    expect(await (await post(`"${"a".repeat(1_100_000)}"`)).json()).toMatchObject({ code: "BODY_TOO_LARGE" });
  });

  it("tells what is away from what is broken, and the details of neither bug", async () => {
    const away = await ask("/internal/away", { ...own, "accept-language": "en" });
    expect(away.headers.get("retry-after")).toBe("1");
    expect(await away.json()).toMatchObject({
      code: "UNAVAILABLE",
      messages: { ar: expect.any(String), en: expect.any(String) },
    });
    const response = await ask("/internal/bug", own);
    expect([response.status, (await response.text()).includes("secret")]).toEqual([500, false]);
    expect(errors).toHaveLength(1);
  });

  it("takes only the whole token", () => {
    expect(holdsToken(`Bearer ${token}`, token)).toBe(true);
    for (const wrong of [undefined, "", "Bearer ", `Bearer ${token} `, `Bearer ${token.slice(1)}`, token]) {
      expect(holdsToken(wrong, token)).toBe(false);
    }
  });
});

describe("a client of another service", () => {
  it("gets answers, with what a path may not hold written so that it comes through", async () => {
    expect(await client().get(`/internal/names/${encodeURIComponent("a/b ?ö")}`)).toEqual({ name: "a/b ?ö" });
    expect(await client().post("/internal/echo", { a: [1] })).toEqual({ a: [1] });
  });

  it("calls an outcome unknown where the service is away, silent or cut off", async () => {
    await expect(client().get("/internal/away")).rejects.toThrow(StoreUnavailable);
    const silentServer = createServer(silent);
    await listen(silentServer, 0, "127.0.0.1");
    const waiting = createInternalClient({
      service: "it",
      url: urlOf(silentServer, "127.0.0.1"),
      token,
      timeLimitMs: 50,
    });
    await expect(waiting.post("/internal/echo", {})).rejects.toThrow(StoreUnavailable);
    silentServer.closeAllConnections();
    await new Promise((done) => silentServer.close(done));
    await expect(waiting.get("/internal/names/a")).rejects.toThrow(StoreUnavailable);
  });

  it("says which setting is wrong when its token is refused, and what else asking again does not mend", async () => {
    const other = createInternalClient({ service: "it", url, token: `${token}-other` });
    await expect(other.get("/internal/names/a")).rejects.toThrow("it refused our SERVICE_TOKEN");
    await expect(client().get("/internal/bug")).rejects.toThrow("it answered 500");
    await expect(client().get("/internal/bug")).rejects.not.toThrow(StoreUnavailable);
  });
});

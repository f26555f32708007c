import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askLocalSocket } from "@naqsh/shared/platform/local-socket";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { operatorSocket } from "../operations/operator-socket";
import { startShop } from "../start/start-shop";
import type { Shop } from "../start/start-shop";

const folder = temporaryFolder();
const dataFolder = folder.fresh();
const clientFolder = folder.fresh();
const INLINE = `document.documentElement.dir = "rtl"`;
const INDEX = `<!doctype html><script>${INLINE}</script><script src="/assets/app-1.js"></script><div id="root"></div>`;

const WORK = "b64a2e5f-654c-5a43-aaeb-32d44907411f";

let shop: Shop;

beforeAll(async () => {
  mkdirSync(join(clientFolder, "assets"));
  writeFileSync(join(clientFolder, "index.html"), INDEX);
  writeFileSync(join(clientFolder, "assets/app-1.js"), "start()");
  writeFileSync(join(clientFolder, "assets/app-1.js.br"), brotliCompressSync("start()"));
  shop = await startShop({ port: 0, dataFolder, clientFolder, demo: true, durable: false });
});
afterAll(() => shop.stop());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(shop.url + path, { headers, redirect: "manual" });

/** As a browser does whose page resolved a foreign name to this machine. */
const askAs = (
  host: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const asked = request(shop.url + path, { method, headers: { host, ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    asked.on("error", (error) => ("code" in error && error.code === "ECONNRESET" ? resolve(null) : reject(error)));
    asked.end();
  });

describe("the shop's server", () => {
  it("gives every path of the client its page, with nothing but its own scripts allowed", async () => {
    for (const path of ["/", `/auctions/${WORK}`, "/admin?tab=queue"]) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(INDEX);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      const policy = response.headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'(;|$)/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("answers 404 with the same page at an address that is none, and leads on from one that was", async () => {
    for (const path of ["/nonsense", "/artwork/abc", "/artwork", "/nonsense/"]) {
      const response = await get(path);
      expect([path, response.status, response.headers.get("cache-control")]).toEqual([path, 404, "no-cache"]);
      expect(await response.text()).toBe(INDEX);
    }
    for (const [path, to] of [
      [`/artist/${WORK}?tab=sold`, `/artists/${WORK}?tab=sold`],
      ["/marketplace/?q=x", "/marketplace?q=x"],
      ["/login", "/signin"],
    ] as const) {
      const response = await get(path);
      expect([path, response.status, response.headers.get("location")]).toEqual([path, 301, to]);
      expect(response.headers.get("cache-control")).toBe("no-cache");
    }
  });

  it("gives assets for a year, compressed where the reader takes it", async () => {
    const response = await get("/assets/app-1.js", { "accept-encoding": "br" });
    expect(await response.text()).toBe("start()");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("cache-control")).toBe("max-age=31536000,immutable");
    expect(
      (await get("/assets/app-1.js", { "accept-encoding": "identity" })).headers.get("content-encoding"),
    ).toBeNull();
  });

  it("says why it does not meet an expectation other than 100-continue", async () => {
    const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const headers = { expect: "the-unexpected", "content-length": "2", "accept-language": "en" };
      const asked = request(`${shop.url}/api/signin`, { method: "POST", headers }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("end", () => resolve({ status: response.statusCode, text }));
      });
      asked.on("error", reject);
      asked.flushHeaders();
    });
    expect(answer.status).toBe(417);
    expect(JSON.parse(answer.text)).toMatchObject({
      code: "EXPECTATION_FAILED",
      title: "The Expect header asks for what this server does not do",
    });
  });

  it.each([
    ["http://[", 404],
    ["//[/../api/artworks", 404],
    ["//", 301],
    ["http://localhost/health", 200],
  ])("never fails for what is asked, such as %s", async (path, status) => {
    const { hostname, port } = new URL(shop.url);
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const asked = request({ hostname, port, path, headers: { host: "localhost" } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on("error", reject);
      asked.end();
    });
    expect(await answered).toBe(status);
  });

  it("answers 304 to a reader who has the page already", async () => {
    const modified = (await get("/")).headers.get("last-modified");
    expect(await askAs("localhost", "/", { "if-modified-since": modified! })).toBe(304);
  });

  it("gives no file from outside the client, and no page for one that is missing", async () => {
    for (const path of ["/missing.js", "/assets/app-2.js", "/..%2f..%2fnaqsh.json", "/%2e%2e/naqsh.json"]) {
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 404 });
    }
  });

  it("answers an unknown call with a problem in the reader's language, not with the page", async () => {
    const english = await get("/api/nothing", { "accept-language": "en" });
    expect(english.headers.get("content-type")).toContain("application/problem+json");
    expect(await english.json()).toMatchObject({ status: 404, code: "NOT_FOUND", title: /could not find/ });
  });

  it("tells whether it lives and whether it can be used", async () => {
    expect(await (await get("/health")).json()).toEqual({ status: "alive" });
    expect(await (await get("/ready")).json()).toEqual({
      status: "ready",
      stopped: [],
      behind: [],
      parked: 0,
      deadJobs: 0,
    });
  });

  it("shows a demo's letters at /dev/mailbox", async () => {
    expect((await get("/dev/mailbox", { accept: "application/json" })).headers.get("cache-control")).toBe("no-store");
    expect(await (await get("/dev/mailbox", { accept: "text/html" })).text()).toContain("<h1>Mailbox</h1>");
  });

  it("answers a demo to the loopback's names alone, sockets too", async () => {
    for (const name of ["localhost:3000", "127.0.0.1", "[::1]:3000"]) expect(await askAs(name, "/health")).toBe(200);
    for (const name of ["naqsh.evil.test", "localhost.evil.test", "127.0.0.1.evil.test:3000"]) {
      expect({ name, status: await askAs(name, "/health") }).toEqual({ name, status: 421 });
      expect(await askAs(name, "/api/auctions/1/bids", {}, "POST")).toBe(421);
    }
    expect(await askAs("localhost", "/api/auctions/1/bids", {}, "POST")).toBe(401);
    const upgrade = {
      connection: "upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "x",
    };
    expect(await askAs("naqsh.evil.test", "/socket.io/?EIO=4&transport=websocket", upgrade)).toBeNull();
  });

  it("opens a socket for the operator, who can see and retry", async () => {
    const ask = async (command: object): Promise<unknown> => {
      for await (const answer of askLocalSocket(operatorSocket(dataFolder), command as { command: string }))
        return answer;
      return undefined;
    };
    expect(await ask({ command: "status" })).toMatchObject({ parked: 0, deadJobs: 0, policies: expect.any(Array) });
    expect(await ask({ command: "parked" })).toEqual({ answer: "parked", parked: [] });
    expect(await ask({ command: "retry", argument: "unknown" })).toEqual({ answer: "retried", retried: false });
    await expect(ask({ command: "retry" })).rejects.toThrow("needs the id");
  });
});

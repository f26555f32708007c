import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { CLIENT_PAGES, clientPageAt, isNowhere, isPublicPage } from "@naqsh/shared/first-view";
import { problemFrom } from "@naqsh/shared/platform/http/problem-answer";
import { freePort } from "@naqsh/shared/testing/free-port";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startShop } from "../start/start-shop";
import { canStartGateway, openGateway } from "../testing/cluster/nginx-gateway";
import type { Gateway } from "../testing/cluster/nginx-gateway";

const root = resolve(import.meta.dirname, "../../..");
const folder = temporaryFolder();
const clientFolder = folder.fresh();
const INDEX = `<!doctype html><script src="/assets/app-1.js"></script><div id="root"></div>`;

const ID = "b64a2e5f-654c-5a43-aaeb-32d44907411f";
/** A page that no service draws. */
const ORDER = `/orders/${ID}`;

/** A service that tells what reached it. */
const openTeller = async (name: string): Promise<{ url: string; server: Server }> => {
  const server = createServer(async (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    // Draws no pages.
    const [path = ""] = (url ?? "").split("?");
    if (method === "GET" && (isPublicPage(path) || isNowhere(path))) return void outgoing.writeHead(503).end();
    const bytes = (await text(incoming)).length;
    outgoing.setHeader("Naqsh-Position", "17");
    outgoing.end(JSON.stringify({ name, method, url, headers, bytes }));
  });
  server.on("upgrade", (incoming: IncomingMessage, socket: Socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`);
    socket.end(`${name} ${incoming.url} of ${incoming.headers.host}`);
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${port}`, server };
};

type Told = { name: string; method: string; url: string; headers: Record<string, string>; bytes: number };

describe.skipIf(!canStartGateway())("The gateway", () => {
  let gateway: Gateway;
  let commands: Awaited<ReturnType<typeof openTeller>>;
  let queries: Awaited<ReturnType<typeof openTeller>>;

  beforeAll(async () => {
    mkdirSync(join(clientFolder, "assets"));
    for (const [name, content] of [
      ["index.html", INDEX],
      ["assets/app-1.js", "start()"],
    ] as const) {
      writeFileSync(join(clientFolder, name), content);
      writeFileSync(join(clientFolder, `${name}.br`), brotliCompressSync(content));
    }
    writeFileSync(join(clientFolder, "mark.svg"), "<svg/>");
    [commands, queries] = await Promise.all([openTeller("command-service"), openTeller("projection-service")]);
    gateway = await openGateway({ commandUrls: [commands.url], projectionUrls: [queries.url], clientFolder });
  });
  afterAll(async () => {
    await gateway.stop();
    for (const { server } of [commands, queries]) server.close();
  });

  const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(gateway.url + path, init);
  const told = async (path: string, init: RequestInit = {}): Promise<Told> =>
    (await (await ask(path, init)).json()) as Told;

  it.each([
    ["GET", "/api/auctions?status=live", "projection-service"],
    ["GET", "/images/one.avif", "projection-service"],
    ["POST", "/api/auctions/1/bids", "command-service"],
    ["PUT", "/api/artworks/1", "command-service"],
    ["DELETE", "/api/notifications/1", "command-service"],
    ["POST", "/api/admin/operations/verify", "projection-service"],
  ])("sends %s %s to %s, as it came", async (method, path, name) => {
    expect(await told(path, { method })).toMatchObject({ name, method, url: path });
  });

  it("tells services who asks and by which name, whatever the reader claims, and brings their headers back", async () => {
    const { headers } = await told("/api/signin", { method: "POST", headers: { "X-Forwarded-For": "203.0.113.9" } });
    expect(headers["x-forwarded-for"]).toBe("127.0.0.1");
    expect(headers["host"]).toBe(new URL(gateway.url).host);
    expect((await ask("/api/user")).headers.get("naqsh-position")).toBe("17");
  });

  it("takes the word of the proxy before it, for the last address alone", async () => {
    const behind = { commandUrls: [commands.url], projectionUrls: [queries.url], clientFolder };
    const trusting = await openGateway({ ...behind, trustedProxy: "127.0.0.0/24" });
    const headers = { "X-Forwarded-For": "192.0.2.7, 203.0.113.9" };
    const answer = await fetch(`${trusting.url}/api/signin`, { method: "POST", headers });
    expect(((await answer.json()) as Told).headers["x-forwarded-for"]).toBe("203.0.113.9");
    await trusting.stop();
  });

  it("lets the largest picture through", async () => {
    expect(await told("/api/artworks", { method: "POST", body: "x".repeat(11 * 1024 * 1024) })).toMatchObject({
      bytes: 11 * 1024 * 1024,
    });
  });

  it("hands sockets to projection-service, under the name that the reader asked for", async () => {
    const path = "/socket.io/?EIO=4&transport=websocket";
    const asked = request(gateway.url + path, { headers: { connection: "upgrade", upgrade: "websocket" } });
    asked.end();
    const [, socket, head] = (await once(asked, "upgrade")) as [IncomingMessage, Socket, Buffer];
    expect(head.toString() + (await text(socket))).toBe(`projection-service ${path} of ${new URL(gateway.url).host}`);
  });

  it("has no way in to what is meant for machines", async () => {
    for (const path of ["/internal/commands", "/internal/status", "/metrics", "/api/../internal/commands"]) {
      expect({ path, status: (await ask(path, { method: "POST" })).status }).toEqual({ path, status: 404 });
    }
  });

  it("gives the pages that the shop in one process gives, with the same headers that protect them", async () => {
    const shop = await startShop({ port: 0, dataFolder: folder.fresh(), clientFolder, durable: false });
    const PROTECTING =
      /^(content-security-policy|cross-origin-.*|origin-agent-cluster|referrer-policy|x-.*|cache-control)$/;
    const headersOf = async (url: string): Promise<Record<string, string>> =>
      Object.fromEntries([...(await fetch(url)).headers].filter(([name]) => PROTECTING.test(name)));
    const usual = await headersOf(`${shop.url}${ORDER}`);
    await shop.stop();
    expect(await headersOf(`${gateway.url}${ORDER}`)).toEqual(usual);
    expect(await (await ask(ORDER)).text()).toBe(INDEX);
  });

  it("knows the pages of the client as the shop in one process does, and where others have moved", async () => {
    const others = ["/nonsense", "/artwork/abc", "/artwork", "/admin/x", "/nonsense/", "/terms%0A/", `${ORDER}/x`];
    const slashed = ["/marketplace/", "/login/", `${ORDER}//`];
    const paths = CLIENT_PAGES.map(({ path }) => path.replaceAll(":id", ID));
    for (const path of [...paths, ...others, ...slashed]) {
      const at = clientPageAt(decodeURIComponent(path), "from=x");
      const answer = await ask(`${path}?from=x`, { redirect: "manual", headers: { "accept-encoding": "br" } });
      const status = { page: 200, moved: 301, nothing: 404 }[at.kind];
      const location = at.kind === "moved" ? at.to : null;
      expect([path, answer.status, answer.headers.get("location")]).toEqual([path, status, location]);
      if (at.kind === "moved") expect(await answer.text()).toContain("301");
      else expect(await answer.text()).toBe(INDEX);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    }
  });

  it("protects what services answer", async () => {
    for (const [method, path] of [
      ["GET", "/api/artworks"],
      ["POST", "/api/signin"],
      ["GET", "/api/admin/operations"],
      ["GET", "/images/a.webp"],
    ] as const) {
      const { headers } = await ask(path, { method, headers: { "x-forwarded-proto": "https" } });
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    }
  });

  it("has browsers come back by HTTPS alone where a proxy before it ends TLS, as the shop in one process does", async () => {
    const publicUrl = "https://naqsh.example";
    const shop = await startShop({ port: 0, publicUrl, dataFolder: folder.fresh(), clientFolder, durable: false });
    const transportOf = async (url: string, proto: string): Promise<string | null> =>
      (await fetch(url, { headers: { "x-forwarded-proto": proto } })).headers.get("strict-transport-security");
    const usual = await transportOf(`${shop.url}${ORDER}`, "https");
    await shop.stop();
    expect(usual).toMatch(/^max-age=\d{8}/);
    expect(await transportOf(`${gateway.url}${ORDER}`, "https")).toBe(usual);
    expect(await transportOf(`${gateway.url}${ORDER}`, "http")).toBeNull();
  });

  it("notes what was asked for, and nothing that people wrote into it", async () => {
    await ask("/api/admin/subjects?q=layla%40example.sa");
    await expect.poll(gateway.logged).toContain("GET /api/admin/subjects");
    expect(gateway.logged()).not.toContain("layla");
  });

  it("gives what is named by its content for a year, compressed where the reader takes it", async () => {
    const compressed = await ask("/assets/app-1.js", { headers: { "accept-encoding": "br" } });
    expect(await compressed.text()).toBe("start()");
    expect(compressed.headers.get("content-encoding")).toBe("br");
    expect(compressed.headers.get("content-type")).toBe("text/javascript");
    expect(compressed.headers.get("cache-control")).toBe("max-age=31536000,immutable");
    const plain = await ask("/assets/app-1.js", { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe("start()");
    expect((await ask("/mark.svg")).headers.get("content-type")).toBe("image/svg+xml");
    for (const path of ["/assets/app-2.js", "/missing.js", "/..%2f..%2fetc/passwd"]) {
      expect([400, 404]).toContain((await ask(path)).status);
    }
  });

  it("sends the commands on one auction, work, order or person to one node, and those on many to all", async () => {
    const others = await openTeller("another command-service");
    const urls = { commandUrls: [commands.url, others.url], projectionUrls: [queries.url] };
    const shared = await openGateway({ ...urls, clientFolder });
    const nodesOf = async (paths: readonly string[], cookie?: string): Promise<number> => {
      const answers = paths.map(async (path) => {
        const headers = cookie === undefined ? {} : { cookie };
        return ((await (await fetch(shared.url + path, { method: "POST", headers })).json()) as Told).name;
      });
      return new Set(await Promise.all(answers)).size;
    };
    try {
      for (let id = 0; id < 8; id += 1) {
        const ofAuction = ["bids", "cancel", "offer/accept", "offer/decline"].map(
          (end) => `/api/auctions/${id}/${end}`,
        );
        expect(await nodesOf([...ofAuction, `/api/admin/auctions/${id}/void-bidder`])).toBe(1);
        expect(await nodesOf([`/api/orders/${id}/payments`, `/api/admin/orders/${id}/refunds`])).toBe(1);
        const ofPerson = ["/api/wishlist", "/api/likes", "/api/user/profile", "/api/follows/follow"];
        expect(await nodesOf(ofPerson, `seen=1; naqsh.sid=session-${id}; theme=dark`)).toBe(1);
      }
      expect(await nodesOf(Array.from({ length: 40 }, (_, id) => `/api/auctions/${id}/bids`))).toBe(2);
    } finally {
      await shared.stop();
      others.server.close();
    }
  });

  it("tells nodes apart by their addresses: in compose they have one name, among whose addresses a consistent hash alternates", () => {
    const hashes = readFileSync(join(root, "gateway/nginx.conf.template"), "utf8").match(/^ +hash .*$/gm) ?? [];
    expect(hashes).toHaveLength(2);
    for (const hash of hashes) expect(hash).not.toContain("consistent");
  });

  it("sends a POST to one service alone, whatever becomes of it there, and another command again under its own id", async () => {
    const met: string[] = [];
    const cutting = async (): Promise<Server> => {
      const server = createServer((incoming) => {
        met.push(`${incoming.method} ${String(incoming.headers["idempotency-key"])}`);
        incoming.socket.destroy();
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      return server;
    };
    const servers = [await cutting(), await cutting()];
    const commandUrls = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const lossy = await openGateway({ commandUrls, projectionUrls: [queries.url], clientFolder });
    const send = (url: string, method: string) =>
      fetch(`${url}/api/things/1`, { method, headers: { "idempotency-key": "own" } });
    expect((await send(lossy.url, "POST")).status).toBe(503);
    expect(met).toEqual(["POST own"]);
    await lossy.stop();
    const again = await openGateway({ commandUrls, projectionUrls: [queries.url], clientFolder });
    expect((await send(again.url, "DELETE")).status).toBe(503);
    expect(met.slice(1)).toEqual(["DELETE own", "DELETE own"]);
    await again.stop();
    for (const server of servers) server.close();
  });

  it("asks the service that has come back at once, also where another has just gone", async () => {
    const others = await openTeller("projection-service");
    const urls = { commandUrls: [commands.url], projectionUrls: [others.url, queries.url] };
    const restarting = await openGateway({ ...urls, clientFolder });
    const { port: back } = others.server.address() as AddressInfo;
    const { port: gone } = queries.server.address() as AddressInfo;
    const status = async (): Promise<number> => (await fetch(`${restarting.url}/api/auctions`)).status;
    const stop = async (server: Server): Promise<void> => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    };
    try {
      await stop(others.server);
      expect([await status(), await status()]).toEqual([200, 200]);
      others.server.listen(back, "127.0.0.1");
      await once(others.server, "listening");
      await stop(queries.server);
      expect([await status(), await status()]).toEqual([200, 200]);
    } finally {
      await restarting.stop();
      await stop(others.server);
      queries.server.listen(gone, "127.0.0.1");
      await once(queries.server, "listening");
    }
  });

  it("leaves a service that is silent for another one: a question is asked there, a POST told to come again", async () => {
    let asked = 0;
    const silent = createServer(() => void (asked += 1)).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const urls = { commandUrls: [silentUrl, commands.url], projectionUrls: [silentUrl, queries.url] };
    const patient = await openGateway({ ...urls, clientFolder, patience: "3s" });
    try {
      const statuses = async (method: string): Promise<number[]> => {
        const auctions = Array.from({ length: 12 }, (_, id) => id);
        const asking = auctions.map((id) => fetch(`${patient.url}/api/auctions/${id}/bids`, { method }));
        return (await Promise.all(asking)).map(({ status }) => status);
      };
      const all = Array.from({ length: 12 }, () => 200);
      expect(await statuses("GET")).toEqual(all);
      const askedFirst = asked;
      const told = (await statuses("POST")).filter((status) => status === 503).length;
      expect(told).toBeGreaterThanOrEqual(3);
      expect(told).toBeLessThan(12);
      expect(asked).toBe(askedFirst + told);
      // From now on it is left alone for a while.
      for (const method of ["GET", "POST"]) expect([method, await statuses(method)]).toEqual([method, all]);
      expect(asked).toBe(askedFirst + told);
    } finally {
      await patient.stop();
      silent.closeAllConnections();
      silent.close();
    }
  });

  it("takes so many connections of one address, and counts neither others nor this machine", async () => {
    const asked: string[] = [];
    const slow = createServer(({ headers }) => void asked.push(String(headers["x-forwarded-for"])));
    slow.listen(0, "127.0.0.1");
    await once(slow, "listening");
    const slowUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const urls = { commandUrls: [slowUrl], projectionUrls: [queries.url], clientFolder };
    const counting = await openGateway({ ...urls, trustedProxy: "127.0.0.0/24", connectionsOfOne: 3 });
    const leaving = new AbortController();
    const ask = (address: string, path: string, method = "GET"): Promise<Response> =>
      fetch(counting.url + path, { method, headers: { "x-forwarded-for": address }, signal: leaving.signal });
    try {
      const waiting = Array.from({ length: 3 }, () => ask("203.0.113.9", "/api/signin", "POST"));
      const ended = Promise.allSettled(waiting);
      await expect.poll(() => asked).toEqual(["203.0.113.9", "203.0.113.9", "203.0.113.9"]);
      expect((await ask("203.0.113.9", "/api/auctions")).status).toBe(429);
      expect((await ask("198.51.100.7", "/api/auctions")).status).toBe(200);
      leaving.abort();
      await ended;
      await expect
        .poll(
          async () =>
            (await fetch(`${counting.url}/api/auctions`, { headers: { "x-forwarded-for": "203.0.113.9" } })).status,
        )
        .toBe(200);
      const own = new AbortController();
      const many = Array.from({ length: 5 }, () =>
        fetch(`${counting.url}/api/signin`, { method: "POST", signal: own.signal }),
      );
      await expect.poll(() => asked.length).toBe(8);
      own.abort();
      await Promise.allSettled(many);
    } finally {
      await counting.stop();
      slow.closeAllConnections();
      slow.close();
    }
  });

  it("lets go of who connects and is silent", async () => {
    const urls = { commandUrls: [commands.url], projectionUrls: [queries.url], clientFolder };
    const strict = await openGateway({ ...urls, silence: "1s" });
    const socket = connect(Number(new URL(strict.url).port), "127.0.0.1");
    try {
      await once(socket, "connect");
      socket.resume();
      await once(socket, "end");
      expect(socket.bytesRead).toBe(0);
    } finally {
      socket.destroy();
      await strict.stop();
    }
  });

  it("says in the reader's language that nobody answers", async () => {
    const gone = await openTeller("gone");
    gone.server.close();
    const alone = await openGateway({ commandUrls: [gone.url], projectionUrls: [queries.url], clientFolder });
    for (const language of ["ar", "en"] as const) {
      const answer = await fetch(`${alone.url}/api/auctions/1/bids`, {
        method: "POST",
        headers: { "accept-language": language },
      });
      expect(answer.status).toBe(503);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(answer.headers.get("retry-after")).toBe("1");
      expect(await answer.json()).toEqual(problemFrom({ code: "UNAVAILABLE" }, language));
    }
    await alone.stop();
  });
});

import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { eventually } from "../../testing/eventually";
import { PATIENCE_MS } from "../../testing/patience";
import { createKeepAliveClient } from "./keep-alive-client";
import { listen, urlOf } from "./listening";

/** Long beside what the others need for their answers. */
const SILENCE_MS = 4_000;
const hello = { method: "GET", headers: {} } as const;

/** A server for one test, and how many connections it was asked for. */
const serverWith = async (
  answer: RequestListener,
): Promise<{ server: Server; url: string; connections: () => number }> => {
  const server = createServer(answer);
  let connections = 0;
  server.on("connection", () => (connections += 1));
  await listen(server, 0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, url: urlOf(server, "127.0.0.1"), connections: () => connections };
};

describe("kept connections", () => {
  it("asks one question after the other over the same one", async () => {
    const { url, connections } = await serverWith((asked, answer) => {
      answer.writeHead(asked.method === "POST" ? 201 : 200);
      asked.pipe(answer);
    });
    const ask = createKeepAliveClient(url, PATIENCE_MS);
    expect(await ask("/a", hello)).toEqual({ status: 200, text: "" });
    expect(await ask("/b", { method: "POST", headers: {}, body: "نقش" })).toEqual({ status: 201, text: "نقش" });
    expect(connections()).toBe(1);
  });

  it("asks again, once, where the server closed the idle one as the question left", async () => {
    let asked = 0;
    const { url, connections } = await serverWith((request, answer) => {
      asked += 1;
      if (asked === 2 || asked > 3) request.socket.resetAndDestroy();
      else answer.end(String(asked));
    });
    const ask = createKeepAliveClient(url, PATIENCE_MS);
    expect((await ask("/", hello)).text).toBe("1");
    expect((await ask("/", hello)).text).toBe("3");
    await expect(ask("/", hello)).rejects.toThrow();
    expect(connections()).toBe(3);
  });

  it("fails where a new one is reset, without asking again", async () => {
    const { url, connections } = await serverWith(({ socket }) => void socket.resetAndDestroy());
    await expect(createKeepAliveClient(url, PATIENCE_MS)("/", hello)).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(connections()).toBe(1);
  });

  it("takes half an answer for none, cut off or silent", async () => {
    const { url } = await serverWith((request, answer) => {
      answer.writeHead(200, { "content-length": 100 });
      answer.write("half");
      if (request.url === "/cut") setImmediate(() => request.socket.destroy());
    });
    const ask = createKeepAliveClient(url, 50);
    await expect(ask("/cut", hello)).rejects.toThrow();
    await expect(ask("/silent", hello)).rejects.toThrow("50 ms");
  });

  it("asks no second time where an answer has begun, also over a kept connection", async () => {
    let asked = 0;
    const { url } = await serverWith((request, answer) => {
      if (request.url === "/whole") return void answer.end();
      asked += 1;
      answer.writeHead(200, { "content-length": 100 });
      answer.write("half");
      if (request.url === "/reset") setTimeout(() => request.socket.resetAndDestroy(), 20);
    });
    const ask = createKeepAliveClient(url, 100);
    for (const path of ["/silent", "/reset"]) {
      asked = 0;
      await eventually(() => ask("/whole", hello));
      await expect(ask(path, hello)).rejects.toThrow();
      await eventually(() => ask("/whole", hello));
      expect(asked).toBe(1);
    }
  });

  it("follows nobody elsewhere", async () => {
    const { url } = await serverWith((_, answer) => answer.writeHead(302, { location: "http://127.0.0.1:1/" }).end());
    expect((await createKeepAliveClient(url, PATIENCE_MS)("/", hello)).status).toBe(302);
  });

  it("leaves a server that gives no answer for the others of its name, and asks them in turns", async () => {
    const names = ["127.0.0.1", "127.0.0.2", "127.0.0.3"];
    const askedOf = new Map<string, number>();
    const silent = names[1]!;
    let port = 0;
    for (const name of names) {
      const server = createServer((_, answer) => {
        askedOf.set(name, (askedOf.get(name) ?? 0) + 1);
        if (name !== silent) answer.end(name);
      });
      await listen(server, port, name);
      port = (server.address() as AddressInfo).port;
      onTestFinished(() => {
        server.closeAllConnections();
        server.close();
      });
    }
    const addresses = names.map((address) => ({ address, family: 4 }));
    const ask = createKeepAliveClient(`http://service.test:${port}`, SILENCE_MS, (_, found) => found(null, addresses));
    const round = async (): Promise<(string | Error)[]> => {
      const asked = Array.from({ length: 9 }, () => ask("/", hello).then(({ text }) => text));
      return Promise.all(asked.map((one) => one.catch((error: Error) => error)));
    };
    const first = await round();
    for (const name of names.filter((one) => one !== silent)) expect(first).toContain(name);
    expect(first.filter((one) => one instanceof Error)).toHaveLength(askedOf.get(silent)!);
    const before = askedOf.get(silent);
    for (let again = 0; again < 3; again += 1)
      expect((await round()).filter((one) => one instanceof Error)).toEqual([]);
    expect(askedOf.get(silent)).toBe(before);
  });
});

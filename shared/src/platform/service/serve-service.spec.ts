import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { serveService } from "./serve-service";

const ANSWER_MS = 10;
const CLOSING_MS = 200;

/** A service whose application answers 503 once its ports begin to close. */
const open = async () => {
  let isOpen = true;
  const silent = (): void => undefined;
  const served = await serveService({
    config: { port: 0, host: "127.0.0.1", serviceToken: "x".repeat(32) },
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    routes: [],
    readiness: async () => ({ status: "ready" }),
    metrics: () => [],
    application: async (_, response) => {
      await pause(ANSWER_MS);
      response.writeHead(isOpen ? 200 : 503).end();
    },
    start: async () => undefined,
    stop: async () => {
      isOpen = false;
      await pause(CLOSING_MS);
    },
  });
  onTestFinished(served.stop);
  return served;
};

/** What a gateway hears over connections that it keeps: a status, or why there is none. */
const ask = (url: string, agent: Agent): Promise<number | string> =>
  new Promise((resolve) => {
    const asked = request(url, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode!));
    });
    asked.on("error", (error) => resolve("code" in error ? String(error.code) : error.message));
    asked.end();
  });

describe("A service that is stopped while a gateway keeps connections to it", () => {
  it("answers what it has taken, then takes nothing: nobody is told that it is closing", async () => {
    const { url, stop } = await open();
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    onTestFinished(() => agent.destroy());
    const heard = new Map<number | string, number>();
    const asking = Array.from({ length: 8 }, async () => {
      for (let last: number | string = 200; last === 200 || last === 503;) {
        last = await ask(url, agent);
        heard.set(last, (heard.get(last) ?? 0) + 1);
      }
    });
    await expect.poll(() => heard.get(200) ?? 0).toBeGreaterThan(50);
    await stop();
    await Promise.all(asking);
    expect([...heard.keys()].map(String).toSorted()).toEqual(["200", "ECONNREFUSED"]);
  });
});

it("keeps a connection at rest for longer than the gateway does, so that none ends under a request", async () => {
  const { url } = await open();
  const { headers } = await fetch(url);
  const GATEWAY_KEEPS_S = 60;
  expect(Number(/timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1])).toBeGreaterThan(GATEWAY_KEEPS_S);
});

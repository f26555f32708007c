import { createServer, request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import Koa from "koa";
import type { OperationsOverview } from "@naqsh/shared/operations";
import { expect, it, onTestFinished } from "vitest";
import { operationsDesk } from "./operations-desk";
import type { OperatedShop } from "./operations-desk";

const overview: OperationsOverview = {
  atMs: 1,
  log: null,
  views: Array.from({ length: 40 }, (_, number) => ({
    view: `view ${number}`,
    version: 1,
    position: number,
    behind: 0,
    met: number,
    stopped: null,
    task: null,
  })),
  policies: [],
  parked: [],
  jobs: null,
  memory: [],
  watchers: 0,
  seconds: [],
};

const shop: OperatedShop = {
  sessions: {
    find: async () => ({ userId: "admin", role: "admin", createdAt: 0, expiresAt: 1, secondFactor: "waived" }),
  },
  isOpen: () => true,
  isAdministrator: async () => true,
  views: () => [],
  overview: async () => overview,
  rebuilds: { begin: () => false, decide: () => false },
  retry: async () => false,
};

const ask = (url: string, headers: Record<string, string>) =>
  new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    request(`${url}/api/admin/operations`, { headers: { cookie: "naqsh.sid=token", ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) }));
      answer.on("error", reject);
    }).end();
  });

const listening = async (): Promise<string> => {
  const server = createServer(new Koa().use(operationsDesk(shop)).callback());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

it("says in words what is wrong with a body, however large it is", async () => {
  const url = `${await listening()}/api/admin/operations/rebuild`;
  const answerTo = async (body: string) => {
    const headers = { cookie: "naqsh.sid=token", "accept-language": "en" };
    const answer = await fetch(url, { method: "POST", headers, body });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const tooLarge = { status: 413, code: "BODY_TOO_LARGE", details: { limitBytes: 4_096 } };
  for (const size of [4_097, 8_000_000]) {
    expect(await answerTo(JSON.stringify({ view: "x".repeat(size) }))).toMatchObject(tooLarge);
  }
  expect(await answerTo("{")).toMatchObject({ status: 400, code: "MALFORMED_BODY" });
  expect(await answerTo(JSON.stringify({ view: "x" }))).toMatchObject({ status: 404 });
});

it("tells how all stands compressed to our own page, and as it is to who does not say where it comes from", async () => {
  const url = await listening();
  const small = await ask(url, { "accept-encoding": "br", "sec-fetch-site": "same-origin" });
  expect(small.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(JSON.parse(brotliDecompressSync(small.bytes).toString())).toEqual(overview);
  const plain = await ask(url, { "accept-encoding": "br" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.headers["content-type"]).toContain("application/json");
  expect(plain.headers["x-content-type-options"]).toBe("nosniff");
  expect(JSON.parse(plain.bytes.toString())).toEqual(overview);
  expect(small.bytes.length).toBeLessThan(plain.bytes.length / 4);
});

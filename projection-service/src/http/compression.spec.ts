import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { encodingFor, mayCompressFor } from "@naqsh/shared/platform/http/compression";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { approved, registered, submitted, workId } from "../testing/story-events";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const WORKS = ["dune", "fog", "palm", "well", "door", "star", "reef", "wind"];
const PLAIN = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe("The answers of queries", () => {
  let readSide: ReadSide;
  const auction = new AuctionStory("dune");
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")], { actorId: idOfName("huda") });
    await readSide.tell(`user-${idOfName("sara")}`, [registered("sara", "collector")], { actorId: idOfName("sara") });
    await readSide.tell(`user-${idOfName("admin")}`, [registered("admin", "admin")], { actorId: idOfName("admin") });
    for (const work of WORKS) await readSide.tell(`artwork-${workId(work)}`, [submitted(work), approved(work)]);
    await readSide.tell(`auction-${auction.auctionId}`, [auction.scheduled({})]);
    await readSide.tell(`auction-${auction.auctionId}`, [auction.opened()]);
    for (let bid = 0; bid < 30; bid += 1) {
      await readSide.tell(`auction-${auction.auctionId}`, [
        auction.leads("sara", (500 + bid) * 100, (500 + bid) * 100),
      ]);
    }
    await readSide.service.settled();
  });
  afterAll(() => readSide.stop());

  /** Without a client that takes the compression off. */
  const ask = (path: string, headers: Record<string, string>) =>
    new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
      request(`${readSide.url}${path}`, { headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) }));
        answer.on("error", reject);
      }).end();
    });

  it.each(["br", "gzip"] as const)("are compressed for who takes %s, where they are long", async (encoding) => {
    const plain = await ask("/api/artworks", {});
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.bytes.length).toBeGreaterThan(1_024);
    const small = await ask("/api/artworks", { "accept-encoding": encoding });
    expect(small.headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
    expect(small.headers["content-type"]).toContain("application/json");
    expect(Number(small.headers["content-length"])).toBe(small.bytes.length);
    expect(small.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(PLAIN[encoding](small.bytes).equals(plain.bytes)).toBe(true);
    const short = await ask("/api/artworks?limit=1", { "accept-encoding": encoding });
    expect(short.headers["content-encoding"]).toBeUndefined();
  });

  it("are compressed as they come, where they are a file", async () => {
    const cookie = await readSide.cookieOf("admin");
    const path = "/api/admin/history/export?format=csv";
    const plain = await ask(path, { cookie });
    const small = await ask(path, { cookie, "accept-encoding": "gzip, br", "sec-fetch-site": "same-origin" });
    expect(small.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(small.bytes).equals(plain.bytes)).toBe(true);
    expect(small.bytes.length).toBeLessThan(plain.bytes.length / 3);
  });

  it("keep their length from other sites that ask with somebody's cookie, and where they hold that person's secrets", async () => {
    const cookie = await readSide.cookieOf("sara");
    const taken = { "accept-encoding": "br", cookie };
    const encodingOf = async (path: string, headers: Record<string, string>) =>
      (await ask(path, { ...taken, ...headers })).headers["content-encoding"];
    expect(await encodingOf("/api/artworks", { "sec-fetch-site": "same-origin" })).toBe("br");
    expect(await encodingOf("/api/artworks", { "sec-fetch-site": "cross-site" })).toBeUndefined();
    expect(await encodingOf("/api/artworks", { "sec-fetch-site": "same-site" })).toBeUndefined();
    expect(await encodingOf("/api/artworks", {})).toBeUndefined();
    const receipts = `/api/auctions/${auction.auctionId}/receipts`;
    expect((await ask(receipts, taken)).bytes.length).toBeGreaterThan(1_024);
    expect(await encodingOf(receipts, { "sec-fetch-site": "same-origin" })).toBeUndefined();
  });
});

describe("An encoding", () => {
  it.each([
    [undefined, null],
    ["", null],
    ["gzip, deflate, br", "br"],
    ["gzip;q=1.0, br;q=0", "gzip"],
    ["br;q=0.5", "br"],
    ["GZIP", "gzip"],
    ["identity, deflate", null],
    ["gzip;q=0.000", null],
  ])("for %s is %s", (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  it("is for visitors, and for our own pages", () => {
    expect(mayCompressFor({})).toBe(true);
    expect(mayCompressFor({ cookie: "theme=dark" })).toBe(true);
    expect(mayCompressFor({ cookie: "theme=dark; naqsh.sid=abc" })).toBe(false);
    expect(mayCompressFor({ cookie: "naqsh.sid=abc", "sec-fetch-site": "same-origin" })).toBe(true);
  });
});

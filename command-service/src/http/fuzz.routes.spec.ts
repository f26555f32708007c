import { request } from "node:http";
import { connect } from "node:net";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Problem } from "@naqsh/shared/problem";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expectListed, WRITES } from "../testing/listed-refusals";
import { ADMIN, administratorOf, registered } from "../testing/people";
import { startTestServer, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();

const ROUTES = WRITES.flatMap(({ method, path, aliases = [] }) =>
  [path, ...aliases].map((one) => [method, one] as const),
);

type Headers = Record<string, string | string[]>;
type Raw = { status: number; type: string; text: string };
const CUT: Raw = { status: 0, type: "", text: "The connection was cut" };

let server: TestServer;
let cookies: Record<string, string>;
let picture: Buffer;

beforeAll(async () => {
  server = await startTestServer(folders.fresh(), { administrator: ADMIN });
  const artist = await registered(server, "noura", "artist");
  const collector = await registered(server, "salman", "collector");
  const admin = await administratorOf(server);
  cookies = {
    visitor: "naqsh.sid=; other=1",
    artist: artist.browser.cookie(),
    collector: collector.browser.cookie(),
    admin: admin.browser.cookie(),
  };
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#abc" } })
    .png()
    .toBuffer();
});
afterEach(() => server.ports.assertNoErrors());
afterAll(() => server.stop());

/** Sends what no well-behaved client would. */
const send = (method: string, path: string, headers: Headers, body: Buffer): Promise<Raw> =>
  new Promise((resolve) => {
    const outgoing = request(
      server.url + path,
      { method, headers: { ...headers, "content-length": body.length }, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", () => resolve(CUT));
        incoming.on("end", () => {
          const type = incoming.headers["content-type"] ?? "";
          resolve({ status: incoming.statusCode!, type, text: Buffer.concat(chunks).toString() });
        });
      },
    );
    outgoing.on("error", () => resolve(CUT));
    outgoing.end(body);
  });

const problemOf = (answer: Raw): Problem | null =>
  answer.type === "application/problem+json" ? (JSON.parse(answer.text) as Problem) : null;

const expectGood = (answer: Raw): void => {
  const problem = problemOf(answer);
  const isRefusal = answer.status >= 400;
  expect({
    ...answer,
    isGood: answer.status >= 200 && answer.status < 500 && (problem !== null) === isRefusal,
  }).toMatchObject({
    isGood: true,
  });
  expect(problem?.status ?? answer.status).toBe(answer.status);
  expect(problem?.messages ?? { ar: "", en: "" }).toEqual({ ar: expect.any(String), en: expect.any(String) });
};

const eventsOfLog = async (): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of server.ports.store.readAll()) events.push(event);
  return events;
};

const id = fc.oneof(
  fc.uuid(),
  fc.constantFrom("%00", "%F0%28", "..%2f..%2f", "undefined", "read-all", "%D9%86%D9%82%D8%B4", "a".repeat(3000)),
);
const pathOf = (path: string, one: string): string => path.replace(/:\w+/g, one);

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom("", " ", "٤٠", "1e999", "__proto__", "9".repeat(400), "-0", "0x1f", "NaN"),
  // Right-to-left overrides, invisible spaces, a half character, a mark without a letter, a name of many bytes.
  fc.constantFrom("\u202Eevil\u202C", "\u200B", "\uFEFF\u2060", "\uD800", "\u0301".repeat(90), "\u{1F3A8}".repeat(80)),
);
const value = fc.oneof(
  { depthSize: "small" },
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, 1e308, -0, 99_999_999, "2030-01-01T00:00:00.000Z", 2 ** 53, 1e21, -1, 0.1),
  fc.constantFrom<unknown>([["a"]], { length: 1e9 }, { toString: 1 }, [null], "+275760-09-13T00:00:00.000Z"),
  fc.uuid(),
  fc.array(text, { maxLength: 3 }),
  fc.jsonValue(),
);
const FIELDS =
  "firstName lastName username email password confirmPassword role language reason auctionId title description category image imageUrl price tags isForSale heightCm artworkId openingPrice reserve estimateLow startsAt endsAt minBidIncrement incrementPolicy amount alias edition method note __proto__ constructor toString".split(
    " ",
  );
const fields = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 8 });
const json = fc.oneof(fields, fc.jsonValue()).map((body) => Buffer.from(JSON.stringify(body) ?? "null"));
const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array));
const header = fc.string({ maxLength: 60 }).map((value_) => value_.replace(/[^\x20-\x7e]/g, "?"));
const headers = fc.record(
  {
    "content-type": fc.oneof(
      fc.constantFrom(
        "application/json",
        "application/json; charset=utf-8",
        "application/json; charset=utf-16",
        "text/plain",
        "multipart/form-data",
        "multipart/form-data; boundary=x",
        "application/x-www-form-urlencoded",
      ),
      header,
    ),
    "idempotency-key": fc.oneof(fc.uuid(), header, fc.constant(["a", "b"])),
    "accept-language": fc.oneof(header, fc.constantFrom("en", "ar;q=x", "*", ",;,")),
    origin: fc.oneof(header, fc.constantFrom("null", "https://elsewhere.example", "http://127.0.0.1")),
    "sec-fetch-site": fc.constantFrom("cross-site", "same-origin", "none", "odd"),
    "content-encoding": fc.constantFrom("gzip", "identity", "br"),
    "naqsh-position": fc.oneof(header, fc.constant("9".repeat(4_000)), fc.constant(["1", "2"])),
    range: fc.constant(["bytes=0-1", "bytes=5-"]),
    "x-forwarded-for": header,
  },
  { requiredKeys: [] },
);
const actor = fc.constantFrom("visitor", "artist", "collector", "admin");

describe.each(ROUTES)("%s %s", (method, path) => {
  it("answers any body and any headers with a good answer or a good refusal", async () => {
    await fc.assert(
      fc.asyncProperty(id, actor, headers, fc.oneof(json, json, bytes), async (one, who, sent, body) => {
        const cookie = cookies[who]!;
        const target = pathOf(path, one);
        const answer = await send(method, target, { ...(sent as Headers), cookie }, body);
        expectGood(answer);
        expectListed(method, target, problemOf(answer)?.code);
      }),
      { numRuns: 40 },
    );
  });

  it("answers well-typed JSON of any shape", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), actor, json, async (one, who, body) => {
        const typed = { "content-type": "application/json", cookie: cookies[who]! };
        expectGood(await send(method, pathOf(path, one), typed, body));
      }),
      { numRuns: 40 },
    );
  });
});

describe("bodies that break off", () => {
  const cut = (method: string, path: string, type: string, chunks: readonly (Buffer | string)[]): Promise<void> =>
    new Promise((resolve) => {
      const outgoing = request(server.url + path, {
        method,
        headers: { cookie: cookies["admin"]!, "content-type": type, "transfer-encoding": "chunked" },
        agent: false,
      });
      outgoing.on("error", () => undefined).on("close", () => resolve());
      for (const chunk of chunks) outgoing.write(chunk);
      setImmediate(() => outgoing.destroy());
    });

  it("in the middle of a chunk change nothing, on any route", async () => {
    const before = (await eventsOfLog()).length;
    for (const [method, path] of ROUTES) {
      const to = pathOf(path, "00000000-0000-4000-8000-000000000000");
      await cut(method, to, "application/json", ['{"amount": 5', "00, "]);
      await cut(method, to, "multipart/form-data; boundary=x", ["--x\r\nContent-Disp", picture]);
    }
    const still = await send("POST", "/api/logout", { cookie: cookies["visitor"]! }, Buffer.from(""));
    expect(still.status).toBeLessThan(500);
    expect((await eventsOfLog()).length).toBe(before);
  });

  it("and heads that no client sends end in a refusal or a closed connection, never in silence", async () => {
    const { hostname, port } = new URL(server.url);
    const heads = [
      "POST /api/signin HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}",
      "POST /api/signin HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\nzz\r\n",
      "POST /api/signin HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n",
      "POST /api/../api/signin?\u0000 HTTP/1.1\r\nHost: x\r\n\r\n",
      `POST /api/signin HTTP/1.1\r\nHost: x\r\n${'Cookie: naqsh.sid=a; b="\r\n'.repeat(200)}\r\n`,
    ];
    for (const head of heads) {
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.end(head));
        let heard = "";
        socket.on("data", (bytes_) => (heard += bytes_.toString()));
        socket.on("error", () => undefined).on("close", () => resolve(heard));
      });
      expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
    }
  });
});

describe("uploads", () => {
  const part = fc.oneof(
    fc
      .record({ name: fc.constantFrom(...FIELDS, "a[b]", "a[__proto__][x]"), value: text })
      .map(({ name, value: value_ }) => Buffer.from(`Content-Disposition: form-data; name="${name}"\r\n\r\n${value_}`)),
    fc
      .record({ start: fc.nat({ max: 80 }), junk: bytes, name: fc.constantFrom("image", "image", "other") })
      .map(({ start, junk, name }) =>
        Buffer.concat([
          Buffer.from(
            `Content-Disposition: form-data; name="${name}"; filename="ل\u0000.png"\r\nContent-Type: image/png\r\n\r\n`,
          ),
          picture.subarray(0, picture.length - start),
          junk,
        ]),
      ),
    bytes,
  );
  const formOf = (parts: Buffer[], ending: string): Buffer =>
    Buffer.concat([...parts.flatMap((one) => [Buffer.from("--x\r\n"), one, Buffer.from("\r\n")]), Buffer.from(ending)]);

  it("of any parts are taken or refused, and every image that an event names is kept", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 6 }),
        fc.constantFrom("--x--\r\n", "--x", "", "--x--"),
        fc.boolean(),
        async (parts, ending, isRevision) => {
          const sent = { "content-type": "multipart/form-data; boundary=x", cookie: cookies["artist"]! };
          const path = isRevision ? "/api/artworks/00000000-0000-4000-8000-000000000000" : "/api/artworks";
          expectGood(await send(isRevision ? "PUT" : "POST", path, sent, formOf(parts, ending)));
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("after all of that", () => {
  it("nothing lies half-written in the log", async () => {
    const events = await eventsOfLog();
    const holders = new Map<string, string>();
    const people = new Set<unknown>();
    for (const { type, stream, data } of events) {
      if (type.endsWith("Claimed")) holders.set(stream, String(data["userId"]));
      if (type.endsWith("Released")) holders.delete(stream);
      if (type === "UserRegistered") people.add(data["userId"]);
    }
    expect([...holders.values()].filter((userId) => !people.has(userId))).toEqual([]);
    expect(holders.size).toBe(people.size * 2);

    const images = events
      .filter(({ type }) => type === "ArtworkSubmitted")
      .map(({ data }) => (data["details"] as { image: { file: string } }).image.file);
    for (const file of images) expect(await server.ports.files.has(file)).toBe(true);
  });
});

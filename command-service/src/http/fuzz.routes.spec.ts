import { request } from "node:http";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Problem } from "@naqsh/shared/problem";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { ADMIN, administratorOf, registered } from "../testing/people";
import { startTestServer, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();

const ROUTES = [
  ["POST", "/api/register"],
  ["POST", "/api/signup"],
  ["POST", "/api/login"],
  ["POST", "/api/signin"],
  ["POST", "/api/logout"],
  ["POST", "/api/admin/users/:id/ban"],
  ["POST", "/api/admin/users/:id/unban"],
  ["POST", "/api/admin/users/:id/forgive-unpaid-win"],
  ["POST", "/api/artworks"],
  ["PUT", "/api/artworks/:id"],
  ["POST", "/api/admin/artworks/:id/approve"],
  ["POST", "/api/admin/artworks/:id/reject"],
  ["POST", "/api/auctions"],
  ["POST", "/api/auctions/:id/cancel"],
  ["POST", "/api/auctions/:id/bids"],
  ["POST", "/api/artworks/:id/bids"],
  ["POST", "/api/auctions/:id/offer/accept"],
  ["POST", "/api/auctions/:id/offer/decline"],
  ["POST", "/api/admin/auctions/:id/void-bidder"],
  ["POST", "/api/orders/:id/payments"],
  ["POST", "/api/orders/:id/payments/:paymentId/confirm"],
  ["POST", "/api/notifications/:id/read"],
  ["POST", "/api/notifications/read-all"],
  ["DELETE", "/api/notifications/:id"],
] as const;

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
  fc.constantFrom("", " ", "٤٠", "1e999", "__proto__"),
);
const value = fc.oneof(
  { depthSize: "small" },
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, 1e308, -0, 99_999_999, "2030-01-01T00:00:00.000Z"),
  fc.uuid(),
  fc.array(text, { maxLength: 3 }),
  fc.jsonValue(),
);
const FIELDS =
  "firstName lastName username email password confirmPassword role language reason auctionId title description category image imageUrl price tags isForSale heightCm artworkId openingPrice reserve estimateLow startsAt endsAt minBidIncrement incrementPolicy amount alias method note __proto__ constructor toString".split(
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
        expectGood(await send(method, pathOf(path, one), { ...(sent as Headers), cookie }, body));
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

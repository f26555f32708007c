import type { Endpoint } from "@naqsh/shared/kernel/endpoint";
import { allReads } from "@naqsh/shared/endpoints";
import { PATIENCE_MS } from "@naqsh/shared/testing/patience";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import fc from "fast-check";
import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "./testing/auction-story";
import { workId } from "./testing/story-events";
import { connect } from "./testing/live-watcher";
import { openReadSide } from "./testing/read-side";
import type { ReadSide } from "./testing/read-side";
import { wholeStory } from "./testing/whole-story";

const folders = temporaryFolder();
const story = new AuctionStory("dune");

const reads: readonly Endpoint[] = Object.values(allReads).flatMap((ofModule) => Object.values<Endpoint>(ofModule));

/** What a parameter may name, by the part of the path that stands before it; and nothing known. */
const NAMED: Readonly<Record<string, string>> = {
  artworks: workId("dune"),
  auctions: story.auctionId,
  orders: idOfName("order"),
};
const pathsOf = ({ path }: Endpoint): string[] => [
  path.replaceAll(/([^/]+)\/:\w+/g, (_, before: string) => `${before}/${NAMED[before] ?? "x"}`),
  path.replaceAll(/:\w+/g, "x"),
];

const PATHS = [...reads.flatMap(pathsOf), "/images/x", "/api/nothing"];
const NAMES = [
  ...new Set(
    reads.flatMap(({ input }) => (input instanceof z.core.$ZodObject ? Object.keys(input._zod.def.shape) : [])),
  ),
  "__proto__",
];

const value = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom(
    "true",
    "live",
    "W10",
    "WzFd",
    "$ne",
    "[object Object]",
    "2026-02-31T00:00:00Z",
    "2026-02-28T23:59:60+25:00",
    `auction-${story.auctionId}`,
    story.auctionId,
    "passed",
    "csv",
    "وsea",
    "%",
    "\u0000",
    "null",
  ),
);
const request = fc.record({
  path: fc.constantFrom(...PATHS),
  tail: fc.oneof(
    fc.constant(""),
    fc.constant(""),
    fc.constantFrom("/%", "/%E0%A4%A", "//", "/%2e%2e%2f"),
    value.map((text) => `/${encodeURIComponent(text)}`),
  ),
  query: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), value), value), { maxLength: 4 }),
  as: fc.constantFrom(null, "sara", "huda", "admin", "a stranger"),
  position: fc.oneof(fc.constant(null), fc.constantFrom("", "x", "-1", "00000000000000000001", "$gt")),
});

describe("Bad questions", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    for (const { stream, events } of wholeStory()) await readSide.tell(stream, events);
  });
  afterAll(() => readSide.stop());

  it("are answered with a code, never with a failure", async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ path, tail, query, as, position }) => {
        const search = new URLSearchParams(query).toString();
        const headers = position === null ? {} : { "naqsh-position": position };
        const { status, body } = await readSide.ask(`${path}${tail}?${search}`, as, headers);
        expect(status).toBeLessThan(500);
        const isSaid = status < 400 || !path.startsWith("/api") || "code" in (body as object);
        expect([status, body, isSaid]).toEqual([status, body, true]);
      }),
      { numRuns: 400 },
    );
    expect(readSide.errors).toEqual([]);
  });

  it("over the socket neither crash nor hang", async () => {
    const socket = connect(readSide.url);
    const payload = fc.oneof(
      fc
        .anything({ withNullPrototype: false, withBigInt: false, withDate: true })
        .map((any) => JSON.stringify(any) ?? "x"),
      fc
        .record({ topic: fc.oneof(value, fc.constant(`auction/${story.auctionId}`)), since: fc.oneof(fc.nat(), value) })
        .map((any) => JSON.stringify(any)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("join", "leave", "clock", "else"), payload, async (event, text) => {
        socket.emit(event, JSON.parse(text === "x" ? "null" : text));
        socket.emit(event, JSON.parse(text === "x" ? "null" : text), () => undefined);
        expect(await socket.timeout(PATIENCE_MS).emitWithAck("clock")).toHaveProperty("serverTime");
      }),
      { numRuns: 200 },
    );
    socket.disconnect();
    expect(readSide.errors).toEqual([]);
  });
});

describe("Reading one's own writes", () => {
  it("waits for the view, answers with no more than was asked, and says when it takes too long", async () => {
    const readSide = await openReadSide(folders.fresh());
    for (const { stream, events } of wholeStory()) await readSide.tell(stream, events);
    const head = await readSide.ports.store.head();
    const asked = await readSide.sealed(head);
    const found = await readSide.ask("/api/artworks", null, { "naqsh-position": asked });
    expect([found.status, found.headers.get("naqsh-position")]).toEqual([200, asked]);
    const began = performance.now();
    const late = await readSide.ask("/api/artworks", null, { "naqsh-position": await readSide.sealed("9".repeat(20)) });
    expect(late).toMatchObject({ status: 503, body: { code: "VIEW_NOT_READY" } });
    expect(late.headers.get("retry-after")).toBe("1");
    expect(performance.now() - began).toBeGreaterThan(1_900);
    expect((await readSide.ask("/api/artworks", null, { "naqsh-position": "abc" })).status).toBe(422);
    for (const guessed of [head, "9".repeat(20)]) {
      const { status, headers } = await readSide.ask("/api/artworks", null, { "naqsh-position": guessed });
      expect([status, headers.get("naqsh-position")], "Nobody learns by guessing how long the log is").toEqual([
        200,
        null,
      ]);
    }
    await readSide.stop();
  });
});

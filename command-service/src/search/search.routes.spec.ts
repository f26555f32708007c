import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { lookNearness, MOST_PICTURE_BYTES, PICTURE_LOOK, readLook } from "@naqsh/shared/artwork";
import type { LookedAtPicture } from "@naqsh/shared/search";
import sharp from "sharp";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const BROWSER = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/131.0";
const WORK = "00000000-0000-4000-8000-00000000e7a0";
let writeSide: WriteSide;
let sara: Person;

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  sara = await writeSide.register("sara", "collector");
});
afterAll(() => writeSide.close());

describe("recording a search over HTTP", () => {
  const send = async (body: object, browser = BROWSER, person: Person | null = null) =>
    (await (person ?? writeSide.server.browser()).send("POST", "/api/searches", body, { "user-agent": browser })).body;
  const told = (term: string) => writeSide.events(`soughtTerm-${uuid5(NAQSH_NAMESPACE, `sought term ${term}`)}`);

  it("counts the same words in any spelling, once on a day for each visitor, and names nobody", async () => {
    expect(await send({ query: "النخلة " }, BROWSER, sara)).toEqual({ recorded: true });
    expect(await send({ query: "النّخله" }, BROWSER)).toEqual({ recorded: false });
    expect(await send({ query: "النخلة " }, `${BROWSER} Edg/131.0`)).toEqual({ recorded: true });
    const events = await told("النخله");
    expect(events.map(({ data }) => data["query"])).toEqual(["النخلة", "النخلة"]);
    expect(JSON.stringify(events)).not.toContain(sara.id);
  });

  it("records the words that were written, and no sign that somebody put among them", async () => {
    expect(await send({ query: "غاف 🖕🖕🖕" })).toEqual({ recorded: true });
    expect(await send({ query: `غا${"\u0301".repeat(40)}ف` }, `${BROWSER} Edg/131.0`)).toEqual({ recorded: true });
    expect((await told("غاف")).map(({ data }) => data["query"])).toEqual(["غاف", "غاف"]);
    expect(await send({ query: "🖕🖕" })).toEqual({ recorded: false });
  });

  it("counts nobody again for searching again, until another day in Riyadh", async () => {
    const term = { query: "سدرة" };
    expect(await send(term)).toEqual({ recorded: true });
    for (let hour = 1; hour <= 5; hour += 1) {
      await writeSide.ports.clock.advanceBy(3_600_000);
      expect(await send(term)).toEqual({ recorded: false });
    }
    await writeSide.ports.clock.advanceBy(24 * 3_600_000);
    expect(await send(term)).toEqual({ recorded: true });
  });

  it("takes no word of a browser for how much was found", async () => {
    const { code } = (await send({ query: "نخلة", resultsCount: 9 })) as { code: string };
    expect(code).toBe("INVALID_INPUT");
  });

  it("records what was opened of what was found", async () => {
    const chosen = { query: "النخلة", chosen: { kind: "artwork", id: WORK } };
    await send(chosen, BROWSER);
    expect((await told("النخله")).at(-1)).toMatchObject({ type: "SearchResultChosen", data: { resultId: WORK } });
  });

  it("keeps no choice of words that nobody sought, and counts it once they are", async () => {
    const chosen = { query: "الصب", chosen: { kind: "artwork", id: WORK } };
    await send(chosen);
    expect(await told("الصب")).toEqual([]);
    await send({ query: "الصب" });
    await send(chosen);
    await send(chosen);
    expect((await told("الصب")).map(({ type }) => type)).toEqual(["TermSought", "SearchResultChosen"]);
  });

  it("answers a choice with the same, whether or not anybody ever sought its words", async () => {
    const chosen = { kind: "artwork", id: WORK };
    await send({ query: "سرٌّ" });
    for (const query of ["سرٌّ", "سرٌّ", "ما سئل عنه", "ما سئل عنه"])
      expect(await send({ query, chosen })).toEqual({ recorded: null });
  });

  it("records neither machines, nor what names a person, nor whole texts", async () => {
    expect(await send({ query: "mist" }, "Googlebot/2.1")).toEqual({ recorded: false });
    expect(await send({ query: "sara@example.sa" })).toEqual({ recorded: false });
    expect(await send({ query: "٠٥٥ ١٢٣ ٤٥٦٧" })).toEqual({ recorded: false });
    expect(await send({ query: "a ".repeat(60) })).toEqual({ recorded: false });
  });
});

describe("a picture to search with", () => {
  const picture = (width = 60) =>
    sharp({ create: { width, height: 40, channels: 3, background: "#2c58a0" } })
      .composite([
        { input: Buffer.from('<svg width="30" height="20"><rect width="30" height="20" fill="#e0ac3d"/></svg>') },
      ])
      .png()
      .toBuffer();
  const sent = async (body: object) => writeSide.server.browser().send("POST", "/api/search/picture", body);
  const dataUrl = (bytes: Buffer, type = "png"): string => `data:image/${type};base64,${bytes.toString("base64")}`;

  const countOfEvents = async (): Promise<number> => {
    let count = 0;
    for await (const _ of writeSide.ports.store.readAll()) count += 1;
    return count;
  };

  it("is answered by its look, whoever asks, and leaves nothing behind", async () => {
    const before = await countOfEvents();
    const first = await sent({ image: dataUrl(await picture()) });
    expect(first.status).toBe(200);
    const { look } = first.body as LookedAtPicture;
    expect(look).toMatch(PICTURE_LOOK);
    const larger = (await sent({ image: dataUrl(await picture(600)) })).body as LookedAtPicture;
    expect(lookNearness(readLook(look), readLook(larger.look)).colours).toBeGreaterThan(0.5);
    expect(await countOfEvents()).toBe(before);
  });

  it("is refused where it is none, cannot be read or is too large", async () => {
    const refusalOf = async (body: object) => ((await sent(body)).body as { code: string }).code;
    expect(await refusalOf({})).toBe("IMAGE_MISSING");
    expect(await refusalOf({ image: dataUrl(Buffer.from("text")) })).toBe("IMAGE_UNREADABLE");
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await refusalOf({ image: dataUrl(svg, "svg+xml") })).toBe("IMAGE_UNREADABLE");
    const large = Buffer.alloc(MOST_PICTURE_BYTES + 1);
    expect(await refusalOf({ image: dataUrl(large) })).toBe("IMAGE_TOO_LARGE");
  });
});

describe("a person's own searches over HTTP", () => {
  it("are kept sealed, forgotten when they say so, and nobody's without a session", async () => {
    expect((await sara.send("POST", "/api/searches/history", { query: " نخيل " })).body).toEqual({ kept: true });
    const [kept] = await writeSide.events(`searchHistory-${sara.id}`);
    expect(JSON.stringify(kept)).not.toContain("نخيل");
    expect((await sara.send("DELETE", "/api/searches/history", { entryIds: null })).status).toBe(200);
    const events = await writeSide.events(`searchHistory-${sara.id}`);
    expect(events.map(({ type }) => type)).toEqual(["SearchRemembered", "SearchesForgotten"]);
    const visitor = writeSide.server.browser();
    expect((await visitor.send("POST", "/api/searches/history", { query: "نخيل" })).status).toBe(401);
  });
});

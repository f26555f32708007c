import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const ARABIC = /[\u0600-\u06ff]/;

describe("A question that does not fit", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
  });
  afterAll(() => readSide.stop());

  it.each([
    ["a limit", "/api/artworks?limit=0", {}, "limit"],
    ["a choice", "/api/artworks?sort=loudest", {}, "sort"],
    ["a cursor of no list", "/api/artworks?cursor=elsewhere", {}, "cursor"],
    ["a position", "/api/artworks", { "naqsh-position": "yesterday" }, "Naqsh-Position"],
  ])("is answered about %s in the reader's language", async (_, path, headers, field) => {
    for (const language of ["ar", "en"] as const) {
      const { status, body } = await readSide.ask(path, null, { ...headers, "accept-language": language });
      const said = body as {
        code: string;
        title: string;
        messages: object;
        details: { fields: { path: string; message: string }[] };
      };
      expect(status).toBe(422);
      expect(said).toMatchObject({
        code: "INVALID_INPUT",
        messages: { ar: expect.any(String), en: expect.any(String) },
      });
      expect(said.details.fields.map((one) => one.path)).toEqual([field]);
      expect(ARABIC.test(said.details.fields[0]!.message)).toBe(language === "ar");
      expect(ARABIC.test(said.title)).toBe(language === "ar");
    }
  });
});

describe("A path at which nothing is read", () => {
  it("says which methods it takes, if it takes commands", async () => {
    const readSide = await openReadSide(folders.fresh());
    const commanded = await readSide.ask("/api/register");
    const nothing = await readSide.ask("/api/nothing");
    expect([commanded.status, nothing.status]).toEqual([405, 404]);
    expect([commanded.headers.get("allow"), nothing.headers.get("allow")]).toEqual(["POST", null]);
    expect(commanded.body).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
    await readSide.stop();
  });
});

describe("An answer to a question", () => {
  it("is nothing but what its type says, whatever people wrote into it", async () => {
    const readSide = await openReadSide(folders.fresh());
    const paths = [
      "/api/admin/history",
      "/api/artworks",
      "/api/artworks?limit=0",
      "/api/user",
      "/api/artworks/none",
      "/api/nothing",
    ];
    for (const path of paths) {
      const { headers } = await readSide.ask(path);
      expect([path, headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
    }
    await readSide.stop();
  });

  it("is kept by no browser and nobody between when it is a person's own, refusals as well", async () => {
    const readSide = await openReadSide(folders.fresh());
    const cacheOf = async (path: string, as: string | null) =>
      (await readSide.ask(path, as)).headers.get("cache-control");
    for (const path of [
      "/api/user",
      "/api/orders/my-purchases",
      "/api/notifications",
      "/api/artworks",
      "/api/orders/none",
    ]) {
      expect([path, await cacheOf(path, "salem")]).toEqual([path, "private, no-store"]);
    }
    expect(await cacheOf("/api/user", null)).toBe("private, no-store");
    expect(await cacheOf("/api/artworks", null)).toBe("private, no-cache");
    await readSide.stop();
  });

  it("tells the server's time, whether it refuses or not", async () => {
    const readSide = await openReadSide(folders.fresh());
    const before = readSide.ports.clock.now();
    for (const path of ["/api/artworks", "/api/user", "/api/nothing"]) {
      const told = Number((await readSide.ask(path)).headers.get("naqsh-time"));
      expect(told, path).toBeGreaterThanOrEqual(before);
      expect(told, path).toBeLessThanOrEqual(readSide.ports.clock.now());
    }
    await readSide.stop();
  });
});

import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
let writeSide: WriteSide;
let sara: Person;
let omar: Person;
let artworkId: string;

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  [sara, omar] = [await writeSide.register("sara"), await writeSide.register("omar")];
  artworkId = await writeSide.approvedWork(await writeSide.register("huda", "artist"));
});
afterAll(() => writeSide.close());

describe("collections over HTTP", () => {
  it("are made, filled, ordered, shown and deleted by their owner", async () => {
    const created = await sara.send("POST", "/api/collections", { name: "بحر", description: "ما يذكّرني بجدة" });
    expect(created.status).toBe(201);
    const path = `/api/collections/${String(created.body["id"])}`;
    const steps: [string, string, object?][] = [
      ["POST", "/works", { artworkId, note: "أول ما رأيت" }],
      ["PUT", `/works/${artworkId}`, { note: "" }],
      ["PUT", "/order", { artworkIds: [artworkId] }],
      ["PUT", "/cover", { artworkId }],
      ["POST", "/publish"],
      ["POST", "/hide"],
      ["PUT", "", { name: "بحر وصحراء" }],
      ["DELETE", `/works/${artworkId}`],
      ["DELETE", ""],
    ];
    for (const [method, rest, body] of steps) {
      expect([method + rest, (await sara.send(method, path + rest, body)).status]).toEqual([method + rest, 200]);
    }
    const events = await writeSide.events(`collection-${String(created.body["id"])}`);
    expect(events.map(({ type }) => type)).toEqual([
      "CollectionCreated",
      "WorkCollected",
      "CollectedWorkNoted",
      "CollectionCoverChosen",
      "CollectionPublished",
      "CollectionHidden",
      "CollectionDescribed",
      "WorkUncollected",
      "CollectionDeleted",
    ]);
    expect(JSON.stringify(events)).not.toMatch(/بحر|جدة|أول ما/);
  });

  it("are nobody else's to change, and hold only what is on show", async () => {
    const { body } = await sara.send("POST", "/api/collections", { name: "صحراء" });
    const path = `/api/collections/${String(body["id"])}`;
    const unknown = { status: 404, body: { code: "COLLECTION_UNKNOWN" } };
    expect(await omar.send("POST", `${path}/publish`)).toMatchObject(unknown);
    expect(await omar.send("POST", `${path}/works`, { artworkId })).toMatchObject(unknown);
    const nothing = { artworkId: "00000000-0000-4000-8000-00000000e7a0" };
    expect(await sara.send("POST", `${path}/works`, nothing)).toMatchObject({ body: { code: "ARTWORK_UNKNOWN" } });
    expect(await sara.send("POST", "/api/collections", { name: " " })).toMatchObject({ status: 422 });
  });
});

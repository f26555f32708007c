import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { personal } from "@naqsh/shared/kernel/personal";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { NO_STREAM } from "@naqsh/shared/platform/ports/event-store";
import { allUpcasters } from "@naqsh/shared/registry";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWriteSide, type Person, type WriteSide } from "../testing/write-side";

const folders = temporaryFolder();
const OLD = "00000000-0000-4000-8000-00000000e7a0";
let writeSide: WriteSide;
let sara: Person;

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  sara = await writeSide.register("sara", "collector");
});
afterAll(() => writeSide.close());

/** As the log holds what was saved before events had a digest. */
const savedBefore = async ({ id: userId }: Person, question: object): Promise<void> => {
  const { keys, clock, store } = writeSide.ports;
  const sealed = { name: personal(userId, "x"), question: personal(userId, JSON.stringify(question)) };
  const event = { type: "SearchSaved", data: { userId, savedId: OLD, place: "search", ...sealed } };
  const ids = { commandId: OLD, commandDigest: "", correlationId: OLD, causationId: null };
  const metadata = { ...ids, actorId: userId, actorRole: "collector" as const };
  const origin = { stream: `savedSearches-${userId}`, recordedAt: instantFromMs(clock.now()), metadata };
  await store.append(origin.stream, NO_STREAM, await createEventCodec(allUpcasters, keys).encode([event], origin));
};

describe("saved searches over HTTP", () => {
  it("are kept sealed under their name, and removed by their person alone", async () => {
    const body = { name: " نخيل الأحساء ", place: "marketplace", question: { q: "نخيل", maxPrice: 5000 } };
    const saved = await sara.send("POST", "/api/saved-searches", body);
    expect(saved.status).toBe(201);
    const { id } = saved.body as { id: string };
    const events = await writeSide.events(`savedSearches-${sara.id}`);
    expect(events).toMatchObject([{ type: "SearchSaved", data: { savedId: id, place: "marketplace" } }]);
    expect(JSON.stringify(events)).not.toContain("نخيل");
    const omar = await writeSide.register("omar", "collector");
    expect((await omar.send("DELETE", `/api/saved-searches/${id}`)).body).toMatchObject({
      code: "SAVED_SEARCH_UNKNOWN",
    });
    expect((await sara.send("DELETE", `/api/saved-searches/${id}`)).status).toBe(200);
  });

  it("are refused for a question that is kept, by whatever name and page, and not to somebody else", async () => {
    const hala = await writeSide.register("hala", "collector");
    const save = async (question: object, more: object = {}, headers: Record<string, string> = {}, person = hala) => {
      const body = { name: "نخيل", place: "search", question, ...more };
      const { status, body: answer } = await person.send("POST", "/api/saved-searches", body, headers);
      return { status, ...(answer as { code?: string; id?: string; details?: object }) };
    };
    const key = { "idempotency-key": "5f0c1e7a-0000-4000-8000-00000000a1b2" };
    const { id } = await save({ q: "النخلة", category: "painting" }, {}, key);
    const again = { category: "painting", q: " نخله" };
    expect(await save(again, { name: "آخر", place: "marketplace" })).toMatchObject({
      status: 409,
      code: "SAVED_SEARCH_EXISTS",
      details: { savedId: id },
    });
    // The command itself gets its answer again.
    expect(await save({ q: "النخلة", category: "painting" }, {}, key)).toMatchObject({ status: 201, id });
    expect(await save({ q: "نخلة" })).toMatchObject({ status: 201 });
    expect(await save(again, {}, {}, sara)).toMatchObject({ status: 201 });
    expect((await hala.send("DELETE", `/api/saved-searches/${id!}`)).status).toBe(200);
    expect(await save(again)).toMatchObject({ status: 201 });
  });

  it("leave in the log nothing by which questions of two people could be compared", async () => {
    const body = { name: "x", place: "search", question: { q: "سدر" } };
    const digests = ["nuha", "amal"].map(async (name) => {
      const person = await writeSide.register(name, "collector");
      await person.send("POST", "/api/saved-searches", body);
      const [saved] = await writeSide.events(`savedSearches-${person.id}`);
      return saved!.data["digest"];
    });
    const [one, other] = await Promise.all(digests);
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(other).not.toBe(one);
  });

  it("are refused too for one that was saved before events held a digest", async () => {
    const dana = await writeSide.register("dana", "collector");
    await savedBefore(dana, { q: "غاف", colour: "green" });
    const body = { name: "x", place: "marketplace", question: { colour: "green", q: "الغاف" } };
    expect((await dana.send("POST", "/api/saved-searches", body)).body).toMatchObject({
      code: "SAVED_SEARCH_EXISTS",
      details: { savedId: OLD },
    });
    const other = { ...body, question: { q: "الغاف" } };
    expect((await dana.send("POST", "/api/saved-searches", other)).status).toBe(201);
  });

  it("ask for something, by filters that there are", async () => {
    const save = async (question: object) =>
      (await sara.send("POST", "/api/saved-searches", { name: "x", place: "search", question })).status;
    expect(await save({})).toBe(422);
    expect(await save({ category: "poems" })).toBe(422);
    expect(await save({ category: "painting" })).toBe(201);
  });
});

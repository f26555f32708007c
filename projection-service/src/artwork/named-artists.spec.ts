import { describe, expect, it } from "vitest";
import { createLogger } from "@naqsh/shared/platform/logger";
import type { People } from "../joins/people";
import type { Views } from "../views";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { createNamedArtists } from "./named-artists";

type Artist = { role: string; createdAt: string; firstName: string | null; location: string | null };

const readSide = async () => {
  const store = await createEmbeddedReadModelStore({ folder: null, logger: createLogger({ level: "error" }) });
  const spec = { name: "people", version: 1, indexes: { byRole: ["role", "createdAt"] } };
  const collection = await store.collection<Artist>(spec);
  let position = 0;
  let nowMs = 0;
  let opened = 0;
  const enter = async (id: string, firstName: string | null, location: string | null = null): Promise<void> => {
    const at = String((position += 1)).padStart(20, "0");
    const document = { role: "artist", createdAt: id, firstName, location };
    await collection.write([{ key: id, document, position: at }], at);
  };
  const artist = async (id: string) => {
    opened += 1;
    const firstName = (await collection.get(id))?.firstName ?? null;
    return { id, firstName, lastName: null, latinName: null, profileImageUrl: null, verified: false };
  };
  const artists = createNamedArtists({
    views: { people: collection } as unknown as Views,
    people: { artist, open: async (text: string | null) => text } as unknown as People,
    clock: { now: () => nowMs },
  });
  return { enter, artists, opened: () => opened, after: (ms: number) => (nowMs += ms) };
};

describe("artists by their names", () => {
  it("are opened once for many searches, and again when there is another", async () => {
    const { enter, artists, opened } = await readSide();
    for (const name of ["huda", "hala", "noura"]) await enter(name, name);
    expect(await artists.called("h")).toEqual(["hala", "huda"]);
    const once = opened();
    expect(await artists.called("sara")).toEqual([]);
    expect(opened()).toBe(once);
    await enter("sara", "sara");
    expect(await artists.called("sara")).toEqual(["sara"]);
  });

  it("are not found by a name that is gone, though it was kept", async () => {
    const { enter, artists } = await readSide();
    await enter("huda", "huda");
    expect(await artists.called("huda")).toEqual(["huda"]);
    await enter("huda", null);
    expect(await artists.called("huda")).toEqual([]);
  });

  it("are read again after a minute", async () => {
    const { enter, artists, after } = await readSide();
    await enter("huda", null);
    expect(await artists.called("huda")).toEqual([]);
    await enter("huda", "huda");
    after(60_000);
    expect(await artists.called("huda")).toEqual(["huda"]);
  });

  it("live in the same map of regions, however often it is read, until one of them moves", async () => {
    const { enter, artists, after } = await readSide();
    await enter("huda", "huda", "riyadh");
    const before = await artists.regions();
    expect([...before]).toEqual([["huda", "riyadh"]]);
    after(60_000);
    expect(await artists.regions()).toBe(before);
    await enter("huda", "huda", "makkah");
    after(60_000);
    expect([...(await artists.regions())]).toEqual([["huda", "makkah"]]);
  });
});

import { SHARE_WAYS, type ArtworksViewed, type ShareWay } from "@naqsh/shared/engagement";
import { StoreUnavailable, type EventStore } from "@naqsh/shared/platform/ports/event-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve } from "../testing/test-server";
import { openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const NOBODY = "00000000-0000-4000-8000-00000000e7a0";
const HALF_HOUR_MS = 30 * 60_000;
let writeSide: WriteSide;
let sara: Person;
let omar: Person;
let huda: Person;
let artworkId: string;

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  sara = await writeSide.register("sara", "collector");
  omar = await writeSide.register("omar", "collector");
  huda = await writeSide.register("huda", "artist");
});
afterAll(() => writeSide.close());

const BROWSER = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/131.0";

describe("sharing a work over HTTP", () => {
  beforeAll(async () => {
    artworkId = await writeSide.approvedWork(huda, 900_00);
  });

  const share = async (person: Person | null, platform: ShareWay, browser = BROWSER): Promise<unknown> => {
    const headers = { "user-agent": browser };
    const by = person ?? writeSide.server.browser();
    const { status, body } = await by.send("POST", "/api/share", { artworkId, platform }, headers);
    const { pathname, search } = new URL(String(body["shareUrl"]));
    return [status, pathname + search];
  };
  const counted = () => writeSide.events(`engagement-${artworkId}`);

  it("counts each of the ways, names nobody, and gives the work's address", async () => {
    for (const platform of SHARE_WAYS)
      expect(await share(sara, platform)).toEqual([200, `/artwork/${artworkId}?from=share`]);
    const shared = await counted();
    expect(shared.map(({ type, data }) => ({ type, data }))).toEqual(
      SHARE_WAYS.map((way) => ({ type: "ArtworkShared", data: { artworkId, artistId: huda.id, way } })),
    );
    expect(JSON.stringify(shared)).not.toContain(sara.id);
  });

  it("counts somebody's way once in half an hour, and neither machines nor the artist, who get the address as well", async () => {
    const before = (await counted()).length;
    const address = [200, `/artwork/${artworkId}?from=share`];
    expect(await share(sara, "email")).toEqual(address);
    expect(await share(huda, "email")).toEqual(address);
    expect(await share(null, "email", "Mozilla/5.0 (compatible; Googlebot/2.1)")).toEqual(address);
    expect(await share(null, "email", "curl/8.5.0")).toEqual(address);
    expect(await counted()).toHaveLength(before);
    for (const person of [omar, null, null]) expect(await share(person, "email")).toEqual(address);
    expect(await counted()).toHaveLength(before + 2);
    await writeSide.ports.clock.advanceBy(HALF_HOUR_MS);
    expect(await share(sara, "email")).toEqual(address);
    expect(await counted()).toHaveLength(before + 3);
  });

  it("takes no work that is not on show, and no way that it does not know", async () => {
    const unknown = await sara.send("POST", "/api/share", { artworkId: NOBODY, platform: "email" });
    expect([unknown.status, unknown.body["code"]]).toEqual([404, "ARTWORK_UNKNOWN"]);
    expect((await sara.send("POST", "/api/share", { artworkId, platform: "fax" })).status).toBe(422);
    expect(await writeSide.events(`engagement-${NOBODY}`)).toEqual([]);
  });
});

describe("looking at a work over HTTP", () => {
  beforeAll(async () => {
    artworkId = await writeSide.approvedWork(huda, 900_00);
  });

  const send = (person: Person | null, body: object, headers: Record<string, string> = { "user-agent": BROWSER }) =>
    (person ?? writeSide.server.browser()).send("POST", "/api/interactions", body, headers);
  const look = async (person: Person | null, source?: string, browser = BROWSER): Promise<unknown> => {
    const body = { artworkId, interactionType: "view", ...(source && { metadata: { source } }) };
    const headers = { "user-agent": browser };
    const answer = await send(person, body, headers);
    return [answer.status, answer.body["counted"]];
  };
  const views = async () => {
    const told: [string | null, string][] = [];
    for await (const { type, data } of writeSide.ports.store.readAll()) {
      if (type !== "ArtworksViewed") continue;
      const ofWork = (data as ArtworksViewed["data"]).views.filter((view) => view.artworkId === artworkId);
      told.push(...ofWork.map(({ viewerId, source }): [string | null, string] => [viewerId, source]));
    }
    return told;
  };

  it("counts a viewer once in half an hour, a visitor by network and browser, and neither machines nor the artist", async () => {
    expect(await look(sara, "feed")).toEqual([200, true]);
    expect(await look(sara, "home")).toEqual([200, false]);
    expect(await look(null)).toEqual([200, true]);
    expect(await look(null)).toEqual([200, false]);
    expect(await look(null, "search", `${BROWSER} Edg/131.0`)).toEqual([200, true]);
    expect(await look(null, "search", "Mozilla/5.0 (compatible; Googlebot/2.1)")).toEqual([200, false]);
    expect(await look(huda)).toEqual([200, false]);
    await writeSide.ports.clock.advanceBy(HALF_HOUR_MS);
    expect(await look(sara)).toEqual([200, true]);
    await expect.poll(views).toEqual([
      [sara.id, "feed"],
      [null, "direct"],
      [null, "search"],
      [sara.id, "direct"],
    ]);
  });

  it("counts those who look at once once each", async () => {
    await writeSide.ports.clock.advanceBy(HALF_HOUR_MS);
    const before = (await views()).length;
    const answers = await Promise.all([sara, sara, omar, sara, omar, null, null].map((person) => look(person)));
    expect(answers.filter((answer) => (answer as unknown[])[1] === true)).toHaveLength(3);
    await expect.poll(async () => (await views()).length - before).toBe(3);
  });

  it("counts a look at an artist's page apart, likes by the person's stream, and takes no nonsense", async () => {
    expect((await send(sara, { artistId: huda.id, interactionType: "view" })).body).toEqual({ counted: true });
    await expect
      .poll(async () => (await writeSide.events(`engagementOfArtist-${huda.id}`)).map(({ type }) => type))
      .toEqual(["ArtistPageViewed"]);
    expect((await send(sara, { artworkId, interactionType: "like" })).body).toEqual({ counted: true });
    expect((await send(sara, { artworkId, interactionType: "like" })).body).toEqual({ counted: false });
    expect((await writeSide.events(`collector-${sara.id}`)).map(({ type }) => type)).toEqual(["ArtworkLiked"]);
    expect((await send(null, { artworkId, interactionType: "like" })).status).toBe(401);
    expect((await send(null, { artworkId: NOBODY, interactionType: "view" })).status).toBe(404);
    expect((await send(null, { artistId: sara.id, interactionType: "view" })).status).toBe(404);
    expect((await send(null, { artistId: huda.id, artworkId, interactionType: "view" })).status).toBe(422);
    expect((await send(null, { artworkId, interactionType: "view", metadata: { source: "moon" } })).status).toBe(422);
  });

  it("answers a look that could not be recorded with 503, and counts the same viewer's next one", async () => {
    await writeSide.ports.clock.advanceBy(HALF_HOUR_MS);
    const { store } = writeSide.ports;
    const away = await serve({
      ...writeSide.ports,
      store: { ...store, append: () => Promise.reject(new StoreUnavailable("It takes nothing")) },
    });
    const looks = [
      { artworkId, interactionType: "view" },
      { artistId: huda.id, interactionType: "view" },
    ];
    const headers = { "user-agent": BROWSER, cookie: omar.cookie() };
    const before = (await views()).length;
    for (const body of looks) {
      const refused = await away.browser().send("POST", "/api/interactions", body, headers);
      expect([refused.status, refused.body["code"]]).toEqual([503, "UNAVAILABLE"]);
    }
    await away.stop();
    expect(await views()).toHaveLength(before);
    for (const body of looks) expect((await send(omar, body)).body).toEqual({ counted: true });
    expect((await views()).slice(before)).toEqual([[omar.id, "direct"]]);
  });

  it("records a look at an artist's page, and a share, once of whose append nobody heard", async () => {
    await writeSide.ports.clock.advanceBy(HALF_HOUR_MS);
    const { store } = writeSide.ports;
    const unheard = new Set<string>();
    const append: EventStore["append"] = async (stream, ...rest) => {
      const result = await store.append(stream, ...rest);
      if (unheard.has(stream)) return result;
      unheard.add(stream);
      throw new StoreUnavailable("nobody heard");
    };
    const deaf = await serve({ ...writeSide.ports, store: { ...store, append } });
    const asked = { "user-agent": BROWSER, cookie: omar.cookie() };
    const post = async (path: string, body: object) => (await deaf.browser().send("POST", path, body, asked)).status;
    const streams = [`engagementOfArtist-${huda.id}`, `engagement-${artworkId}`];
    const counts = () => Promise.all(streams.map(async (stream) => (await writeSide.events(stream)).length));
    const before = await counts();
    // The second time it is the same viewer's, who is counted already.
    for (const _ of [1, 2]) {
      expect(await post("/api/interactions", { artistId: huda.id, interactionType: "view" })).toBe(200);
      expect(await post("/api/share", { artworkId, platform: "copy_link" })).toBe(200);
    }
    await deaf.stop();
    expect([...unheard].toSorted()).toEqual(streams.toSorted());
    expect(await counts()).toEqual(before.map((count) => count + 1));
  });
});

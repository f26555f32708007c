import type { CollectorEvent } from "@naqsh/shared/collector";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { MANY_LIKES, type Recommendations } from "@naqsh/shared/recommendation";
import type { SearchAnswer } from "@naqsh/shared/search";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, registered, submitted, rejected, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const artistId = idOfName("huda");
/** As many as it takes for a work to be liked by many. */
const FANS = Array.from({ length: MANY_LIKES }, (_, number) => `fan ${number}`);
const likes = (name: string, title: string): CollectorEvent => ({
  type: "ArtworkLiked",
  data: { collectorId: idOfName(name), artworkId: workId(title), artistId },
});

describe("Recommendations", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${artistId}`, [registered("huda", "artist")]);
    for (const name of ["sara", "omar", "noura", ...FANS])
      await readSide.tell(`user-${idOfName(name)}`, [registered(name)]);
    for (const title of ["dune", "palm", "mist"])
      await readSide.tell(`artwork-${workId(title)}`, [submitted(title), approved(title)]);
  });
  afterAll(() => readSide.stop());

  const mark = (name: string, ...events: CollectorEvent[]) => readSide.tell(`collector-${idOfName(name)}`, events);
  const shownTo = async (name: string) => (await readSide.ask("/api/recommendations", name)).body as Recommendations;

  it("are what is liked, for somebody of whom nothing is known, and are said to be liked only if many do", async () => {
    await mark("omar", likes("omar", "palm"));
    const reasonsTo = async (name: string) =>
      (await shownTo(name)).works.map(({ artwork, because }) => [artwork.title, because.kind]);
    expect((await reasonsTo("sara"))[0]).toEqual(["palm", "new"]);
    for (const name of FANS.slice(1)) await mark(name, likes(name, "palm"));
    const { isOn } = await shownTo("sara");
    expect(isOn).toBe(true);
    const rest = (await reasonsTo("sara")).slice(1);
    expect((await reasonsTo("sara"))[0]).toEqual(["palm", "popular"]);
    expect(rest.map(([, kind]) => kind)).toEqual(["new", "new"]);
    expect((await readSide.ask("/api/recommendations")).status).toBe(401);
  });

  it("say what they are near to, and leave out what is marked already", async () => {
    await mark("sara", likes("sara", "dune"));
    const { works } = await shownTo("sara");
    expect(works.map(({ artwork }) => artwork.title).toSorted()).toEqual(["mist", "palm"]);
    expect(works[0]?.because).toMatchObject({ kind: "near", interest: "like", to: { title: "dune" } });
  });

  it("say that an artist is followed", async () => {
    await mark("noura", { type: "ArtistFollowed", data: { collectorId: idOfName("noura"), artistId } });
    const { works } = await shownTo("noura");
    expect(works[0]?.because).toMatchObject({ kind: "follow", artist: { id: artistId } });
  });

  it("come with a search that asks for them, as far as they fit its filters; to nobody else", async () => {
    const recommended = async (asked: string, name?: string) =>
      ((await readSide.ask(`/api/search?${asked}`, name)).body as SearchAnswer).recommended;
    const own = await recommended("query=dune&aiRecommend=true", "noura");
    expect(own.length).toBeGreaterThan(1);
    expect(own[0]).toMatchObject({ because: { kind: "follow", artist: { id: artistId } } });
    expect(await recommended("category=sculpture&aiRecommend=true", "noura")).toEqual([]);
    expect(await recommended("query=dune", "noura")).toEqual([]);
    expect(await recommended("query=dune&aiRecommend=true")).toEqual([]);
  });

  it("rest a little on what somebody looked at, until they want none of it", async () => {
    const looked = (title: string, viewerId: string | null): AnyEvent => ({
      type: "ArtworkViewed",
      data: { artworkId: workId(title), artistId, source: "home", viewerId },
    });
    const maha = idOfName("maha");
    await readSide.tell(`user-${maha}`, [registered("maha")]);
    await readSide.tell(`engagement-${workId("mist")}`, [looked("mist", null), looked("mist", maha)]);
    const near = { kind: "near", interest: "view", to: { title: "mist" } };
    const reasonsOf = async () => (await shownTo("maha")).works.map(({ because }) => because);
    expect((await reasonsOf())[0]).toMatchObject(near);
    const choose = (recommendations: boolean): AnyEvent => ({
      type: "DisplayPreferencesChanged",
      data: { userId: maha, changes: { recommendations } },
    });
    await readSide.tell(`preferences-${maha}`, [choose(false), choose(true)]);
    expect((await reasonsOf()).filter(({ kind }) => kind === "near")).toEqual([]);
  });

  it("show artists nothing of their own, and nobody what is on show no more", async () => {
    await readSide.tell(`artwork-${workId("mist")}`, [rejected("mist")]);
    expect((await shownTo("huda")).works).toEqual([]);
    expect((await shownTo("sara")).works.map(({ artwork }) => artwork.title)).toEqual(["palm"]);
  });

  it("end with one switch, and come back with it", async () => {
    const choose = (recommendations: boolean) =>
      readSide.tell(`preferences-${idOfName("sara")}`, [
        { type: "DisplayPreferencesChanged", data: { userId: idOfName("sara"), changes: { recommendations } } },
      ]);
    await choose(false);
    expect(await shownTo("sara")).toEqual({ isOn: false, works: [] });
    await choose(true);
    expect((await shownTo("sara")).works).toHaveLength(1);
  });

  it("have another reason where the work that one is near to is on show no more", async () => {
    const reasonsToOmar = async () => (await shownTo("omar")).works.map(({ because }) => because);
    expect(await reasonsToOmar()).toMatchObject([{ kind: "near", to: { title: "palm" } }]);
    await readSide.tell(`artwork-${workId("palm")}`, [rejected("palm")]);
    expect(await reasonsToOmar()).toEqual([{ kind: "new" }]);
  });
});

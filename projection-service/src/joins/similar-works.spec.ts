import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import type { ArtworkCard, ArtworkCategory } from "@naqsh/shared/artwork";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";
import { approved, detailsOf, registered, submitted, workId } from "../testing/story-events";

const folders = temporaryFolder();
let readSide: ReadSide;

type Made = { artist?: string; category?: ArtworkCategory; medium?: string; colour?: string; riyals?: number };

const eventsOf = (title: string, made: Made): AnyEvent[] => {
  const { artist = "nora", category = "painting", medium = "oil", colour = "#182848", riyals = 5_000 } = made;
  const details = { ...detailsOf(title, category), medium };
  const { data } = submitted(title, { artist, price: riyals * 100 }) as { type: string; data: object };
  const renditions = { widths: [320], dominantColour: colour, placeholder: "data:" };
  const ofWork = { artworkId: workId(title), artistId: idOfName(artist) };
  return [
    { type: "ArtworkSubmitted", data: { ...data, details } },
    { type: "ArtworkRenditionsMade", data: { ...ofWork, sha256: details.image.sha256, renditions } },
    approved(title, artist),
  ];
};

const tell = (title: string, made: Made) => readSide.tell(`artwork-${workId(title)}`, eventsOf(title, made));

beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  for (const artist of ["huda", "nora"]) {
    await readSide.tell(`user-${idOfName(artist)}`, [registered(artist, "artist")]);
  }
  await tell("nearest, and oldest of all", {});
  await tell("of another medium", { medium: "ink" });
  await tell("of another colour", { colour: "#f3ead9" });
  await tell("dearer", { riyals: 50_000 });
  // More than any page of a list holds lie between it and the nearest.
  for (let no = 0; no < 60; no += 1) await tell(`far ${no}`, { category: "sculpture", colour: "#f3ead9", riyals: 100 });
  await tell("of the same artist", { artist: "huda" });
  await tell("ours", { artist: "huda" });
}, 60_000);
afterAll(() => readSide.stop());

const similarTo = async (title: string, limit: number): Promise<string[]> => {
  const { body } = await readSide.ask(`/api/artworks/${workId(title)}/similar?limit=${limit}`);
  return (body as ArtworkCard[]).map((work) => work.title);
};

describe("Similar works", () => {
  it("are the nearest of all on show in kind, medium, colour and price, those of the artist left out", async () => {
    expect(await similarTo("ours", 4)).toEqual([
      "nearest, and oldest of all",
      "of another medium",
      "of another colour",
      "dearer",
    ]);
  });

  it("of a work that its artist withdrew are still those nearest to it, without the work itself", async () => {
    await tell("taken away", { artist: "huda" });
    const ofWork = { artworkId: workId("taken away"), artistId: idOfName("huda") };
    const withdrawn = { type: "ArtworkWithdrawn", data: { ...ofWork, wasPending: false } };
    await readSide.tell(`artwork-${workId("taken away")}`, [withdrawn]);
    expect((await readSide.ask(`/api/artworks/${workId("taken away")}`)).status).toBe(404);
    expect(await similarTo("taken away", 2)).toEqual(["nearest, and oldest of all", "of another medium"]);
  });

  it("of a work that is on show nowhere are none", async () => {
    expect((await readSide.ask(`/api/artworks/${workId("unknown")}/similar`)).status).toBe(404);
  });
});

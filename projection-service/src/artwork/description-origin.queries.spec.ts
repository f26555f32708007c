import type { ArtworkDetail, ArtworkEvent, DescriptionOrigin, ReviewedArtwork } from "@naqsh/shared/artwork";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openReadSide, type ReadSide } from "../testing/read-side";
import { approved, detailsOf, submitted, workId } from "../testing/story-events";
import { tellPeople } from "../testing/tell-people";

const folders = temporaryFolder();
let readSide: ReadSide;

beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await tellPeople(readSide, { huda: "artist", admin: "admin", sara: "collector" });
});
afterAll(() => readSide.stop());

const keep = async (title: string, descriptionOrigin?: DescriptionOrigin) => {
  const { data } = submitted(title) as Extract<ArtworkEvent, { type: "ArtworkSubmitted" }>;
  const details = { ...detailsOf(title), ...(descriptionOrigin && { descriptionOrigin }) };
  await readSide.tell(`artwork-${workId(title)}`, [{ type: "ArtworkSubmitted", data: { ...data, details } }]);
};
const toldTo = async (title: string, asker: string | null) => {
  const { body } = await readSide.ask(`/api/artworks/${workId(title)}`, asker);
  return (body as ArtworkDetail).descriptionOrigin;
};

it.each([
  ["model", "model"],
  ["composed", "composed"],
  ["modelEdited", null],
  ["composedEdited", null],
  ["artist", null],
] as const)("%s: its artist and the reviewer learn it, everyone else %s", async (origin, toldToAll) => {
  const title = `dune by ${origin}`;
  await keep(title, origin);
  const queue = (await readSide.ask("/api/admin/artworks/pending", "admin")).body as ReviewedArtwork[];
  expect(queue.find(({ id }) => id === workId(title))?.descriptionOrigin).toBe(origin);
  await readSide.tell(`artwork-${workId(title)}`, [approved(title)]);
  expect([await toldTo(title, "huda"), await toldTo(title, "admin")]).toEqual([origin, origin]);
  expect([await toldTo(title, "sara"), await toldTo(title, null)]).toEqual([toldToAll, toldToAll]);
});

it("is nobody's to tell where it was not kept", async () => {
  await keep("sea");
  await readSide.tell(`artwork-${workId("sea")}`, [approved("sea")]);
  expect([await toldTo("sea", "huda"), await toldTo("sea", null)]).toEqual([null, null]);
});

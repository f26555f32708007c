import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { measuredMonthsProjection, type MeasuredMonth } from "../analytics/measured-months.projection";
import { idOfName } from "../testing/auction-story";
import { approved, registered, submitted, workId } from "../testing/story-events";
import { markKey, marksProjection, type Mark } from "../collector/marks.projection";
import type { CountReport } from "./audit-counts";
import { openReadSide, type ReadSide } from "../testing/read-side";
import { workViewsProjection, type WorkViews } from "../engagement/work-views.projection";

const folders = temporaryFolder();
let readSide: ReadSide;
const of = { artworkId: workId("dune"), artistId: idOfName("huda") };
const told = (): Promise<unknown> => readSide.service.auditCounts(() => undefined);

beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await readSide.tell(`user-${of.artistId}`, [registered("huda", "artist")]);
  await readSide.tell(`artwork-${of.artworkId}`, [submitted("dune"), approved("dune")]);
  await readSide.tell(`engagement-${of.artworkId}`, [
    { type: "ArtworkViewed", data: { ...of, source: "home", viewerId: null } },
    { type: "ArtworkViewed", data: { ...of, source: "share", viewerId: idOfName("sara") } },
    { type: "ArtworkShared", data: { ...of, way: "email" } },
  ]);
  for (const name of ["sara", "omar", "noura"]) {
    const collectorId = idOfName(name);
    await readSide.tell(`collector-${collectorId}`, [
      { type: "ArtworkLiked", data: { ...of, collectorId } },
      { type: "WorkWishedFor", data: { ...of, collectorId, price: null } },
      { type: "ArtistFollowed", data: { artistId: of.artistId, collectorId } },
    ]);
  }
  const collectorId = idOfName("omar");
  const forgotten = {
    followedArtistIds: [of.artistId],
    likedArtworkIds: [of.artworkId],
    wishedArtworkIds: [of.artworkId],
  };
  await readSide.tell(`collector-${collectorId}`, [{ type: "MarksForgotten", data: { collectorId, ...forgotten } }]);
  await readSide.tell(`collector-${idOfName("noura")}`, [
    { type: "ArtworkUnliked", data: { ...of, collectorId: idOfName("noura") } },
    { type: "WorkUnwished", data: { ...of, collectorId: idOfName("noura") } },
  ]);
  // The documents counted so far are older than the log's end.
  await readSide.tell(`user-${idOfName("maha")}`, [registered("maha")]);
});
afterAll(() => readSide.stop());

it("finds that every count is what the log says, also of who left", async () => {
  const sums = { looks: 2, shares: 1, likes: 1, wishes: 1, follows: 2, days: 2 };
  expect(await told()).toEqual({ ...sums, changedMeanwhile: 0, faults: [] });
});

it("names a count that is not, and one that the log knows nothing of", async () => {
  await readSide.service.settled();
  const views = await readSide.ports.readModels.collection<WorkViews>(workViewsProjection);
  const position = await views.checkpoint();
  const wrong = { ...(await views.get(of.artworkId))!, views: 3 };
  const made = { ...wrong, artworkId: "nowhere", views: 0, shares: 0, likes: 4 };
  await views.write(
    [
      { key: of.artworkId, document: wrong, position },
      { key: "nowhere", document: made, position },
    ],
    position,
  );
  expect(await told()).toMatchObject({
    faults: [
      { view: "work-views", key: of.artworkId, count: "views", shown: 3, recounted: 2 },
      { view: "work-views", key: "nowhere", count: "likes", shown: 4, recounted: 0 },
    ],
  });
});

it("names a day of an artist's analytics on which something was counted twice, and one that was lost", async () => {
  await readSide.service.settled();
  const months = await readSide.ports.readModels.collection<MeasuredMonth>(measuredMonthsProjection);
  const position = await months.checkpoint();
  const found = [];
  for await (const one of months.all()) found.push(one);
  const { key, document } = found.find((one) => one.document.subjectId === of.artworkId)!;
  const [day, counts] = Object.entries(document.days)[0]!;
  const days = { [day]: { ...counts, views: 3, "from/share": 0 } };
  await months.write([{ key, document: { ...document, days }, position }], position);
  expect((await told()) as CountReport).toMatchObject({
    faults: expect.arrayContaining([
      { view: "measured-months", key, count: `${day} views`, shown: 3, recounted: 2 },
      { view: "measured-months", key, count: `${day} from/share`, shown: 0, recounted: 1 },
    ]),
  });
});

it("names a wish that nobody has", async () => {
  await readSide.service.settled();
  const marks = await readSide.ports.readModels.collection<Mark>(marksProjection);
  const position = await marks.checkpoint();
  const [collectorId, targetId] = [idOfName("maha"), of.artworkId];
  const key = markKey("wish", collectorId, targetId);
  const like = (await marks.get(markKey("like", idOfName("sara"), targetId)))!;
  await marks.write([{ key, document: { ...like, kind: "wish", collectorId }, position }], position);
  expect((await told()) as CountReport).toMatchObject({
    faults: expect.arrayContaining([{ view: "marks", key, count: "marks", shown: 1, recounted: 0 }]),
  });
});

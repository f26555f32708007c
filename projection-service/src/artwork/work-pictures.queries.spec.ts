import type { ArtworkDetail, ArtworkEvent, WorkPictureRole } from "@naqsh/shared/artwork";
import { detailsOf } from "@naqsh/shared/testing/artwork-details";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, registered, submitted, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const of = { artworkId: workId("dune"), artistId: idOfName("huda") };
const tiles = { size: 512, overlap: 1, levels: [{ columns: 1, rows: 1 }] };

const added = (role: WorkPictureRole, sentToReview = false): ArtworkEvent => ({
  type: "WorkPictureAdded",
  data: {
    ...of,
    pictureId: idOfName(role),
    role,
    image: { ...detailsOf().image, sha256: role, file: `${role}.png` },
    sentToReview,
  },
});

describe("The further pictures of a work", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${idOfName("sara")}`, [registered("sara")]);
    await readSide.tell(`user-${of.artistId}`, [registered("huda", "artist")]);
    await tell(submitted("dune"), added("detail"), added("back"), approved("dune"));
  });
  afterAll(() => readSide.stop());

  const tell = (...events: ArtworkEvent[]) => readSide.tell(`artwork-${of.artworkId}`, events);
  const shownTo = async (as: string | null) =>
    ((await readSide.ask(`/api/artworks/${of.artworkId}`, as)).body as ArtworkDetail).pictures;

  it("are for members, each with what was made of it", async () => {
    expect(await shownTo(null)).toBeUndefined();
    const renditions = { widths: [320], dominantColour: "#336644", placeholder: "data:," };
    await tell(
      { type: "ArtworkRenditionsMade", data: { ...of, sha256: "back", renditions } },
      { type: "ArtworkTilesMade", data: { ...of, sha256: "detail", tiles } },
    );
    expect(await shownTo("sara")).toMatchObject([
      { role: "detail", image: { base: "detail", widths: [] }, tiles },
      { role: "back", image: { base: "back", widths: [320] }, tiles: null },
    ]);
  });

  it("stand in the artist's order", async () => {
    await tell({ type: "WorkPicturesOrdered", data: { ...of, order: [idOfName("back"), idOfName("detail")] } });
    expect((await shownTo("sara"))?.map(({ role }) => role)).toEqual(["back", "detail"]);
  });

  it("are shown to others again once the work with its new one is let through", async () => {
    await tell(added("frame", true));
    expect((await shownTo("huda"))?.length).toBe(3);
    await tell(approved("dune"));
    expect((await shownTo("sara"))?.map(({ role }) => role)).toEqual(["back", "detail", "frame"]);
  });
});

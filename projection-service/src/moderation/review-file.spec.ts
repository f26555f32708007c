import type { ReviewFile } from "@naqsh/shared/moderation";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, fingerprinted, submitted, rejected, workId } from "../testing/story-events";
import { tellPeople } from "../testing/tell-people";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";

const folders = temporaryFolder();

const BITS = "0f".repeat(16);
/** Differs in the first so many of its digits, by four bits each. */
const withOther = (digits: number): string =>
  Array.from(BITS, (digit, place) => (place < digits ? (15 - Number.parseInt(digit, 16)).toString(16) : digit)).join(
    "",
  );

describe("What a reviewer is told beside the work", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await tellPeople(readSide, { huda: "artist", admin: "admin", sara: "collector" });
  });
  afterAll(() => readSide.stop());

  const work = (title: string, ...events: Parameters<ReadSide["tell"]>[1]) =>
    readSide.tell(`artwork-${workId(title)}`, [submitted(title), ...events]);
  const fileOf = async (title: string): Promise<ReviewFile> => {
    const answer = await readSide.ask(`/api/admin/artworks/${workId(title)}/review`, "admin");
    expect(answer.status).toBe(200);
    return answer.body as ReviewFile;
  };

  it("shows works whose pictures look the same, the nearest first, and no other", async () => {
    await work("sea", fingerprinted("sea", BITS));
    await work("near", approved("near"), fingerprinted("near", withOther(5)));
    await work("nearer", rejected("nearer"), fingerprinted("nearer", withOther(1)));
    await work("far", approved("far"), fingerprinted("far", withOther(6)));
    await work("shapeless");
    const { alike } = await fileOf("sea");
    expect(alike.map(({ id, distance, status }) => [id, distance, status])).toEqual([
      [workId("nearer"), 4, "rejected"],
      [workId("near"), 20, "approved"],
    ]);
    expect(alike[0]).toMatchObject({ title: "nearer", isSameArtist: true, image: { base: idOfName("nearer") } });
    expect((await fileOf("shapeless")).alike).toEqual([]);
  });

  it("forgets the likeness of a picture that was replaced", async () => {
    const { details, ...ids } = submitted("sea").data as { details: { image: object }; artworkId: string };
    const image = { ...details.image, sha256: "another" };
    const { artworkId } = ids;
    const revision = { artworkId, artistId: idOfName("huda"), details: { ...details, image }, sentToReview: false };
    await readSide.tell(`artwork-${workId("sea")}`, [
      { type: "ArtworkRevised", data: revision },
      fingerprinted("sea", BITS),
    ]);
    expect((await fileOf("sea")).alike).toEqual([]);
    expect((await fileOf("nearer")).alike.map(({ id }) => id)).not.toContain(workId("sea"));
  });

  it("shows how the artist's works fared before, the newest first", async () => {
    const { reviews } = await fileOf("sea");
    expect(reviews).toMatchObject({ approved: 2, rejected: { blurry: 1 } });
    expect(reviews.latest.map(({ title, rejection }) => [title, rejection])).toEqual([
      ["far", null],
      ["nearer", { reason: "blurry", note: "Blurred" }],
      ["near", null],
    ]);
  });

  it("is for administrators, about works that there are", async () => {
    const path = `/api/admin/artworks/${workId("sea")}/review`;
    expect((await readSide.ask(path, "sara")).status).toBe(403);
    expect((await readSide.ask(path)).status).toBe(401);
    expect((await readSide.ask(`/api/admin/artworks/${idOfName("none")}/review`, "admin")).status).toBe(404);
  });
});

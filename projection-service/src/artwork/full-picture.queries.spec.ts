import type { ArtworkDetail, ArtworkEvent, SoldArtwork } from "@naqsh/shared/artwork";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { openReadSide, type ReadSide } from "../testing/read-side";
import { approved, registered, submitted, workId } from "../testing/story-events";

const folders = temporaryFolder();
const of = { artworkId: workId("dune"), artistId: idOfName("huda") };
const sale = { orderId: idOfName("order") };
const path = `/api/artworks/${of.artworkId}/picture`;

describe("The full picture of a work", () => {
  let readSide: ReadSide;
  let original: Buffer;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    for (const name of ["sara", "reem"]) await readSide.tell(`user-${idOfName(name)}`, [registered(name)]);
    await readSide.tell(`user-${of.artistId}`, [registered("huda", "artist")]);
    await readSide.tell(`user-${idOfName("salem")}`, [registered("salem", "admin")]);
    await tell(submitted("dune"));
    original = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#1f7a4d" } })
      .jpeg()
      .toBuffer();
    const { image } = (await readSide.ask(`/api/artworks/${of.artworkId}`, "huda")).body as ArtworkDetail;
    await readSide.ports.files.put(image.original, original);
  });
  afterAll(() => readSide.stop());

  const tell = (...events: ArtworkEvent[]) => readSide.tell(`artwork-${of.artworkId}`, events);
  const refusalOf = async (as: string | null) => {
    const { status, body } = await readSide.ask(path, as);
    return [status, (body as { code: string }).code];
  };
  const statusOf = async (as: string) => (await readSide.ask(path, as)).status;

  it("is its artist's and an administrator's; others do not even learn of a work that waits", async () => {
    expect([await statusOf("huda"), await statusOf("salem")]).toEqual([200, 200]);
    expect(await refusalOf("sara")).toEqual([404, "ARTWORK_UNKNOWN"]);
    await tell(approved("dune"));
    expect(await refusalOf("sara")).toEqual([403, "NOT_YOUR_ARTWORK"]);
    expect((await refusalOf(null))[0]).toBe(401);
  });

  it("goes to who buys the work, as long as the sale stands", async () => {
    await tell({
      type: "ArtworkSold",
      data: { ...of, ...sale, auctionId: null, buyerId: idOfName("sara"), amount: 9_00 },
    });
    expect([await statusOf("sara"), await statusOf("reem")]).toEqual([200, 403]);
    const page = `/api/artworks/${of.artworkId}/sales/${sale.orderId}`;
    const isOffered = async () => ((await readSide.ask(page, "sara")).body as SoldArtwork).hasFullPicture;
    expect(await isOffered()).toBe(true);
    await tell({ type: "SoldArtworkReturned", data: { ...of, ...sale } });
    expect(await statusOf("sara")).toBe(403);
    expect(await isOffered()).toBe(false);
  });
});

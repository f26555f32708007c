import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();

let writeSide: WriteSide;
let artist: Person;
beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  artist = await writeSide.register("huda", "artist");
});
afterAll(() => writeSide.close());
afterEach(() => expect(writeSide.ports.errors).toEqual([]));

const pixels = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: { r: shade, g: 90, b: 120 } } })
    .png()
    .toBuffer();

const add = async (person: Person, artworkId: string, shade: number, role = "detail") => {
  const form = new FormData();
  form.set("role", role);
  form.set("image", new Blob([new Uint8Array(await pixels(shade))], { type: "image/png" }), "detail.png");
  return person.send("POST", `/api/artworks/${artworkId}/pictures`, form);
};
const newest = async (artworkId: string) => (await writeSide.events(`artwork-${artworkId}`)).at(-1)!;

describe("a further picture of a work", () => {
  it("is kept by its content before the event that names it, and sends the work to review", async () => {
    const artworkId = await writeSide.approvedWork(artist);
    expect((await add(artist, artworkId, 10, "signature")).status).toBe(201);
    const { type, data } = await newest(artworkId);
    expect([type, data["role"], data["sentToReview"]]).toEqual(["WorkPictureAdded", "signature", true]);
    expect(await writeSide.ports.files.has((data["image"] as { file: string }).file)).toBe(true);
  });

  it("is a picture, of eight at most, that is not there already; what is refused leaves no file", async () => {
    const artworkId = await writeSide.approvedWork(artist);
    const refusedAs = async (sent: unknown) => ((await sent) as { body: Record<string, unknown> }).body["code"];
    const path = `/api/artworks/${artworkId}/pictures`;
    expect(await refusedAs(artist.send("POST", path, { role: "detail" }))).toBe("IMAGE_MISSING");
    const broken = {
      role: "detail",
      imageUrl: `data:image/png;base64,${Buffer.from("no picture").toString("base64")}`,
    };
    expect(await refusedAs(artist.send("POST", path, broken))).toBe("IMAGE_UNREADABLE");
    for (let shade = 0; shade < 7; shade += 1) expect((await add(artist, artworkId, shade)).status).toBe(201);
    const other = await writeSide.approvedWork(artist);
    expect((await add(artist, other, 60)).status).toBe(201);
    expect(await refusedAs(add(artist, other, 60))).toBe("WORK_PICTURE_IS_THERE");
    expect(await refusedAs(add(artist, artworkId, 61))).toBe("TOO_MANY_WORK_PICTURES");
  });

  it("is added, ordered and removed by the work's own artist alone", async () => {
    const artworkId = await writeSide.approvedWork(artist);
    const ids: string[] = [];
    for (const shade of [20, 21]) {
      await add(artist, artworkId, shade);
      ids.push(String((await newest(artworkId)).data["pictureId"]));
    }
    const other = await writeSide.register("reem", "artist");
    const path = `/api/artworks/${artworkId}/pictures`;
    const order = { order: ids.toReversed() };
    for (const call of [
      add(other, artworkId, 22),
      other.send("PUT", path, order),
      other.send("DELETE", `${path}/${ids[0]}`),
    ])
      expect((await call).body["code"]).toBe("NOT_YOUR_ARTWORK");
    expect((await artist.send("PUT", path, order)).status).toBe(200);
    expect((await newest(artworkId)).data).toMatchObject(order);
    expect((await artist.send("PUT", path, { order: [ids[0]] })).body["code"]).toBe("WORK_PICTURES_CHANGED");
    for (let time = 0; time < 2; time += 1) expect((await artist.send("DELETE", `${path}/${ids[0]}`)).status).toBe(200);
    expect((await newest(artworkId)).type).toBe("WorkPictureRemoved");
  });

  it("stays while the work is in an auction", async () => {
    const { artworkId } = await writeSide.liveAuction(artist);
    expect((await add(artist, artworkId, 30)).body["code"]).toBe("ARTWORK_IS_CONSIGNED");
  });
});

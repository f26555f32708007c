import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import type { ArtworkDetails } from "@naqsh/shared/artwork";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { auctionOf } from "../testing/write-side";
import { ADMIN, administratorOf, registered, type Person } from "../testing/people";
import { startTestServer, type Answer, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();
const english = { "accept-language": "en" };
const key = (number: number) => ({ "idempotency-key": `00000000-0000-4000-8000-${String(number).padStart(12, "0")}` });

let server: TestServer;
let uploads: string;
let folder: string;
let artist: Person;
let other: Person;
let admin: Person;
let picture: Buffer;
let photograph: Buffer;

const paint = (colour: string) => sharp({ create: { width: 64, height: 48, channels: 3, background: colour } });

const formOf = (image: Buffer | null, fields: Record<string, string> = {}): FormData => {
  const form = new FormData();
  if (image) form.set("image", new Blob([new Uint8Array(image)], { type: "image/png" }), "لوحة.png");
  const all = { title: "نخيل", description: "نخيل في الأحساء", category: "painting", price: "1250.50", ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return form;
};

const eventsOf = async (artworkId: string): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of server.ports.store.readStream(`artwork-${artworkId}`)) events.push(event);
  return events;
};
const typesOf = async (artworkId: string) => (await eventsOf(artworkId)).map(({ type }) => type);

const submitted = async (fields: Record<string, string> = {}): Promise<string> => {
  const answer = await artist.browser.send("POST", "/api/artworks", formOf(picture, fields));
  expect(answer.status).toBe(201);
  return String(answer.body["id"]);
};
const ORDER = "00000000-0000-4000-8000-00000000a0c7";

const markSold = (artworkId: string) => {
  const commandId = uuid5(NAQSH_NAMESPACE, artworkId);
  const sale = { artworkId, orderId: ORDER, auctionId: null, buyerId: other.id, amount: 100 };
  return server.service.commandBus.dispatch({
    streamCategory: "artwork",
    streamId: artworkId,
    command: { type: "MarkArtworkSold", data: sale },
    commandId,
    correlationId: commandId,
    causationId: null,
    actorId: "example",
  });
};

const judged = (artworkId: string, verdict: "approve" | "reject", body: object = {}): Promise<Answer> =>
  admin.browser.send("POST", `/api/admin/artworks/${artworkId}/${verdict}`, body);

beforeAll(async () => {
  uploads = folders.fresh();
  folder = folders.fresh();
  server = await startTestServer(folder, { administrator: ADMIN, uploadFolder: uploads });
  artist = await registered(server, "noura", "artist");
  other = await registered(server, "reem", "artist");
  admin = await administratorOf(server);
  picture = await paint("#336644").png().toBuffer();
  photograph = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#336644" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.stop());
afterEach(() => server.ports.assertNoErrors());

describe("submitting a work", () => {
  it("keeps the image under its content's name, then records the work as pending", async () => {
    const id = await submitted({ tags: "نخيل، الأحساء ، نخيل", heightCm: "٤٠", approved: "true" });
    const [event] = await eventsOf(id);
    const details = event!.data["details"] as { image: { file: string } };

    expect(event).toMatchObject({
      type: "ArtworkSubmitted",
      data: {
        artistId: artist.id,
        price: 125_050,
        isForSale: true,
        details: { title: "نخيل", titleEn: null, tags: ["نخيل", "الأحساء"], heightCm: 40, image: { width: 64 } },
      },
    });
    expect(JSON.stringify(event)).not.toContain("approved");
    expect(Buffer.from((await server.ports.files.read(details.image.file))!).equals(picture)).toBe(true);
  });

  it("keeps what a model proposed and the artist accepted, and no proposed tag that was taken out again", async () => {
    const id = await submitted({ tags: "نخيل، واحة", aiTags: "واحة، بحر", styleAnalysis: "واقعي." });
    const { details } = (await eventsOf(id))[0]!.data;
    expect(details).toMatchObject({ tags: ["نخيل", "واحة"], aiTags: ["واحة"], styleAnalysis: "واقعي." });
  });

  it("keeps whose words the description is, and nothing where the caller does not say", async () => {
    const originOf = async (fields: Record<string, string>) =>
      ((await eventsOf(await submitted(fields)))[0]!.data["details"] as ArtworkDetails).descriptionOrigin;
    expect(await originOf({ descriptionOrigin: "modelEdited" })).toBe("modelEdited");
    expect(await originOf({ descriptionOrigin: "" })).toBeUndefined();
    expect(await originOf({})).toBeUndefined();
    const unknown = formOf(picture, { descriptionOrigin: "oracle" });
    expect(await artist.browser.send("POST", "/api/artworks", unknown)).toMatchObject({ status: 422 });
  });

  it("takes no title that nobody can see, and leaves out what would turn the page round it", async () => {
    const unseen = await artist.browser.send("POST", "/api/artworks", formOf(picture, { title: "\u200B\u202E" }));
    expect(unseen).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
    const id = await submitted({ title: "نخيل \u202Egnp.exe\u202C" });
    expect((await eventsOf(id))[0]!.data).toMatchObject({ details: { title: "نخيل gnp.exe" } });
  });

  it("takes JSON with a data URL as well", async () => {
    const imageUrl = `data:image/png;base64,${picture.toString("base64")}`;
    const body = { title: "بحر", description: "بحر جدة", category: "photography", imageUrl };
    const answer = await artist.browser.send("POST", "/api/artworks", body);

    expect(answer.status).toBe(201);
    expect((await eventsOf(String(answer.body["id"])))[0]!.data).toMatchObject({ price: null, isForSale: false });
  });

  it.each([
    { price: 1250.5, halalas: 125_050 },
    { price: 0.29, halalas: 29 },
    { price: 99_999_998.99, halalas: 9_999_999_899 },
  ])("takes a price that is a number: %o", async ({ price, halalas }) => {
    const imageUrl = `data:image/png;base64,${picture.toString("base64")}`;
    const body = { title: "بحر", description: "بحر جدة", category: "photography", imageUrl };
    const answer = await artist.browser.send("POST", "/api/artworks", { ...body, price });
    expect((await eventsOf(String(answer.body["id"])))[0]!.data).toMatchObject({ price: halalas });
    const broken = await artist.browser.send("POST", "/api/artworks", { ...body, price: price + 0.005 });
    expect(broken).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
  });

  it("repeated gives the same work, also when the form is cut in other parts", async () => {
    const first = await artist.browser.send("POST", "/api/artworks", formOf(picture), key(1));
    const again = await artist.browser.send("POST", "/api/artworks", formOf(picture), key(1));
    const otherBody = await artist.browser.send("POST", "/api/artworks", formOf(picture, { title: "بحر" }), key(1));

    expect(again.text).toBe(first.text);
    expect(otherBody).toMatchObject({ status: 409, body: { code: "COMMAND_ID_REUSED" } });
    expect(await typesOf(String(first.body["id"]))).toEqual(["ArtworkSubmitted"]);
  });

  it("strips what a camera wrote about place and time, and turns the image upright", async () => {
    const tagged = await paint("#aa3322")
      .jpeg()
      .withExif({ IFD0: { Copyright: "Secret Street 7" }, IFD3: { GPSLatitude: "24/1 0/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const id = String((await artist.browser.send("POST", "/api/artworks", formOf(tagged))).body["id"]);
    const { image } = (await eventsOf(id))[0]!.data["details"] as { image: Record<string, unknown> };
    const kept = Buffer.from((await server.ports.files.read(String(image["file"])))!);

    expect(image).toMatchObject({ width: 48, height: 64, contentType: "image/jpeg" });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes("Secret Street")).toBe(false);
  });

  it("holds an image in a file while it is asked about, and leaves none: sent, refused, too large or broken off", async () => {
    await submitted();
    const large = Buffer.concat([photograph, Buffer.alloc(10 * 1024 * 1024 + 1)]);
    expect((await artist.browser.send("POST", "/api/artworks", formOf(Buffer.from("no image")))).status).toBe(422);
    expect((await artist.browser.send("POST", "/api/artworks", formOf(large))).status).toBe(413);
    expect((await artist.browser.send("POST", "/api/artworks", formOf(picture, { title: "" }))).status).toBe(422);
    const cut = request(`${server.url}/api/artworks`, {
      method: "POST",
      headers: { cookie: artist.browser.cookie(), "content-type": "multipart/form-data; boundary=b" },
    }).on("error", () => undefined);
    cut.write('--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n');
    cut.write(picture);
    await expect.poll(() => readdirSync(uploads)).toHaveLength(1);
    cut.destroy();
    await expect.poll(() => readdirSync(uploads)).toEqual([]);
  });

  it("says that it cannot keep an image where the disk fails", async () => {
    rmSync(uploads, { recursive: true });
    writeFileSync(uploads, "a file where the folder should be");
    expect(await artist.browser.send("POST", "/api/artworks", formOf(picture))).toMatchObject({ status: 503 });
    rmSync(uploads);
    await submitted();
  });

  const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  it.each<[string, number, () => Buffer | null]>([
    ["IMAGE_MISSING", 422, () => null],
    ["IMAGE_UNREADABLE", 422, () => Buffer.from("GIF89a not an image of ours at all")],
    ["IMAGE_UNREADABLE", 422, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ["IMAGE_UNREADABLE", 422, () => Buffer.alloc(0)],
    ["IMAGE_UNREADABLE", 422, () => halfOf(picture)],
    ["IMAGE_UNREADABLE", 422, () => halfOf(photograph)],
    ["IMAGE_TOO_LARGE", 413, () => Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)])],
  ])("answers %s and records nothing", async (code, status, image) => {
    const before = await server.ports.store.head();
    const answer = await artist.browser.send("POST", "/api/artworks", formOf(image()), english);

    expect(answer).toMatchObject({ status, body: { code } });
    expect(await server.ports.store.head()).toBe(before);
  });

  it("keeps links of known hosts and a condition; refuses another host before its image is kept", async () => {
    const id = await submitted({ condition: "سليم", videoUrl: "https://YouTu.be/a1", virtualTourUrl: "" });
    const [made] = await eventsOf(id);
    expect(made?.data).toMatchObject({ details: { condition: "سليم", videoUrl: "https://youtu.be/a1" } });
    expect(made?.data).not.toHaveProperty("details.virtualTourUrl");

    const before = await server.ports.store.head();
    const foreign = formOf(picture, { virtualTourUrl: "https://example.org/tour" });
    expect(await artist.browser.send("POST", "/api/artworks", foreign)).toMatchObject({
      status: 422,
      body: { code: "LINK_HOST_UNKNOWN" },
    });
    expect(await server.ports.store.head()).toBe(before);
  });

  it("refuses an image of more pixels than anyone needs", async () => {
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    const answer = await artist.browser.send("POST", "/api/artworks", formOf(huge));
    expect(answer.body["code"]).toBe("IMAGE_UNREADABLE");
  });

  it.each([{ title: " " }, { category: "watercolour" }, { price: "12.345" }, { heightCm: "tall" }])(
    "names the field that is wrong: %o",
    async (wrong) => {
      const answer = await artist.browser.send("POST", "/api/artworks", formOf(picture, wrong), english);
      expect(answer).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
      const { fields } = answer.body["details"] as { fields: { path: string }[] };
      expect(fields[0]!.path).toBe(Object.keys(wrong)[0]);
    },
  );

  it("is for artists who are not banned", async () => {
    const collector = await registered(server, "salman", "collector");
    const banned = await registered(server, "fahd", "artist");
    await admin.browser.send("POST", `/api/admin/users/${banned.id}/ban`, { reason: "copies of others" });

    const byCollector = await collector.browser.send("POST", "/api/artworks", formOf(picture));
    const byBanned = await banned.browser.send("POST", "/api/artworks", formOf(picture));
    const byVisitor = await server.browser().send("POST", "/api/artworks", formOf(picture));

    expect(byCollector).toMatchObject({ status: 403, body: { code: "ARTIST_ROLE_REQUIRED" } });
    expect(byBanned).toMatchObject({
      status: 403,
      body: { code: "ACCOUNT_BANNED", details: { reason: "copies of others" } },
    });
    expect(byVisitor).toMatchObject({ status: 401, body: { code: "SIGN_IN_REQUIRED" } });
  });
});

describe("reviewing a work", () => {
  it("approves once, with a quiet second time", async () => {
    const id = await submitted();
    const [first, second] = [await judged(id, "approve"), await judged(id, "approve")];

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await typesOf(id)).toEqual(["ArtworkSubmitted", "ArtworkApproved"]);
  });

  it("rejects with a reason, and not what is approved", async () => {
    const id = await submitted();
    const noReason = await judged(id, "reject", { reason: "ugly" });
    await judged(id, "reject", { reason: "blurry", note: "صورة غير واضحة" });
    const late = await judged(id, "approve");

    expect(noReason.status).toBe(422);
    expect((await eventsOf(id))[1]!.data).toMatchObject({
      reason: "blurry",
      note: { person: artist.id, sealed: expect.any(String) },
      rejectedBy: admin.id,
    });
    expect(late).toMatchObject({ status: 409, body: { code: "ARTWORK_NOT_PENDING" } });
  });

  it("is for administrators, whatever the body says", async () => {
    const id = await submitted();
    const answer = await artist.browser.send("POST", `/api/admin/artworks/${id}/reject`, "{broken");
    expect(answer).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  });
});

describe("revising a work", () => {
  const revised = (id: string, fields: Record<string, string>, by = artist, image: Buffer | null = null) =>
    by.browser.send("PUT", `/api/artworks/${id}`, formOf(image, fields));

  it("sends an approved work back to review when it looks or reads otherwise, not when its price changes", async () => {
    const id = await submitted();
    await judged(id, "approve");
    await revised(id, { price: "1400" });
    await revised(id, { price: "1400", title: "نخيل الأحساء" });

    const events = (await eventsOf(id)).slice(2);
    expect(events.map(({ type, data }) => [type, data["sentToReview"]])).toEqual([
      ["PriceChanged", undefined],
      ["ArtworkRevised", true],
    ]);
  });

  it("keeps the image where none is sent and takes a new one where there is", async () => {
    const id = await submitted();
    await revised(id, { medium: "زيت" });
    await revised(id, { medium: "زيت" }, artist, await paint("#112233").webp().toBuffer());

    const images = (await eventsOf(id)).map(({ data }) => (data["details"] as { image: { file: string } }).image.file);
    expect(images[1]).toBe(images[0]);
    expect(images[2]).toMatch(/^[0-9a-f]{64}\.webp$/);
  });

  it("is for its own artist, and quiet when nothing changed", async () => {
    const id = await submitted();
    const byOther = await revised(id, { title: "لي" }, other);
    const same = await revised(id, {});

    expect(byOther).toMatchObject({ status: 403, body: { code: "NOT_YOUR_ARTWORK" } });
    expect(same.status).toBe(200);
    expect(await typesOf(id)).toEqual(["ArtworkSubmitted"]);
  });

  it("keeps no image for a work that its sender may not change: another's, in an auction, or sold", async () => {
    const imagesKept = () => readdirSync(join(folder, "files"));
    const [theirs, consigned, sold] = [await submitted(), await submitted(), await submitted()];
    await judged(consigned, "approve");
    await judged(sold, "approve");
    const auction = auctionOf(server.ports, consigned);
    expect((await artist.browser.send("POST", "/api/auctions", auction)).status).toBe(201);
    await markSold(sold);
    const before = imagesKept();
    for (const [id, by, code] of [
      [theirs, other, "NOT_YOUR_ARTWORK"],
      [consigned, artist, "ARTWORK_IS_CONSIGNED"],
      [sold, artist, "ARTWORK_IS_SOLD"],
    ] as const) {
      const unseen = await paint(`#${id.slice(0, 6)}`)
        .png()
        .toBuffer();
      expect((await revised(id, { medium: "زيت" }, by, unseen)).body["code"]).toBe(code);
    }
    expect(imagesKept()).toEqual(before);
  });

  it("does not exist for what is no work", async () => {
    for (const id of ["00000000-0000-4000-8000-000000000000", "not-an-id"]) {
      expect((await revised(id, {})).body["code"]).toBe("ARTWORK_UNKNOWN");
    }
  });
});

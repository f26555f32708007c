import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { identityDocumentFileOf } from "@naqsh/shared/account";
import { unsealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const PDF = Buffer.from("%PDF-1.4\nNational identity 1012345678");
const FIVE_MB = 5 * 1024 * 1024;

let writeSide: WriteSide;
let admin: Person;
beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  admin = await writeSide.administrator();
});
afterAll(() => writeSide.close());
afterEach(() => expect(writeSide.ports.errors).toEqual([]));

const ask = (person: Person, bytes: Buffer, type = "application/pdf") => {
  const form = new FormData();
  form.set("document", new Blob([new Uint8Array(bytes)], { type }), "identity");
  return person.send("POST", "/api/user/badge-request", form);
};

const events = (person: Person) => writeSide.events(`user-${person.id}`);
const newest = async (person: Person) => (await events(person)).at(-1)!;

/** An artist whose request waits, and the id of its document. */
const asking = async (name: string): Promise<{ artist: Person; documentId: string }> => {
  const artist = await writeSide.register(name, "artist");
  expect((await ask(artist, PDF)).status).toBe(200);
  return { artist, documentId: String((await newest(artist)).data["documentId"]) };
};

const decide = (artist: Person, documentId: string, isGranted = true) =>
  admin.send("POST", `/api/admin/users/${artist.id}/badge`, {
    documentId,
    isGranted,
    reason: "seen: national identity",
  });

const destroy = (artist: Person, documentId: string) =>
  writeSide.tell("user", artist.id, "DestroyIdentityDocument", { userId: artist.id, documentId });

const opened = async (person: string, documentId: string): Promise<Buffer | null> => {
  const file = identityDocumentFileOf(documentId);
  const { keys, files } = writeSide.ports;
  const [own, key, sealed] = [await keys.find(person), await keys.find(documentId), await files.read(file)];
  const inner = own && sealed && unsealBytes(own, sealed, file);
  return key && inner && unsealBytes(key, inner, file);
};

describe("asking for the verified badge", () => {
  it("keeps the document sealed by two keys, neither of which opens it alone", async () => {
    const { artist, documentId } = await asking("huda");
    expect(await opened(artist.id, documentId)).toEqual(PDF);
    const file = identityDocumentFileOf(documentId);
    const sealed = (await writeSide.ports.files.read(file))!;
    expect(Buffer.from(sealed).includes("1012345678")).toBe(false);
    expect(unsealBytes((await writeSide.ports.keys.find(documentId))!, sealed, file)).toBeNull();
    const outer = unsealBytes((await writeSide.ports.keys.find(artist.id))!, sealed, file)!;
    expect(outer.includes("1012345678")).toBe(false);
  });

  it("writes a picture anew, and takes nothing else than pictures and PDFs of up to 5 MB", async () => {
    const artist = await writeSide.register("salma", "artist");
    expect(await ask(artist, Buffer.from("<svg onload=alert(1)>"))).toMatchObject({
      body: { code: "DOCUMENT_UNREADABLE" },
    });
    const large = Buffer.concat([PDF, Buffer.alloc(FIVE_MB)]);
    expect(await ask(artist, large)).toMatchObject({ status: 413, body: { code: "DOCUMENT_TOO_LARGE" } });
    expect(await artist.send("POST", "/api/user/badge-request", {})).toMatchObject({
      body: { code: "DOCUMENT_MISSING" },
    });
    const scan = sharp({ create: { width: 900, height: 600, channels: 3, background: "#4f2b76" } });
    const picture = await scan
      .withExif({ IFD0: { Copyright: "a secret place" } })
      .jpeg()
      .toBuffer();
    expect((await ask(artist, picture, "image/jpeg")).status).toBe(200);
    const { documentId, format } = (await newest(artist)).data as { documentId: string; format: string };
    const kept = (await opened(artist.id, documentId))!;
    expect([format, (await sharp(kept).metadata()).format, kept.includes("a secret place")]).toEqual([
      "webp",
      "webp",
      false,
    ]);
  });

  it("is for artists alone, once at a time; what was refused leaves no document", async () => {
    expect(await ask(await writeSide.register("mona"), PDF)).toMatchObject({ body: { code: "ARTIST_ROLE_REQUIRED" } });
    const { artist, documentId } = await asking("reem");
    expect(await ask(artist, Buffer.concat([PDF, Buffer.from("another")]))).toMatchObject({
      status: 409,
      body: { code: "BADGE_ASKED_BEFORE" },
    });
    expect(await opened(artist.id, documentId)).toEqual(PDF);
    await artist.send("DELETE", "/api/user/badge-request");
    expect((await ask(artist, PDF)).status).toBe(200);
  });
});

describe("the decision", () => {
  it("is about the document that was looked at, and needs no second one", async () => {
    const { artist, documentId } = await asking("amal");
    expect(await decide(artist, "00000000-0000-4000-8000-00000000e7a0")).toMatchObject({
      status: 409,
      body: { code: "BADGE_NOT_ASKED" },
    });
    expect((await decide(artist, documentId)).status).toBe(200);
    expect((await newest(artist)).type).toBe("BadgeGranted");
    expect(await decide(artist, documentId, false)).toMatchObject({ body: { code: "BADGE_NOT_ASKED" } });
    expect(await ask(artist, PDF)).toMatchObject({ body: { code: "BADGE_HELD" } });
  });

  it.each(["granted", "declined", "withdrawn"])("destroys the document, file and key, once it was %s", async (what) => {
    const { artist, documentId } = await asking(`artist.${what}`);
    const file = identityDocumentFileOf(documentId);
    const copy = (await writeSide.ports.files.read(file))!;
    await destroy(artist, documentId);
    expect(await opened(artist.id, documentId)).toEqual(PDF);

    if (what === "withdrawn") await artist.send("DELETE", "/api/user/badge-request");
    else await decide(artist, documentId, what === "granted");
    await destroy(artist, documentId);
    await destroy(artist, documentId);
    expect(await writeSide.ports.files.read(file)).toBeNull();
    expect(await writeSide.ports.keys.find(documentId)).toBeNull();
    const types = (await events(artist)).map(({ type }) => type);
    expect(types.filter((type) => type === "IdentityDocumentDestroyed")).toHaveLength(1);

    // A copy, as a backup has it, opens no more with all keys that are left.
    const outer = unsealBytes((await writeSide.ports.keys.find(artist.id))!, copy, file)!;
    expect(outer.includes("1012345678")).toBe(false);
  });

  it("can be taken back, with a reason", async () => {
    const { artist, documentId } = await asking("latifa");
    const takeBack = () =>
      admin.send("POST", `/api/admin/users/${artist.id}/take-badge`, { reason: "of somebody else" });
    expect(await takeBack()).toMatchObject({ status: 409, body: { code: "BADGE_NOT_HELD" } });
    await decide(artist, documentId);
    expect((await takeBack()).status).toBe(200);
    expect((await newest(artist)).type).toBe("BadgeTakenBack");
    expect((await ask(artist, Buffer.concat([PDF, Buffer.from("anew")]))).status).toBe(200);
  });
});

it("leaves no document behind an account that is erased", async () => {
  const { artist, documentId } = await asking("leaver");
  await writeSide.tell("user", artist.id, "EraseAccount", { userId: artist.id });
  expect(await writeSide.ports.files.read(identityDocumentFileOf(documentId))).toBeNull();
  expect(await writeSide.ports.keys.find(documentId)).toBeNull();
});

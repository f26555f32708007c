import { boughtDocumentFileOf, workDocumentFileOf } from "@naqsh/shared/artwork";
import { unsealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { reencryptSoldDocuments } from "../account/reencrypt-sold-documents";
import { openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const PDF = Buffer.from("%PDF-1.4\nCertificate of origin, Jeddah");
const SIX_MB = 6 * 1024 * 1024;

let writeSide: WriteSide;
let artist: Person;
beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  artist = await writeSide.register("huda", "artist");
});
afterAll(() => writeSide.close());
afterEach(() => expect(writeSide.ports.errors).toEqual([]));

const add = (person: Person, artworkId: string, bytes: Buffer, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: "certificate", ...fields })) form.set(name, value);
  form.set("document", new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), "paper");
  return person.send("POST", `/api/artworks/${artworkId}/documents`, form);
};
const remove = (person: Person, artworkId: string, documentId: string) =>
  person.send("DELETE", `/api/artworks/${artworkId}/documents/${documentId}`);
const newest = async (artworkId: string) => (await writeSide.events(`artwork-${artworkId}`)).at(-1)!;
const added = async (artworkId: string): Promise<string> => {
  expect((await add(artist, artworkId, PDF)).status).toBe(201);
  return String((await newest(artworkId)).data["documentId"]);
};

describe("a document of a work", () => {
  it("is kept sealed with its artist's key, and recorded without a word of what it says", async () => {
    const artworkId = await writeSide.approvedWork(artist);
    const documentId = await added(artworkId);
    const file = workDocumentFileOf(documentId);
    const sealed = Buffer.from((await writeSide.ports.files.read(file))!);
    expect(sealed.includes("%PDF")).toBe(false);
    expect(unsealBytes((await writeSide.ports.keys.find(artist.id))!, sealed, file)).toEqual(PDF);
    const { type, data } = await newest(artworkId);
    expect([type, data]).toEqual([
      "WorkDocumentAdded",
      { artworkId, artistId: artist.id, documentId, kind: "certificate", format: "pdf", isPublic: false, file },
    ]);
  });

  it("is a PDF or a picture by its first bytes, of up to five megabytes, and one of eight", async () => {
    const artworkId = await writeSide.approvedWork(artist);
    const refusedAs = async (bytes: Buffer) => (await add(artist, artworkId, bytes)).body["code"];
    expect(await refusedAs(Buffer.from("<html>not a paper, whatever it is called</html>"))).toBe("DOCUMENT_UNREADABLE");
    expect(await refusedAs(Buffer.alloc(SIX_MB, "%PDF-"))).toBe("DOCUMENT_TOO_LARGE");
    const nothing = await artist.send("POST", `/api/artworks/${artworkId}/documents`, { kind: "invoice" });
    expect(nothing.body["code"]).toBe("WORK_DOCUMENT_MISSING");
    for (let count = 0; count < 8; count += 1) await added(artworkId);
    expect(await refusedAs(PDF)).toBe("TOO_MANY_WORK_DOCUMENTS");
  });

  it("keeps its file if nobody knows whether it was recorded", async () => {
    const artworkId = await writeSide.approvedWork(artist);
    const { append } = writeSide.ports.store;
    vi.spyOn(writeSide.ports.store, "append").mockImplementationOnce(async (...appended) => {
      await append(...appended);
      throw new StoreUnavailable("The answer was lost");
    });
    expect((await add(artist, artworkId, PDF)).status).toBe(503);

    const { type, data } = await newest(artworkId);
    expect(type).toBe("WorkDocumentAdded");
    expect(await writeSide.ports.files.has(workDocumentFileOf(String(data["documentId"])))).toBe(true);
  });

  it("is added and removed by the work's own artist alone, and its file goes with it", async () => {
    const artworkId = await writeSide.approvedWork(artist);
    const other = await writeSide.register("reem", "artist");
    const collector = await writeSide.register("lama", "collector");
    expect((await add(collector, artworkId, PDF)).body["code"]).toBe("ARTIST_ROLE_REQUIRED");
    expect((await add(other, artworkId, PDF)).body["code"]).toBe("NOT_YOUR_ARTWORK");
    const documentId = await added(artworkId);
    expect((await remove(other, artworkId, documentId)).body["code"]).toBe("NOT_YOUR_ARTWORK");
    expect((await remove(artist, artworkId, documentId)).status).toBe(200);
    expect(await writeSide.ports.files.has(workDocumentFileOf(documentId))).toBe(false);
    expect((await newest(artworkId)).type).toBe("WorkDocumentRemoved");
    expect((await remove(artist, artworkId, documentId)).status).toBe(200);
  });

  it("stays while the work is in an auction", async () => {
    const { artworkId } = await writeSide.liveAuction(artist);
    const documentId = await added(artworkId);
    expect((await remove(artist, artworkId, documentId)).body["code"]).toBe("ARTWORK_IS_CONSIGNED");
  });

  it("stays with who bought the work once its artist is forgotten", async () => {
    const artworkId = await writeSide.approvedWork(artist);
    const documentId = await added(artworkId);
    const buyer = await writeSide.register("sara", "collector");
    const bought = [{ documentId, buyerId: buyer.id }];
    const works = [{ artworkId, sold: true, offered: false, files: [], bought }];
    await reencryptSoldDocuments(artist.id, works, writeSide.ports);
    await reencryptSoldDocuments(artist.id, works, writeSide.ports);
    expect(await writeSide.ports.files.has(workDocumentFileOf(documentId))).toBe(false);
    const file = boughtDocumentFileOf(documentId);
    const sealed = (await writeSide.ports.files.read(file))!;
    expect(unsealBytes(await writeSide.ports.keys.obtain(buyer.id), sealed, file)).toEqual(PDF);
  });
});

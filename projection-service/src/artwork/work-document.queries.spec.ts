import { boughtDocumentFileOf, workDocumentFileOf } from "@naqsh/shared/artwork";
import type { ArtworkEvent, ArtworkProvenance, WorkDocument } from "@naqsh/shared/artwork";
import { sealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, registered, submitted, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const of = { artworkId: workId("dune"), artistId: idOfName("huda") };
const [certificate, invoice] = [idOfName("certificate"), idOfName("invoice")];
const sale = { orderId: idOfName("order") };

const added = (documentId: string, isPublic: boolean): ArtworkEvent => ({
  type: "WorkDocumentAdded",
  data: { ...of, documentId, kind: "certificate", format: "pdf", isPublic, file: workDocumentFileOf(documentId) },
});

describe("The documents of a work", () => {
  let readSide: ReadSide;
  const keep = async (name: string, file: string) => {
    const key = await readSide.ports.keys.obtain(idOfName(name));
    await readSide.ports.files.put(file, sealBytes(key, Buffer.from(`%PDF-1.4 ${file}`), file));
  };
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    for (const name of ["sara", "reem"]) await readSide.tell(`user-${idOfName(name)}`, [registered(name)]);
    await readSide.tell(`user-${of.artistId}`, [registered("huda", "artist")]);
    await readSide.tell(`user-${idOfName("salem")}`, [registered("salem", "admin")]);
    await tell(submitted("dune"), approved("dune"), added(certificate, true), added(invoice, false));
    for (const id of [certificate, invoice]) await keep("huda", workDocumentFileOf(id));
  });
  afterAll(() => readSide.stop());

  const tell = (...events: ArtworkEvent[]) => readSide.tell(`artwork-${of.artworkId}`, events);
  const listed = async (as: string) =>
    ((await readSide.ask(`/api/artworks/${of.artworkId}/documents`, as)).body as WorkDocument[]).map(({ id }) => id);
  const inHistory = async (as: string) => {
    const { body } = await readSide.ask(`/api/artworks/${of.artworkId}/provenance`, as);
    const { steps } = body as ArtworkProvenance;
    return steps.flatMap((step) => (step.kind === "documented" ? [step.documentId] : [])).toReversed();
  };
  const statusOf = async (as: string | null, id: string) =>
    (await readSide.ask(`/api/artworks/${of.artworkId}/documents/${id}`, as)).status;

  it("are for everyone who is signed in, or for its artist and administrators alone", async () => {
    for (const name of ["huda", "salem"]) expect(await listed(name), name).toEqual([certificate, invoice]);
    expect(await listed("sara")).toEqual([certificate]);
    for (const name of ["huda", "salem", "sara"]) expect(await inHistory(name), name).toEqual(await listed(name));
    expect([await statusOf("sara", certificate), await statusOf("sara", invoice)]).toEqual([200, 404]);
    expect([await statusOf("huda", invoice), await statusOf(null, certificate)]).toEqual([200, 401]);
  });

  it("are kept by no browser", async () => {
    const { headers } = await readSide.ask(`/api/artworks/${of.artworkId}/documents/${certificate}`, "huda");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("come with the work to who buys it, as long as the sale stands", async () => {
    await tell({
      type: "ArtworkSold",
      data: { ...of, ...sale, auctionId: null, buyerId: idOfName("sara"), amount: 9_00 },
    });
    expect(await listed("sara")).toEqual([certificate, invoice]);
    expect(await inHistory("sara")).toEqual([certificate, invoice]);
    expect(await statusOf("sara", invoice)).toBe(200);
    expect(await listed("reem")).toEqual([certificate]);
    await tell({ type: "SoldArtworkReturned", data: { ...of, ...sale } });
    expect(await listed("sara")).toEqual([certificate]);
  });

  it("are the buyer's own once its artist is forgotten", async () => {
    await tell({
      type: "ArtworkSold",
      data: { ...of, ...sale, auctionId: null, buyerId: idOfName("sara"), amount: 9_00 },
    });
    await readSide.ports.keys.destroy(of.artistId);
    expect(await statusOf("sara", invoice)).toBe(404);
    await keep("sara", boughtDocumentFileOf(invoice));
    expect(await statusOf("sara", invoice)).toBe(200);
    expect(await statusOf("reem", invoice)).toBe(404);
  });
});

import type { ArtworkEvent, ArtworkProvenance, SoldArtwork } from "@naqsh/shared/artwork";
import { personal } from "@naqsh/shared/kernel/personal";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, detailsOf, prepared, registered, submitted, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const of = { artworkId: workId("dune"), artistId: idOfName("huda") };
const orderId = idOfName("order of sara");
const laterOrderId = idOfName("order of reem");

const soldTo = (name: string, order: string): ArtworkEvent => ({
  type: "ArtworkSold",
  data: { ...of, orderId: order, auctionId: null, buyerId: idOfName(name), amount: 900_00 },
});
const takenBack: ArtworkEvent = { type: "SoldArtworkReturned", data: { ...of, orderId } };
const verified: ArtworkEvent = {
  type: "ArtworkVerified",
  data: { ...of, verifiedBy: idOfName("salem"), seen: personal(of.artistId, "the receipt of the gallery") },
};
const withdrawn: ArtworkEvent = {
  type: "ArtworkVerificationWithdrawn",
  data: { ...of, withdrawnBy: idOfName("salem"), reason: personal(of.artistId, "a forged receipt") },
};
const revised = (description: string): ArtworkEvent => ({
  type: "ArtworkRevised",
  data: { ...of, details: { ...detailsOf("dune"), description, condition: "one crack" }, sentToReview: true },
});

describe("A sold work as it read on the day of its sale", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    for (const name of ["sara", "reem"]) await readSide.tell(`user-${idOfName(name)}`, [registered(name)]);
    for (const name of ["huda", "noura"]) await readSide.tell(`user-${idOfName(name)}`, [registered(name, "artist")]);
    await readSide.tell(`user-${idOfName("salem")}`, [registered("salem", "admin")]);
    await tell(submitted("dune"), prepared("dune"), approved("dune"), verified, soldTo("sara", orderId));
  });
  afterAll(() => readSide.stop());

  const tell = (...events: ArtworkEvent[]) => readSide.tell(`artwork-${of.artworkId}`, events);
  const ask = (as: string | null, order = orderId) => readSide.ask(`/api/artworks/${of.artworkId}/sales/${order}`, as);
  const read = async (as: string, order = orderId) => (await ask(as, order)).body as SoldArtwork;

  it("is told to its buyer, its artist and administrators alone", async () => {
    for (const name of ["sara", "huda", "salem"]) expect((await ask(name)).status, name).toBe(200);
    for (const name of ["reem", "noura"]) {
      expect(await ask(name), name).toMatchObject({ status: 404, body: { code: "ORDER_UNKNOWN" } });
    }
    expect((await ask(null)).status).toBe(401);
    expect(await ask("sara", laterOrderId)).toMatchObject({ status: 404, body: { code: "ORDER_UNKNOWN" } });
  });

  it("says what was sold, and that nothing has changed since", async () => {
    expect(await read("sara")).toMatchObject({
      orderId,
      price: "900.00",
      auctionId: null,
      asSold: { title: "dune", description: "About dune", condition: null, image: { widths: [320] } },
      changed: [],
    });
    expect((await read("sara")).asSold.verifiedBySeeing).toMatchObject({ seen: "the receipt of the gallery" });
  });

  it("stays as it was once the work is another one, and says in what", async () => {
    await tell(takenBack, revised("Another dune"), approved("dune"), withdrawn, soldTo("reem", laterOrderId));
    const first = await read("sara");
    expect(first.asSold).toMatchObject({ description: "About dune", condition: null });
    expect(first.now).toMatchObject({ description: "Another dune", condition: "one crack", verifiedBySeeing: null });
    expect(first.changed).toEqual(["description", "condition", "verifiedBySeeing"]);
    const second = await read("reem", laterOrderId);
    expect(second).toMatchObject({ asSold: { description: "Another dune" }, changed: [] });
    expect((await ask("sara", laterOrderId)).status).toBe(404);
  });

  it("tells a buyer nothing of a revision that nobody has approved", async () => {
    await tell({ ...takenBack, data: { ...of, orderId: laterOrderId } }, revised("A draft"));
    expect((await read("reem", laterOrderId)).changed).toEqual([]);
    expect((await read("huda", laterOrderId)).changed).toEqual(["description"]);
    await tell(approved("dune"));
    expect((await read("reem", laterOrderId)).now).toMatchObject({ description: "A draft" });
  });

  it("is where the work's history leads those who may read it", async () => {
    const ordersIn = async (as: string) => {
      const { body } = await readSide.ask(`/api/artworks/${of.artworkId}/provenance`, as);
      const { steps } = body as ArtworkProvenance;
      return steps.flatMap((step) => (step.kind === "sold" ? [step.orderId] : []));
    };
    expect(await ordersIn("sara")).toEqual([null, orderId]);
    expect(await ordersIn("reem")).toEqual([laterOrderId, null]);
    expect(await ordersIn("huda")).toEqual([laterOrderId, orderId]);
    expect(await ordersIn("salem")).toEqual([laterOrderId, orderId]);
    expect(await ordersIn("noura")).toEqual([null, null]);
  });
});

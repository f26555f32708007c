import type { ArtworkEvent, ArtworkProvenance, SoldArtwork, WorkPictureRole } from "@naqsh/shared/artwork";
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
const orderWithPictures = idOfName("order with pictures");

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
const picture = (role: WorkPictureRole, sentToReview = false): ArtworkEvent => ({
  type: "WorkPictureAdded",
  data: {
    ...of,
    pictureId: idOfName(role),
    role,
    image: { ...detailsOf("dune").image, sha256: role, file: `${role}.png` },
    sentToReview,
  },
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

  it("has the pictures that it had on that day, with what was made of them since", async () => {
    const made = { widths: [320], dominantColour: "#336644", placeholder: "data:," };
    await tell(picture("back"), picture("detail"), approved("dune"), soldTo("sara", orderWithPictures));
    const rolesIn = ({ pictures }: SoldArtwork["asSold"]) => pictures.map(({ role }) => role);
    expect(await read("sara", orderWithPictures)).toMatchObject({
      asSold: { pictures: [{ role: "back" }, { role: "detail" }] },
    });
    await tell(
      { type: "ArtworkRenditionsMade", data: { ...of, sha256: "back", renditions: made } },
      { ...takenBack, data: { ...of, orderId: orderWithPictures } },
      { type: "WorkPictureRemoved", data: { ...of, pictureId: idOfName("back") } },
    );
    const before = await read("sara", orderWithPictures);
    expect(before.asSold.pictures).toMatchObject([{ image: { base: "back", widths: [320] } }, { role: "detail" }]);
    expect(rolesIn(before.now)).toEqual(["detail"]);
    expect(before.changed).toEqual(["pictures"]);
    expect(rolesIn((await read("sara")).asSold)).toEqual([]);
  });

  it("tells a buyer nothing of a picture that nobody has approved", async () => {
    const rolesNow = async (as: string) => (await read(as, orderWithPictures)).now.pictures.map(({ role }) => role);
    await tell(picture("frame", true));
    expect(await rolesNow("sara")).toEqual(["detail"]);
    expect(await rolesNow("huda")).toEqual(["detail", "frame"]);
    await tell(approved("dune"));
    expect(await rolesNow("sara")).toEqual(["detail", "frame"]);
  });

  it("is where the work's history leads those who may read it", async () => {
    const ordersIn = async (as: string) => {
      const { body } = await readSide.ask(`/api/artworks/${of.artworkId}/provenance`, as);
      const { steps } = body as ArtworkProvenance;
      return steps.flatMap((step) => (step.kind === "sold" ? [step.orderId] : []));
    };
    expect(await ordersIn("sara")).toEqual([orderWithPictures, null, orderId]);
    expect(await ordersIn("reem")).toEqual([null, laterOrderId, null]);
    expect(await ordersIn("huda")).toEqual([orderWithPictures, laterOrderId, orderId]);
    expect(await ordersIn("salem")).toEqual([orderWithPictures, laterOrderId, orderId]);
    expect(await ordersIn("noura")).toEqual([null, null, null]);
  });
});

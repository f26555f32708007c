import type { VerificationItem } from "@naqsh/shared/artwork";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { personal } from "@naqsh/shared/kernel/personal";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, registered, submitted, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const huda = idOfName("huda");
let readSide: ReadSide;

beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await readSide.tell(`user-${huda}`, [registered("huda", "artist")]);
  await readSide.tell(`user-${idOfName("admin")}`, [registered("admin", "admin")]);
  for (const title of ["dune", "palm", "rose"]) {
    await readSide.tell(`artwork-${workId(title)}`, [submitted(title), approved(title)]);
  }
});
afterAll(() => readSide.stop());

const tell = (title: string, type: AnyEvent["type"], data: object = {}) =>
  readSide.tell(`artwork-${workId(title)}`, [{ type, data: { artworkId: workId(title), artistId: huda, ...data } }]);
const verify = (title: string) =>
  tell(title, "ArtworkVerified", { seen: personal(huda, "The signature"), verifiedBy: idOfName("admin") });
const paper = (title: string, type: "WorkDocumentAdded" | "WorkDocumentRemoved") =>
  tell(title, type, { documentId: idOfName(`paper of ${title}`), kind: "certificate", format: "pdf", isPublic: false });
const listed = async (standing: "waiting" | "verified") => {
  const { body } = await readSide.ask(`/api/admin/artworks/verifications?standing=${standing}`, "admin");
  return (body as VerificationItem[]).map(({ title, verification: { because, by } }) => [
    title,
    because ?? by?.firstName,
  ]);
};

it("lists the verified, the newest first, with who has seen them and what", async () => {
  await verify("dune");
  await verify("palm");
  expect(await listed("verified")).toEqual([
    ["palm", "admin"],
    ["dune", "admin"],
  ]);
  const page = await readSide.ask(`/api/artworks/${workId("dune")}`, "admin");
  const verification = { standing: "verified", by: { id: idOfName("admin") }, seen: "The signature", papers: 0 };
  expect(page.body).toMatchObject({ verification });
  const file = await readSide.ask(`/api/admin/artworks/${workId("dune")}/review`, "admin");
  expect(file.body).toMatchObject({ verification });
});

it("names who has seen a work to administrators alone", async () => {
  expect((await readSide.ask(`/api/artworks/${workId("dune")}`, "huda")).body).not.toHaveProperty("verification");
  expect((await readSide.ask("/api/admin/artworks/verifications", "huda")).status).toBe(403);
});

it("lists what waits to be seen, the longest first: papers that nobody has looked at, and what has changed", async () => {
  await paper("rose", "WorkDocumentAdded");
  await tell("dune", "ArtworkVerificationEnded", { because: "pictureReplaced" });
  expect(await listed("waiting")).toEqual([
    ["rose", "papersAdded"],
    ["dune", "pictureReplaced"],
  ]);
  expect(await listed("verified")).toEqual([["palm", "admin"]]);
});

it("waits no more once it is seen, its papers are gone, its verification is withdrawn, or it left the shop", async () => {
  await verify("dune");
  await paper("rose", "WorkDocumentRemoved");
  expect(await listed("waiting")).toEqual([]);
  await paper("palm", "WorkDocumentAdded");
  const reason = personal(huda, "A copy");
  await tell("palm", "ArtworkVerificationWithdrawn", { reason, withdrawnBy: idOfName("admin") });
  expect(await listed("waiting")).toEqual([]);
  expect(await listed("verified")).toEqual([["dune", "admin"]]);
  await tell("dune", "ArtworkWithdrawn", { wasPending: false });
  expect(await listed("verified")).toEqual([]);
});

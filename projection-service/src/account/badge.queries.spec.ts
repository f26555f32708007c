import { identityDocumentFileOf, identityDocumentUrlOf } from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";
import { sealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { registered } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const huda = idOfName("huda");
const DOCUMENT = idOfName("document");
const url = identityDocumentUrlOf(huda, DOCUMENT);
const ofHuda = { userId: huda, documentId: DOCUMENT };
const reason = personal(huda, "seen: passport");
let readSide: ReadSide;

const tell = (type: string, data: object) => readSide.tell(`user-${huda}`, [{ type, data }]);

beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await readSide.tell(`user-${huda}`, [registered("huda", "artist")]);
  await readSide.tell(`user-${idOfName("admin")}`, [registered("admin", "admin")]);
  const { keys, files } = readSide.ports;
  const file = identityDocumentFileOf(DOCUMENT);
  const inner = sealBytes(await keys.obtain(DOCUMENT), Buffer.from("%PDF-1.4 identity"), file);
  await files.put(file, sealBytes(await keys.obtain(huda), inner, file));
});
afterAll(() => readSide.stop());

it("a request waits in the queue with its document, for administrators alone, until it is decided", async () => {
  await tell("BadgeAsked", { ...ofHuda, format: "pdf" });
  const { body } = await readSide.ask("/api/admin/badges", "admin");
  expect(body).toMatchObject([{ userId: huda, at: expect.any(String), by: null }]);
  const seen = await readSide.ask(url, "admin");
  expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(seen.headers.get("content-disposition")).toContain("attachment");
  expect(await readSide.ask(url, "huda")).toMatchObject({ status: 403 });
  expect(await readSide.ask("/api/admin/badges", "huda")).toMatchObject({ status: 403 });
  expect((await readSide.ask("/api/user/settings", "huda")).body).toMatchObject({ badge: { status: "asked" } });

  await tell("BadgeGranted", { ...ofHuda, grantedBy: idOfName("admin"), reason });
  expect((await readSide.ask("/api/admin/badges", "admin")).body).toEqual([]);
  expect(await readSide.ask(url, "admin")).toMatchObject({ status: 404 });
});

it("who holds the badge is listed with who granted it, when, and what they had seen", async () => {
  const { body } = await readSide.ask("/api/admin/badges?standing=granted", "admin");
  const by = { id: idOfName("admin"), firstName: "admin" };
  expect(body).toMatchObject([{ userId: huda, at: expect.any(String), by, reason: "seen: passport" }]);
  expect((await readSide.ask(`/api/admin/users/${huda}`, "admin")).body).toMatchObject({ badge: { by } });
});

it("the badge stands where the artist is named, until it is taken back", async () => {
  expect((await readSide.ask(`/api/artists/${huda}`)).body).toMatchObject({ verified: true });
  expect((await readSide.ask("/api/user/settings", "huda")).body).toMatchObject({ verified: true });
  await tell("BadgeTakenBack", { userId: huda, takenBackBy: idOfName("admin"), reason });
  expect((await readSide.ask(`/api/artists/${huda}`)).body).toMatchObject({ verified: false });
  const { body } = await readSide.ask(`/api/admin/users/${huda}`, "admin");
  expect(body).toMatchObject({ badge: { status: "takenBack", reason: "seen: passport", document: null } });
});

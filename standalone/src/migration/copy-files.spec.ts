import { avatarFileOf, identityDocumentFileOf } from "@naqsh/shared/account";
import { boughtDocumentFileOf, workDocumentFileOf } from "@naqsh/shared/artwork";
import { returnPictureFileOf } from "@naqsh/shared/order";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { readSealedArchive, writeSealedArchive } from "@naqsh/shared/platform/sealed-archive";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { copyFiles } from "./copy-files";

const folders = temporaryFolder();
const newFiles = () => createFolderFiles(folders.fresh());
const KEY = new Uint8Array(32).fill(7);

type Told = [type: string, data: object];

const logOf = (told: readonly Told[]) => ({
  readAll: async function* () {
    for (const [type, data] of told) yield { type, data } as StoredEvent;
  },
});

const copied = async (told: readonly Told[], files: readonly string[]) => {
  const [from, to] = [newFiles(), newFiles()];
  for (const name of files) await from.put(name, Buffer.from(name));
  const report = await copyFiles({ log: logOf(told), files: from }, to);
  return { ...report, has: to.has };
};

describe("The copy of somebody's data", () => {
  const place = { exportId: "export-1", attempt: "attempt-2" };
  const ready: Told = ["DataExportReady", { userId: "sara", ...place, chunks: 2, bytes: 9_000_000, expiresAt: "" }];

  it("moves with the shop: what is ready is fetched as before", async () => {
    const [from, to] = [newFiles(), newFiles()];
    const content = async function* () {
      for (let part = 0; part < 5; part += 1) yield Buffer.alloc(1024 * 1024, part);
    };
    await writeSealedArchive(from, KEY, place, content());
    expect(await copyFiles({ log: logOf([ready]), files: from }, to)).toEqual({ copied: 2, missing: [] });
    const read = (files: typeof from) => buffer(readSealedArchive(files, KEY, { ...place, chunks: 2 }));
    expect((await read(to)).equals(await read(from))).toBe(true);
  });

  it("is missing if a chunk is, unless it was deleted, another was asked for, or its person was erased", async () => {
    const lost = ["exports/export-1/attempt-2/000000.sealed", "exports/export-1/attempt-2/000001.sealed"];
    expect((await copied([ready], [lost[0]!])).missing).toEqual([lost[1]]);
    const ends: Told[] = [
      ["DataExportDeleted", { userId: "sara", exportId: "export-1" }],
      ["DataExportRequested", { userId: "sara", exportId: "export-2", requestedAt: "" }],
      ["AccountErased", { userId: "sara" }],
    ];
    for (const end of ends) expect((await copied([ready, end], [])).missing).toEqual([]);
    const ofOther: Told = ["DataExportDeleted", { userId: "omar", exportId: "export-9" }];
    expect((await copied([ready, ofOther], [])).missing).toEqual(lost);
  });
});

describe("A sealed file that neither side holds", () => {
  const avatar = (avatarId: string): Told => ["AvatarChosen", { userId: "sara", avatarId }];
  const asked: Told = ["BadgeAsked", { userId: "sara", documentId: "paper", format: "pdf" }];
  const returned: Told = ["ReturnRequested", { orderId: "o1", buyerId: "sara", pictures: ["p1"] }];
  const added: Told = ["WorkDocumentAdded", { artworkId: "w1", artistId: "sara", documentId: "d1" }];

  it("is told, whatever its kind", async () => {
    const { missing } = await copied([avatar("a1"), asked, returned, added], []);
    expect(missing).toEqual([
      avatarFileOf("a1"),
      identityDocumentFileOf("paper"),
      returnPictureFileOf("o1", "p1"),
      workDocumentFileOf("d1"),
    ]);
  });

  it("is not, if it was replaced, destroyed, handed on to a buyer, or its person was erased", async () => {
    const told: Told[] = [
      avatar("a1"),
      avatar("a2"),
      asked,
      ["IdentityDocumentDestroyed", { userId: "sara", documentId: "paper" }],
      added,
    ];
    const there = [avatarFileOf("a2"), boughtDocumentFileOf("d1")];
    expect(await copied(told, there)).toMatchObject({ copied: 2, missing: [] });
    const ends: [Told, Told][] = [
      [avatar("a1"), ["AvatarRemoved", { userId: "sara" }]],
      [added, ["WorkDocumentRemoved", { artworkId: "w1", artistId: "sara", documentId: "d1" }]],
      [returned, ["AccountErased", { userId: "sara" }]],
    ];
    for (const events of ends) expect((await copied(events, [])).missing).toEqual([]);
  });
});

import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import { createFolderFiles } from "./adapters/folder/folder-files";
import { sealBytes } from "./event-codec/sealed-bytes";
import { readSealedArchive, removeSealedArchive, removeSharedArchive, writeSealedArchive } from "./sealed-archive";

const folders = temporaryFolder();
const MEBIBYTE = 1024 * 1024;
const key = randomBytes(32);
const place = { exportId: "0b8f6f0e-3c55-4b6e-9c1c-6f3a0f0f2a11", attempt: "first" };

async function* partsOf(content: Buffer, partBytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += partBytes) yield content.subarray(at, at + partBytes);
}

const opened = () => {
  const folder = folders.fresh();
  const files = createFolderFiles(folder);
  const chunkNames = (): string[] => {
    const all = readdirSync(folder, { recursive: true, withFileTypes: true });
    return all.filter((entry) => entry.isFile() && !entry.name.startsWith(".")).map(({ name }) => name);
  };
  return { folder, files, chunkNames };
};

it("gives back what was written, whatever its size, and holds it sealed in chunks", async () => {
  for (const [bytes, partBytes, chunks] of [
    [0, 1, 0],
    [5_000, 700, 1],
    [4 * MEBIBYTE, MEBIBYTE, 1],
    [9 * MEBIBYTE, 300_000, 3],
  ] as const) {
    const { files, chunkNames } = opened();
    const content = randomBytes(bytes);
    const written = await writeSealedArchive(files, key, place, partsOf(content, partBytes));
    expect(written).toEqual({ chunks, bytes });
    expect(chunkNames()).toHaveLength(chunks);
    expect((await buffer(readSealedArchive(files, key, { ...place, ...written! }))).equals(content)).toBe(true);
  }
});

it("opens neither under another key, nor as another try's, nor with a chunk missing", async () => {
  const { files } = opened();
  const written = (await writeSealedArchive(files, key, place, partsOf(randomBytes(9 * MEBIBYTE), MEBIBYTE)))!;
  const read = (over: object, by = key) => buffer(readSealedArchive(files, by, { ...place, ...written, ...over }));
  await expect(read({}, randomBytes(32))).rejects.toThrow("does not open");
  await expect(read({ attempt: "second" })).rejects.toThrow("does not open");
  await expect(read({ chunks: written.chunks + 1 })).rejects.toThrow("is missing");
});

it("is harmed by no other try, at the same time or later", async () => {
  const { files, chunkNames } = opened();
  const contents = [randomBytes(9 * MEBIBYTE), randomBytes(6 * MEBIBYTE)] as const;
  const second = { ...place, attempt: "second" };
  const [one, two] = await Promise.all([
    writeSealedArchive(files, key, place, partsOf(contents[0], MEBIBYTE)),
    writeSealedArchive(files, key, second, partsOf(contents[1], MEBIBYTE)),
  ]);
  expect((await buffer(readSealedArchive(files, key, { ...place, ...one! }))).equals(contents[0])).toBe(true);
  expect((await buffer(readSealedArchive(files, key, { ...second, ...two! }))).equals(contents[1])).toBe(true);
  await removeSealedArchive(files, second);
  expect((await buffer(readSealedArchive(files, key, { ...place, ...one! }))).equals(contents[0])).toBe(true);
  expect(chunkNames()).toHaveLength(3);
});

it("stops where it was removed meanwhile, and leaves nothing", async () => {
  const { files, chunkNames } = opened();
  async function* removed(): AsyncGenerator<Buffer> {
    yield* partsOf(randomBytes(9 * MEBIBYTE), MEBIBYTE);
    await removeSealedArchive(files, place);
    yield* partsOf(randomBytes(9 * MEBIBYTE), MEBIBYTE);
  }
  expect(await writeSealedArchive(files, key, place, removed())).toBeNull();
  expect(chunkNames()).toEqual([]);
});

it("is written anew by the next try, and leaves nothing once it is removed", async () => {
  const { files, chunkNames } = opened();
  async function* dying(): AsyncGenerator<Buffer> {
    yield* partsOf(randomBytes(9 * MEBIBYTE), MEBIBYTE);
    throw new Error("killed");
  }
  await expect(writeSealedArchive(files, key, place, dying())).rejects.toThrow("killed");
  expect(chunkNames()).toHaveLength(2);
  const content = randomBytes(1_000);
  const second = { ...place, attempt: "second" };
  const written = (await writeSealedArchive(files, key, second, partsOf(content, 100)))!;
  expect((await buffer(readSealedArchive(files, key, { ...second, ...written }))).equals(content)).toBe(true);
  await removeSealedArchive(files, place);
  expect(chunkNames()).toHaveLength(1);
  await removeSealedArchive(files, second);
  await removeSealedArchive(files, second);
  expect(chunkNames()).toEqual([]);
});

it("gives back an archive of the time when all tries shared one place, until it is removed", async () => {
  const { files, chunkNames } = opened();
  const file = `exports/${place.exportId}/000000.sealed`;
  await files.put(file, sealBytes(key, Buffer.from("whole"), `${file}/${place.attempt}`));
  expect(String(await buffer(readSealedArchive(files, key, { ...place, chunks: 1 })))).toBe("whole");
  await removeSharedArchive(files, place.exportId);
  expect(chunkNames()).toEqual([]);
});

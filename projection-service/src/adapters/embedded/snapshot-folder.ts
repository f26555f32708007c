import { createReadStream } from "node:fs";
import { mkdir, open, readFile, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import * as z from "zod";
import { frameFrom, framesOf, SnapshotDamaged } from "./snapshot-frames";
import type { StoredDocuments } from "./stored-documents";

const FORMAT = 1;
const SLICE_MS = 3;
const FRAME_CHARACTERS = 64 * 1024;
const MANIFEST = "manifest.json";

const Entry = z.object({ file: z.string(), checkpoint: z.string(), indexes: z.string() });
const Manifest = z.object({ crc: z.number(), body: z.string() });
const ManifestBody = z.object({ format: z.literal(FORMAT), collections: z.record(z.string(), Entry) });
const Frame = z.array(z.tuple([z.string(), z.string(), z.nullable(z.record(z.string(), z.unknown()))]));
const End = z.object({ documents: z.number() });

export type SnapshotEntry = z.infer<typeof Entry>;

/** Which file holds each collection, and up to where in the log it is complete. */
export type SnapshotManifest = Record<string, SnapshotEntry>;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const writeDurably = async (path: string, write: (append: (bytes: Buffer) => Promise<void>) => Promise<void>) => {
  const temporary = `${path}.tmp`;
  const file = await open(temporary, "w", 0o600);
  try {
    await write(async (bytes) => {
      await file.writeFile(bytes);
    });
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
};

/**
 * Writes the documents as they are met, while others may go on changing them: each holds its own position, so that a
 * replay from the checkpoint noted before skips what it has. Never holds the loop for more than a few milliseconds.
 */
export const writeSnapshot = async (folder: string, file: string, documents: StoredDocuments): Promise<void> =>
  writeDurably(join(folder, file), async (append) => {
    let written = 0;
    let parts: string[] = [];
    let characters = 0;
    let began = performance.now();
    const flush = async (): Promise<void> => {
      if (parts.length > 0) await append(frameFrom(`[${parts.join(",")}]`));
      parts = [];
      characters = 0;
      await nextTurn();
      began = performance.now();
    };
    for (const [key, { position, document }] of documents.records) {
      const part = JSON.stringify([key, position, document]);
      parts.push(part);
      characters += part.length;
      written += 1;
      if (characters > FRAME_CHARACTERS || performance.now() - began > SLICE_MS) await flush();
    }
    await flush();
    await append(frameFrom(JSON.stringify({ documents: written })));
  });

/**
 * Reads a snapshot back.
 * @throws SnapshotDamaged when any of it is missing, cut or altered.
 */
export const readSnapshot = async (path: string, documents: StoredDocuments): Promise<void> => {
  let read = 0;
  let end: number | null = null;
  for await (const frame of framesOf(createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>)) {
    if (end !== null) throw new SnapshotDamaged("frames after the end");
    if (!Array.isArray(frame)) {
      end = End.parse(frame).documents;
      continue;
    }
    for (const [key, position, document] of frame as z.infer<typeof Frame>) {
      documents.put({ key, position, document });
      read += 1;
    }
  }
  if (end !== read) throw new SnapshotDamaged(`${read} documents of ${end ?? "an unknown number"}`);
};

/** Null where there is none, or it cannot be trusted. */
export const readManifest = async (folder: string): Promise<SnapshotManifest | null> => {
  try {
    const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), "utf8")));
    if (crc32(manifest.body) !== manifest.crc) return null;
    return ManifestBody.parse(JSON.parse(manifest.body)).collections;
  } catch {
    return null;
  }
};

/** Makes the new files the valid ones in one step, then removes those that nothing names. */
export const publishManifest = async (folder: string, collections: SnapshotManifest): Promise<void> => {
  await syncFolder(folder);
  const body = JSON.stringify({ format: FORMAT, collections });
  await writeDurably(join(folder, MANIFEST), (append) =>
    append(Buffer.from(JSON.stringify({ crc: crc32(body), body }))),
  );
  await syncFolder(folder);
  const named = new Set([MANIFEST, ...Object.values(collections).map((entry) => entry.file)]);
  for (const file of await readdir(folder)) if (!named.has(file)) await rm(join(folder, file), { force: true });
};

export const prepareFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
};

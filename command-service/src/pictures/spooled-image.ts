import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** An image as it was sent: known by its content, in memory only while somebody looks at it. */
export type SentImage = { sha256: string; read: () => Promise<Buffer> };

/** A sent image in a file of its own, which is gone once the request is answered. */
export type SpooledImage = SentImage & { path: string };

export const imageInMemory = (bytes: Buffer): SentImage => ({
  sha256: createHash("sha256").update(bytes).digest("hex"),
  read: async () => bytes,
});

/** Writes what arrives to a file of the folder, so that slow or many uploads hold no memory. A broken one leaves nothing. */
export const spool = async (stream: Readable, folder: string, name: string): Promise<SpooledImage> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const hash = createHash("sha256");
  const hashed = async function* (chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    await pipeline(stream, hashed, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await removeSpooled({ path });
    throw error;
  }
  return { path, sha256: hash.digest("hex"), read: () => readFile(path) };
};

/** An age that no upload reaches: younger files may belong to other processes of this folder. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** Removes what processes that were killed left in the folder. */
export const dropStaleUploads = async (folder: string, nowMs: number): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: nowMs }));
    if (nowMs - mtimeMs > STALE_MS) await removeSpooled({ path });
  }
};

export const removeSpooled = ({ path }: Pick<SpooledImage, "path">): Promise<void> => rm(path, { force: true });

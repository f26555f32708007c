import { sealBytes, unsealBytes } from "./event-codec/sealed-bytes";
import type { Files } from "./ports/files";

/** One try to write an archive: it has chunks of its own, which open as those of this try alone. */
export type ArchivePlace = { exportId: string; attempt: string };

export type WrittenArchive = { chunks: number; bytes: number };

const CHUNK_BYTES = 4 * 1024 * 1024;

const numbered = (chunk: number): string => `${String(chunk).padStart(6, "0")}.sealed`;

const chunkFileOf = ({ exportId, attempt }: ArchivePlace, chunk: number): string =>
  `exports/${exportId}/${attempt}/${numbered(chunk)}`;

/** Where a chunk of an archive is that was written while all tries shared one place. */
const sharedFileOf = (exportId: string, chunk: number): string => `exports/${exportId}/${numbered(chunk)}`;

/** Where a chunk may lie: at one of these places. */
export const chunkFilesOf = (place: ArchivePlace, chunk: number): readonly [string, string] => [
  chunkFileOf(place, chunk),
  sharedFileOf(place.exportId, chunk),
];

/**
 * Writes an archive of any size to Files, sealed under a person's key (32 bytes) in chunks of 4 MiB, of which no more than one is held.
 * Null if it was removed while it was written: then nothing of it is left.
 */
export const writeSealedArchive = async (
  files: Files,
  key: Uint8Array,
  place: ArchivePlace,
  content: AsyncIterable<Uint8Array>,
): Promise<WrittenArchive | null> => {
  let [chunks, bytes, waitingBytes] = [0, 0, 0];
  let waiting: Uint8Array[] = [];
  const isRemoved = async (): Promise<boolean> => chunks > 0 && !(await files.has(chunkFileOf(place, 0)));
  const flush = async (): Promise<void> => {
    const file = chunkFileOf(place, chunks);
    await files.put(file, sealBytes(key, Buffer.concat(waiting), file));
    [chunks, waitingBytes, waiting] = [chunks + 1, 0, []];
  };
  for await (const part of content) {
    waiting.push(part);
    waitingBytes += part.length;
    bytes += part.length;
    if (waitingBytes < CHUNK_BYTES) continue;
    if (await isRemoved()) break;
    await flush();
  }
  const isWhole = !(await isRemoved());
  if (isWhole && waitingBytes > 0) await flush();
  if (!isWhole) await removeSealedArchive(files, place, chunks);
  return isWhole ? { chunks, bytes } : null;
};

const openedChunk = async (
  files: Pick<Files, "read">,
  key: Uint8Array,
  place: ArchivePlace,
  chunk: number,
): Promise<Buffer | null> => {
  const file = chunkFileOf(place, chunk);
  const sealed = await files.read(file);
  if (sealed) return unsealBytes(key, sealed, file);
  const shared = sharedFileOf(place.exportId, chunk);
  const sealedThere = await files.read(shared);
  return sealedThere && unsealBytes(key, sealedThere, `${shared}/${place.attempt}`);
};

/** The archive's bytes, chunk by chunk. @throws if a chunk is missing or does not open */
export async function* readSealedArchive(
  files: Pick<Files, "read">,
  key: Uint8Array,
  { chunks, ...place }: ArchivePlace & Pick<WrittenArchive, "chunks">,
): AsyncGenerator<Buffer> {
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const opened = await openedChunk(files, key, place, chunk);
    if (!opened) throw new Error(`${chunkFileOf(place, chunk)} is missing or does not open`);
    yield opened;
  }
}

type Removing = Pick<Files, "has" | "remove">;

/** The last chunk first, so that a crash leaves none behind a gap. `known`: how many there were, if any may be gone already. */
const removeChunks = async (files: Removing, fileOf: (chunk: number) => string, known = 0): Promise<void> => {
  let chunks = known;
  while (await files.has(fileOf(chunks))) chunks += 1;
  for (let chunk = chunks - 1; chunk >= 0; chunk -= 1) await files.remove(fileOf(chunk));
};

/** Removes what a try wrote, also one that was written in part. `known`: so many chunks at least were written. */
export const removeSealedArchive = (files: Removing, place: ArchivePlace, known = 0): Promise<void> =>
  removeChunks(files, (chunk) => chunkFileOf(place, chunk), known);

/** Removes an archive of the time when all tries shared one place. */
export const removeSharedArchive = (files: Removing, exportId: string): Promise<void> =>
  removeChunks(files, (chunk) => sharedFileOf(exportId, chunk));

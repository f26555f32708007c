import { sealBytes, unsealBytes } from "./event-codec/sealed-bytes";
import type { Files } from "./ports/files";

/** One try to write an archive: its chunks open as those of this try alone. */
export type ArchivePlace = { exportId: string; attempt: string };

export type WrittenArchive = { chunks: number; bytes: number };

const CHUNK_BYTES = 4 * 1024 * 1024;

const chunkFileOf = (exportId: string, chunk: number): string =>
  `exports/${exportId}/${String(chunk).padStart(6, "0")}.sealed`;

const sealedPlaceOf = (file: string, attempt: string): string => `${file}/${attempt}`;

/**
 * Writes an archive of any size to Files, sealed under a person's key (32 bytes) in chunks of 4 MiB, of which no more than one is held.
 * What an earlier try left there is removed before.
 */
export const writeSealedArchive = async (
  files: Files,
  key: Uint8Array,
  { exportId, attempt }: ArchivePlace,
  content: AsyncIterable<Uint8Array>,
): Promise<WrittenArchive> => {
  await removeSealedArchive(files, exportId);
  let [chunks, bytes, waitingBytes] = [0, 0, 0];
  let waiting: Uint8Array[] = [];
  const flush = async (): Promise<void> => {
    const file = chunkFileOf(exportId, chunks);
    await files.put(file, sealBytes(key, Buffer.concat(waiting), sealedPlaceOf(file, attempt)));
    [chunks, waitingBytes, waiting] = [chunks + 1, 0, []];
  };
  for await (const part of content) {
    waiting.push(part);
    waitingBytes += part.length;
    bytes += part.length;
    if (waitingBytes >= CHUNK_BYTES) await flush();
  }
  if (waitingBytes > 0) await flush();
  return { chunks, bytes };
};

/** The archive's bytes, chunk by chunk. @throws if a chunk is missing or does not open */
export async function* readSealedArchive(
  files: Pick<Files, "read">,
  key: Uint8Array,
  { exportId, attempt, chunks }: ArchivePlace & Pick<WrittenArchive, "chunks">,
): AsyncGenerator<Buffer> {
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const file = chunkFileOf(exportId, chunk);
    const sealed = await files.read(file);
    const opened = sealed && unsealBytes(key, sealed, sealedPlaceOf(file, attempt));
    if (!opened) throw new Error(`${file} is missing or does not open`);
    yield opened;
  }
}

/** Removes an archive, also one that was written in part: the last chunk first, so that a crash leaves none behind a gap. */
export const removeSealedArchive = async (files: Pick<Files, "has" | "remove">, exportId: string): Promise<void> => {
  let chunks = 0;
  while (await files.has(chunkFileOf(exportId, chunks))) chunks += 1;
  for (let chunk = chunks - 1; chunk >= 0; chunk -= 1) await files.remove(chunkFileOf(exportId, chunk));
};

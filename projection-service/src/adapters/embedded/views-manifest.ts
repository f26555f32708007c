import { mkdir, open, readFile, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { currentBootId } from "@naqsh/shared/platform/adapters/system/system-boot-clock";
import { syncPath } from "@naqsh/shared/platform/sync-path";
import * as z from "zod";

const FORMAT = 4;
const MANIFEST = "manifest.json";
const NUMBERED = /\.(\d+)\.(?:journal|mdb)$/;

const Entry = z.object({
  file: z.string(),
  bytes: z.number(),
  frames: z.number(),
  checkpoint: z.string(),
  indexes: z.string(),
});
const Manifest = z.object({ crc: z.number(), body: z.string() });
/** `vouchedBy`: a clean close, or the boot of the machine in which the files were written. */
const ManifestBody = z.object({
  format: z.literal(FORMAT),
  collections: z.record(z.string(), Entry),
  vouchedBy: z.string().optional(),
});
const CLEAN_CLOSE = "close";

type ManifestEntry = z.infer<typeof Entry>;

/** Which write-ahead log holds each collection, how much of it counts, and up to where in the log that is complete. */
export type ViewsManifest = Record<string, ManifestEntry>;

const writeDurably = async (path: string, bytes: Buffer): Promise<void> => {
  const temporary = `${path}.tmp`;
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
};

/** `isVouchedFor`: the machine did not stop since it was written, or the views were closed before. */
type PublishedViews = { views: ViewsManifest; isVouchedFor: boolean };

/** Null if there is none, or it cannot be trusted. */
export const readPublished = async (folder: string): Promise<PublishedViews | null> => {
  try {
    const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), "utf8")));
    if (crc32(manifest.body) !== manifest.crc) return null;
    const { collections, vouchedBy } = ManifestBody.parse(JSON.parse(manifest.body));
    const isVouchedFor = vouchedBy !== undefined && [CLEAN_CLOSE, currentBootId()].includes(vouchedBy);
    return { views: collections, isVouchedFor };
  } catch {
    return null;
  }
};

export const readManifest = async (folder: string): Promise<ViewsManifest | null> =>
  (await readPublished(folder))?.views ?? null;

/** The furthest position that any kept view has taken in; the log holds it. Null if no view is kept. */
export const furthestOfViews = async (folder: string): Promise<{ view: string; position: string } | null> => {
  const kept = Object.entries((await readManifest(folder)) ?? {});
  const views = kept.map(([view, { checkpoint }]) => ({ view, position: checkpoint }));
  return views.toSorted((a, b) => (a.position < b.position ? -1 : 1)).at(-1) ?? null;
};

/** Makes what the write-ahead logs hold now the valid state in one step; `isLast`: nothing is written after it. */
export const publishManifest = async (folder: string, collections: ViewsManifest, isLast: boolean): Promise<void> => {
  await syncPath(folder);
  const vouchedBy = isLast ? CLEAN_CLOSE : (currentBootId() ?? undefined);
  const body = JSON.stringify({ format: FORMAT, collections, vouchedBy });
  await writeDurably(join(folder, MANIFEST), Buffer.from(JSON.stringify({ crc: crc32(body), body })));
  await syncPath(folder);
};

/** Removes every file that is not named. */
export const removeOthers = async (folder: string, files: Iterable<string>): Promise<void> => {
  const named = new Set([MANIFEST, ...files]);
  for (const file of await readdir(folder)) if (!named.has(file)) await rm(join(folder, file), { force: true });
};

/** Makes the folder when missing; gives the highest number that a file of a view there has. */
export const prepareFolder = async (folder: string): Promise<number> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const numbers = (await readdir(folder)).map((file) => Number(NUMBERED.exec(file)?.[1] ?? 0));
  return Math.max(0, ...numbers);
};

import { randomUUID } from "node:crypto";
import { access, link, mkdir, open, readFile, rename, unlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { syncPath } from "../../sync-path";
import { isFileName, notAFileName } from "../../file-name";
import type { Files, OpenFile } from "../../ports/files";
import { digestFileOf, isFileWhole, isNamedByContent, sha256Of } from "./file-digests";
import { codeOf, nullWhenMissing } from "./missing-file";

/** Names whose files were read and found whole since the start. */
const MOST_REMEMBERED = 50_000;

/**
 * Files below a folder, made when missing. What is read for the first time is checked against its digest: a damaged file
 * counts as missing, `onDamaged` is called, and the next `put` of the same content replaces it.
 */
export const createFolderFiles = (root: string, onDamaged: (name: string) => void = () => undefined): Files => {
  const trusted = new Set<string>();
  const mayBeRead = async (name: string, path: string): Promise<boolean> => {
    if (trusted.has(name)) return true;
    const isWhole = await isFileWhole(path).catch(nullWhenMissing);
    if (isWhole === null) return false;
    if (!isWhole) onDamaged(name);
    else if (trusted.size < MOST_REMEMBERED) trusted.add(name);
    return isWhole;
  };

  const pathOf = (name: string): string | null => (isFileName(name) ? join(root, name) : null);

  const has = async (name: string): Promise<boolean> => {
    const path = pathOf(name);
    if (path === null) return false;
    return access(path).then(
      () => true,
      (error: unknown) => falseWhenMissing(error),
    );
  };

  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    const path = pathOf(name);
    if (path === null) throw notAFileName(name);
    if (await has(name)) {
      if (await isFileWhole(path)) return;
      await setAside(path);
    }
    await makeFolder(dirname(path));
    const written = join(dirname(path), `.${randomUUID()}`);
    try {
      await writeDurably(written, bytes);
      // A link, unlike a rename, leaves what came first.
      const isFirst = await link(written, path).then(() => true, falseWhenThere);
      if (isFirst && !isNamedByContent(path)) await noteDigest(path, bytes);
    } finally {
      await unlink(written).catch(() => undefined);
    }
    await syncPath(dirname(path));
  };

  const read = async (name: string): Promise<Uint8Array | null> => {
    const path = pathOf(name);
    if (path === null || !(await mayBeRead(name, path))) return null;
    return readFile(path).catch(nullWhenMissing);
  };

  const openForReading = async (name: string): Promise<OpenFile | null> => {
    const path = pathOf(name);
    if (path === null || !(await mayBeRead(name, path))) return null;
    const file = await open(path, "r").catch(nullWhenMissing);
    if (file === null) return null;
    const found = await file.stat();
    if (found.isFile()) return { size: found.size, stream: file.createReadStream() };
    await file.close();
    return null;
  };

  const remove = async (name: string): Promise<void> => {
    const path = pathOf(name);
    if (path === null) return;
    trusted.delete(name);
    await unlink(path).catch(nullWhenMissing);
    await unlink(digestFileOf(path)).catch(nullWhenMissing);
    await syncPath(dirname(path)).catch(nullWhenMissing);
  };

  return { put, read, open: openForReading, has, remove };
};

const writeDurably = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** A damaged file may be looked into: under a hidden name, which nothing reads. */
const setAside = async (path: string): Promise<void> => {
  await unlink(digestFileOf(path)).catch(nullWhenMissing);
  await rename(path, join(dirname(path), `.${basename(path)}.damaged`)).catch(nullWhenMissing);
};

/** A crash before it leaves a file that is not checked. */
const noteDigest = async (path: string, bytes: Uint8Array): Promise<void> => {
  const written = join(dirname(path), `.${randomUUID()}`);
  try {
    await writeDurably(written, Buffer.from(sha256Of(bytes)));
    await rename(written, digestFileOf(path));
  } finally {
    await unlink(written).catch(() => undefined);
  }
};

const makeFolder = async (path: string): Promise<void> => {
  const made = await mkdir(path, { recursive: true, mode: 0o700 });
  if (made !== undefined) await syncPath(dirname(made));
};

const falseWhenThere = (error: unknown): false => {
  if (codeOf(error) !== "EEXIST") throw error;
  return false;
};

const falseWhenMissing = (error: unknown): false => nullWhenMissing(error) ?? false;

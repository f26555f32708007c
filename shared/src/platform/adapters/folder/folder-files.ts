import { randomUUID } from "node:crypto";
import { access, link, mkdir, open, readFile, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isFileName, notAFileName } from "../../file-name";
import type { Files, OpenFile } from "../../ports/files";

/** Files below a folder, made when missing. */
export const createFolderFiles = (root: string): Files => {
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
    if (await has(name)) return;
    await makeFolder(dirname(path));
    const written = join(dirname(path), `.${randomUUID()}`);
    try {
      await writeDurably(written, bytes);
      // A link, unlike a rename, leaves what came first.
      await link(written, path).catch(unlessThere);
    } finally {
      await unlink(written).catch(() => undefined);
    }
    await syncFolder(dirname(path));
  };

  const read = async (name: string): Promise<Uint8Array | null> => {
    const path = pathOf(name);
    if (path === null) return null;
    return readFile(path).catch((error: unknown) => nullWhenMissing(error));
  };

  const openForReading = async (name: string): Promise<OpenFile | null> => {
    const path = pathOf(name);
    const file = path === null ? null : await open(path, "r").catch((error: unknown) => nullWhenMissing(error));
    if (file === null) return null;
    const found = await file.stat();
    if (found.isFile()) return { size: found.size, stream: file.createReadStream() };
    await file.close();
    return null;
  };

  return { put, read, open: openForReading, has };
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

const makeFolder = async (path: string): Promise<void> => {
  const made = await mkdir(path, { recursive: true, mode: 0o700 });
  if (made !== undefined) await syncFolder(dirname(made));
};

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

const unlessThere = (error: unknown): void => {
  if (codeOf(error) !== "EEXIST") throw error;
};

const nullWhenMissing = (error: unknown): null => {
  const code = codeOf(error);
  if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return null;
  throw error;
};

const falseWhenMissing = (error: unknown): false => nullWhenMissing(error) ?? false;

import { readdir, readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { checkViews } from "@naqsh/projection-service/adapters/embedded/check-views";
import { verifyLog } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import type { LogReport } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { isFileWhole } from "@naqsh/shared/platform/adapters/folder/file-digests";
import { checkLmdbFile } from "@naqsh/shared/platform/adapters/lmdb/check-lmdb-file";
import { readFolderMark, SHOP_MARK } from "./folder-mark";
import { checkingOf } from "../operations/progress";
import type { ProgressListener } from "../operations/progress";
import { roleOf } from "./files-of-shop";
import type { FileCheck } from "./files-of-shop";

/** `unchecked`: nothing tells whether it is whole, or it holds nothing that could be lost. */
export type FileState = "whole" | "damaged" | "unchecked" | "unknown";

export type CheckedFile = { file: string; what: string; state: FileState; reason: string | null };

/** `damage` gives null for a whole file, else why it is not. */
type Check = (path: string, name: string) => Promise<string | null>;

const MOST_KEYS_NAMED = 5;

/**
 * Says of every file in a data folder what it is and whether it is whole, in the order of their paths. It writes and locks
 * nothing; a server may run over the folder.
 * @throws Error if no shop lies there
 */
export const checkFolder = async (dataFolder: string, onProgress: ProgressListener): Promise<CheckedFile[]> => {
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dataFolder, join(parentPath, name)).split(sep).join("/"))
    .toSorted();
  if (!names.some((name) => name === SHOP_MARK || name.startsWith("log/"))) {
    throw new Error(`${dataFolder} holds no shop; set DATA_FOLDER`);
  }
  const checks = await checksOf(dataFolder, onProgress);
  const checked: CheckedFile[] = [];
  for (const [done, name] of names.entries()) {
    checked.push(await checkedFile(join(dataFolder, name), name, checks));
    onProgress({ done: done + 1, total: names.length, unit: "files", stage: "checking" });
  }
  return checked;
};

const checkedFile = async (
  path: string,
  name: string,
  checks: Record<FileCheck, Check | null>,
): Promise<CheckedFile> => {
  const role = roleOf(name);
  if (role === null) return { file: name, what: "not of the shop", state: "unknown", reason: null };
  const check = checks[role.check];
  const base = { file: name, what: role.what };
  if (check === null) return { ...base, state: "unchecked", reason: null };
  const reason = await check(path, name).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  return { ...base, state: reason === null ? "whole" : "damaged", reason };
};

const checksOf = async (dataFolder: string, onProgress: ProgressListener): Promise<Record<FileCheck, Check | null>> => {
  const log = await verifyLog(join(dataFolder, "log"), checkingOf(onProgress));
  const views = await checkViews(join(dataFolder, "views"));
  return {
    mark: async () => ((await readFolderMark(dataFolder)) === null ? "it is missing" : null),
    log: async (_, name) => damageInLog(log, basename(name)),
    lmdb: async (path) => damageOfStore(path),
    view: async (_, name) => views.get(basename(name)) ?? null,
    picture: async (path) => ((await isFileWhole(path)) ? null : "it is not what its digest says"),
    json: async (path) => {
      JSON.parse(await readFile(path, "utf8"));
      return null;
    },
    none: null,
  };
};

const damageInLog = ({ damage }: LogReport, name: string): string | null => {
  if (damage === null || name < damage.segment) return null;
  if (name === damage.segment) return `${damage.reason} (record ${damage.record}, byte ${damage.byte})`;
  return /^\d/.test(name) ? `it lies behind the damage in ${damage.segment}` : null;
};

const damageOfStore = (path: string): string | null => {
  const { damage, altered } = checkLmdbFile(path);
  if (damage !== null) return damage;
  if (altered.length === 0) return null;
  const named = altered.slice(0, MOST_KEYS_NAMED).join(", ");
  return `${altered.length} entries are not what was written: ${named}${altered.length > MOST_KEYS_NAMED ? " and others" : ""}`;
};

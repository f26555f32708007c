import { access, copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { openEmbeddedLogReader } from "@naqsh/shared/platform/adapters/embedded-log/embedded-log-reader";
import { verifyLog } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { checkFiles } from "@naqsh/shared/platform/adapters/folder/file-digests";
import type { FilesReport } from "@naqsh/shared/platform/adapters/folder/file-digests";
import { readFolderMark, SHOP_MARK } from "../data-folder/folder-mark";
import type { KeyWitness } from "../data-folder/folder-mark";
import { checkKeys } from "../data-folder/check-keys";
import { BACKUP, copyAll, copyMark, filesBelow, makeEmptyFolder } from "./back-up-shop";
import { checkingOf } from "./progress";
import type { ProgressListener } from "./progress";
import { syncTree } from "./sync-tree";

export type RestoreReport = {
  folder: string;
  events: number;
  hash: string;
  erasures: number;
  /** Those that are not what their digests say were so in the backup. */
  pictures: FilesReport;
};

/**
 * Makes a shop in an empty folder from a backup and its keys, which may lie elsewhere. Every erasure of the log is applied
 * to the keys again; views are computed at the first start. Answers when all of it is on disk.
 * @throws when the folder is not empty, the backup is not whole, or its log is damaged.
 */
export const restoreShop = async (
  { backup, keys = join(backup, BACKUP.keys) }: { backup: string; keys?: string | undefined },
  folder: string,
  onProgress: ProgressListener,
): Promise<RestoreReport> => {
  const shop = join(backup, BACKUP.shop);
  const mark = await readFolderMark(shop);
  if (mark === null) throw new Error(`${backup} holds no whole backup`);
  const { damage, events, hash } = await verifyLog(join(shop, "log"), checkingOf(onProgress));
  await access(join(keys, BACKUP.keysFile)).catch((cause: unknown) => {
    throw new Error(`${keys} holds no keys: name their folder with --keys`, { cause });
  });
  if (damage) throw new Error(`The backup's log is damaged in ${damage.segment}: ${damage.reason}`);
  const knownAbove = await makeEmptyFolder(folder);
  const files = await filesBelow(shop, folder);
  await copyAll(
    files.filter(({ to }) => to !== join(folder, SHOP_MARK)),
    onProgress,
  );
  await mkdir(join(folder, "keys"), { mode: 0o700 });
  await copyFile(join(keys, BACKUP.keysFile), join(folder, "keys", BACKUP.keysFile));
  const { erasures, people } = await eraseAgain(folder, events, onProgress);
  await refuseForeignKeys(folder, { people, witness: mark.keys ?? null });
  const pictures = await checkFiles(join(folder, "files"), (done, total) =>
    onProgress({ done, total, unit: "pictures", stage: "checking" }),
  );
  await syncTree(folder, knownAbove);
  await copyMark(shop, folder);
  return { folder, events, hash, erasures, pictures };
};

/** The folder gets no mark then: it is no shop. @throws FolderRefused; StoreDamaged */
const refuseForeignKeys = async (
  folder: string,
  { people, witness }: { people: readonly string[]; witness: KeyWitness | null },
): Promise<void> => {
  const path = join(folder, "keys", BACKUP.keysFile);
  const keys = new LmdbPersonalKeys(path);
  const log = { streams: people, isRegistered: async () => true };
  await checkKeys({ path, keys, log }, witness).finally(() => keys.close());
  await forgetLeftovers(join(folder, "keys"));
};

/** Keys that were copied before a person was erased must not come back with them. */
const eraseAgain = async (
  folder: string,
  total: number,
  onProgress: ProgressListener,
): Promise<{ erasures: number; people: string[] }> => {
  const log = await openEmbeddedLogReader(join(folder, "log"));
  const keys = new LmdbPersonalKeys(join(folder, "keys", BACKUP.keysFile));
  const people = new Set<string>();
  let erasures = 0;
  let done = 0;
  try {
    for await (const { type, data, stream } of log.readAll()) {
      done += 1;
      if (type === "UserRegistered") people.add(stream);
      if (done % 1_000 === 0) onProgress({ done, total, unit: "events" });
      if (type !== "AccountErased" || typeof data["userId"] !== "string") continue;
      await keys.destroy(data["userId"]);
      erasures += 1;
    }
    onProgress({ done, total, unit: "events" });
  } finally {
    await keys.close();
    await log.close();
  }
  return { erasures, people: [...people] };
};

/** LMDB's lock file names processes of this run. */
const forgetLeftovers = async (keys: string): Promise<void> => {
  for (const name of await readdir(keys)) if (name.endsWith("-lock")) await rm(join(keys, name));
};

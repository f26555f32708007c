import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { Files } from "@naqsh/shared/platform/ports/files";
import type { KeptKey, KeyVault } from "@naqsh/shared/platform/ports/personal-keys";
import type { PolicyCheckpoints } from "@naqsh/worker/ports/policy-checkpoints";
import type { SandboxLedger } from "@naqsh/worker/ports/sandbox-ledger";
import type { SentLetters } from "@naqsh/worker/ports/sent-letters";
import type { ProgressListener } from "../operations/progress";
import { compareLogs } from "./compare-logs";
import type { LogComparison } from "./compare-logs";
import { copyEvents } from "./copy-events";
import type { ReadableLog } from "./copy-events";
import { keepWorkerMemory, positionsIn, readWorkerMemory } from "./copy-worker-memory";
import { copySandbox, noteSentLetters } from "./copy-idempotency-keys";
import { copyFiles } from "./copy-files";

/** One place where a shop lies, as far as it has to be moved: views and jobs are computed from the log again. */
export type ShopPlace = {
  log: EventStore;
  keys: KeyVault;
  checkpoints: PolicyCheckpoints;
  files: Files;
  /** What the sandbox provider remembers of charges. */
  sandbox: SandboxLedger;
  /** Knows every letter that has left; null if the mailbox itself is that memory. */
  letters: SentLetters | null;
  /** Notices whose letter was asked for and has not left. */
  unsentNotices: () => Promise<ReadonlySet<string>>;
  /** Appends at once that this log keeps in the order of their calls. */
  inFlight: number;
};

export type CopyShopReport = Omit<LogComparison, "translated"> & {
  copied: number;
  keys: number;
  /** Files that were copied now; those that the target had are not counted. */
  files: number;
  /** Names in events for which the source holds no file. */
  missingFiles: string[];
  policies: number;
  mapFile: string;
};

export type CopyShopOptions = { policies: readonly string[]; mapFile: string; onProgress: ProgressListener };

const KEYS_AT_ONCE = 64;

/**
 * Copies a shop that rests: keys first, since an event must never be without its key, then the log, then, when both logs were
 * read side by side and are the same, what the worker remembers. May be cut short anywhere and begun again.
 * @throws when the target holds anything else, or the source went on meanwhile.
 */
export const copyShop = async (from: ShopPlace, to: ShopPlace, options: CopyShopOptions): Promise<CopyShopReport> => {
  const { onProgress, mapFile } = options;
  const total = await countOf(from.log);
  const tell = (stage: string) => (done: number) => onProgress({ done, total, unit: "events", stage });
  const memory = await readWorkerMemory(from.checkpoints, options.policies);
  const head = await from.log.head();
  const keys = await copyKeys(from.keys, to.keys);
  const found = await copyEvents(from.log, to.log, { inFlight: to.inFlight, onProgress: tell("copying") });
  const { copied: files, missing: missingFiles } = await copyFiles(from, to.files);
  const wanted = positionsIn(memory);
  const compared = await compareLogs([from.log, to.log], { mapFile, wanted, onProgress: tell("comparing") });
  if ((await from.log.head()) !== head) {
    throw new Error("The shop went on while it was copied: stop its services and begin again");
  }
  const { translated, ...same } = compared;
  await copySandbox(from.sandbox, to.sandbox);
  if (to.letters) await noteSentLetters(from.log, await from.unsentNotices(), to.letters);
  await keepWorkerMemory(memory, to.checkpoints, translated);
  return {
    ...same,
    copied: same.events - found,
    keys,
    files,
    missingFiles,
    policies: memory.positions.length,
    mapFile,
  };
};

const countOf = async (log: ReadableLog): Promise<number> => {
  let events = 0;
  for await (const _event of log.readAll()) events += 1;
  return events;
};

const copyKeys = async (from: KeyVault, to: KeyVault): Promise<number> => {
  let keys = 0;
  let waiting: KeptKey[] = [];
  const keep = async (): Promise<void> => {
    await Promise.all(waiting.map((kept) => to.keep(kept)));
    waiting = [];
  };
  for await (const kept of from.all()) {
    keys += 1;
    if (waiting.push(kept) >= KEYS_AT_ONCE) await keep();
  }
  await keep();
  return keys;
};

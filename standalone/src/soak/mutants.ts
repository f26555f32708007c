import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

export type Mutant = {
  name: string;
  file: string;
  /** Taken out of the file, or replaced. */
  from: string;
  to: string;
  /** Has to fail without it. */
  spec: string;
};

const LOG = "shared/src/platform/adapters/embedded-log";

export const MUTANTS: readonly Mutant[] = [
  {
    name: "without the fsync",
    file: `${LOG}/log-writer.ts`,
    from: "if (durable) await disk.sync(last.fd);",
    to: "",
    spec: `${LOG}/embedded-log.disk.spec.ts`,
  },
  {
    name: "without the version check",
    file: `${LOG}/log-writer.ts`,
    from: "if (this.#index.revisionOf(stream) !== expected) return this.#earlierAnswer(stream, expected, events);",
    to: "",
    spec: `${LOG}/embedded-event-store.spec.ts`,
  },
  {
    name: "without the position guard of a fold",
    file: "projection-service/src/runner/fold-batch.ts",
    from: "event.position <= kept.position",
    to: "event.position === null",
    spec: "projection-service/src/runner/fold-batch.spec.ts",
  },
  {
    name: "without the position guard of a document",
    file: "projection-service/src/adapters/embedded/stored-documents.ts",
    from: "if (stored !== undefined && stored.position >= write.position) return;",
    to: "",
    spec: "projection-service/src/adapters/embedded/embedded-read-model-store.spec.ts",
  },
  {
    name: "without the de-duplication by the stream",
    file: "command-service/src/handler/decide-batch.ts",
    from: 'return trace === null ? this.judge(waiting) : { kind: "known", waiting, trace };',
    to: "return this.judge(waiting);",
    spec: "command-service/src/handler/handle-command.spec.ts",
  },
  {
    name: "a key that belongs to no path",
    file: "command-service/src/command-ids.ts",
    from: "`${method} ${path}/${key}`",
    to: "key",
    spec: "command-service/src/idempotency-keys.spec.ts",
  },
  {
    name: "a line without end",
    file: "command-service/src/handler/stream-queue.ts",
    from: "if (line.length >= mostWaiting && !isAlwaysLetIn(item)) return false;",
    to: "",
    spec: "command-service/src/handler/repeats-under-load.spec.ts",
  },
  {
    name: "work for clients that have gone away",
    file: "command-service/src/handler/append-decided.ts",
    from: "if (!isGone?.()) return false;",
    to: "if (isGone !== null) return false;",
    spec: "command-service/src/handler/repeats-under-load.spec.ts",
  },
  {
    name: "the places of an append as far as readings show them",
    file: "shared/src/platform/adapters/eventstoredb/appender.ts",
    from: "if (there.length >= count) return",
    to: "if (there.length >= 0) return",
    spec: "shared/src/platform/adapters/eventstoredb/eventstoredb-event-store.faults.spec.ts",
  },
  {
    name: "sandbox payments in a shop that is no demo",
    file: "command-service/src/order/order.routes.ts",
    from: 'config.takesSandboxPayments ? null : { code: "PAYMENTS_NOT_TAKEN" };',
    to: 'config.isShared === null ? { code: "PAYMENTS_NOT_TAKEN" } : null;',
    spec: "command-service/src/order/order.routes.spec.ts",
  },
  {
    name: "without the CRC",
    file: `${LOG}/record.ts`,
    from: "buffer.readUInt32LE(at) === crc32(buffer.subarray(at + COVERED_FROM, end));",
    to: "end > at || crc32(buffer) === 0;",
    spec: `${LOG}/embedded-log.damage.spec.ts`,
  },
  {
    name: "without the CRC of a segment's index",
    file: `${LOG}/segment-index-file.ts`,
    from: " || crc !== crc32(bytes.subarray(0, end))",
    to: "",
    spec: `${LOG}/embedded-log.index.spec.ts`,
  },
  {
    name: "without the check of what was opened by an index",
    file: `${LOG}/embedded-event-store.ts`,
    from: "writer.refuse(found.damage);",
    to: "",
    spec: `${LOG}/embedded-log.index.spec.ts`,
  },
  {
    name: "without the CRC of snapshots",
    file: "projection-service/src/adapters/embedded/snapshot-frames.ts",
    from: "if (crc32(body) !== crc)",
    to: "if (body.length < 0)",
    spec: "standalone/src/soak/flipped-snapshots.spec.ts",
  },
  {
    name: "without the CRC of a view's table",
    file: "projection-service/src/adapters/embedded/view-table.ts",
    from: "if (crc32(read.subarray(0, end)) !== read.readUInt32LE(end)) return null;",
    to: "",
    spec: "projection-service/src/adapters/embedded/view-table.spec.ts",
  },
  {
    name: "without the CRC of the journal that a table tells of",
    file: "projection-service/src/adapters/embedded/document-journal.ts",
    from: "if (this.crc !== known.crc)",
    to: "if (known.bytes < 0)",
    spec: "projection-service/src/adapters/embedded/view-table.spec.ts",
  },
  {
    name: "a view's table of more than one moment",
    file: "projection-service/src/adapters/embedded/embedded-collection.ts",
    from: "while (slot.documents.stillness !== null) await slot.documents.stillness;",
    to: "",
    spec: "projection-service/src/adapters/embedded/view-table.running.spec.ts",
  },
  {
    name: "a view's table that tells of what does not count",
    file: "projection-service/src/adapters/embedded/view-folder.ts",
    from: "table !== null && table.mark.bytes <= entry.bytes",
    to: "table !== null",
    spec: "projection-service/src/adapters/embedded/view-table.running.spec.ts",
  },
  {
    name: "a bid judged by when it is decided",
    file: "command-service/src/auction/auction-bidding.decider.ts",
    from: "times.receivedAt >= auction.endsAt",
    to: "times.now >= auction.endsAt",
    spec: "standalone/src/simulation/close-race.spec.ts",
  },
  {
    name: "finished jobs that are kept for ever",
    file: "worker/src/adapters/embedded/finished-jobs.ts",
    from: "forgetOldest(write, queue, nowMs);",
    to: "",
    spec: "worker/src/adapters/embedded/embedded-job-queue.spec.ts",
  },
  {
    name: "what came of a job, given up with the disk",
    file: "worker/src/adapters/embedded/job-attempt.ts",
    from: "return { ...entry, nextAtMs, unwritten: { write, times: timesUnwritten } };",
    to: "return nextAtMs > 0 ? null : entry;",
    spec: "worker/src/adapters/embedded/unwritten-outcomes.spec.ts",
  },
  {
    name: "an extension that leaves the earlier end's jobs",
    file: "worker/src/auction/schedule-close-when-end-set.policy.ts",
    from: "id: idOf(endsAt), ...replaces,",
    to: "id: idOf(endsAt),",
    spec: "worker/src/auction/auction-clock.policies.spec.ts",
  },
  {
    name: "a job that runs though it was taken back",
    file: "worker/src/adapters/embedded/waiting-jobs.ts",
    from: "if (this.#held.get(nameOf(entry.job)) === entry) this.#lines.push(entry);",
    to: "this.#lines.push(entry);",
    spec: "worker/src/adapters/embedded/embedded-job-queue.spec.ts",
  },
  {
    name: "a close that takes the auction's end for its own time",
    file: "worker/src/ask-again-soon.ts",
    from: 'type === "CloseAuction" && endsAt !== undefined',
    to: 'type === "" && endsAt !== undefined',
    spec: "worker/src/jobs.spec.ts",
  },
  {
    name: "a sweep that is blind behind its first page",
    file: "worker/src/operations/deadline-sweep.ts",
    from: "if (page.next === null) return due;",
    to: 'if (page.next !== "") return due;',
    spec: "worker/src/operations/deadline-sweep.spec.ts",
  },
  {
    name: "lost jobs derived after a note of when nobody knew",
    file: "worker/src/adapters/embedded/job-shelf.ts",
    from: "if (database.get(WHOLE) !== undefined) put(TOLD_UP_TO, position);",
    to: "put(TOLD_UP_TO, position);",
    spec: "worker/src/adapters/embedded/embedded-job-queue.spec.ts",
  },
  {
    name: "policies without the guard of the delivery's order",
    file: "worker/src/runner/log-reading.ts",
    from: "lanes.offer(events);",
    to: "lanes.offer(batch);",
    spec: "worker/src/runner/policy-runner.spec.ts",
  },
  {
    name: "a leader's raise that moves the end",
    file: "command-service/src/auction/auction-bidding.decider.ts",
    from: 'effect === "raised" || softCloseMs === 0',
    to: "softCloseMs === 0",
    spec: "command-service/src/auction/auction-bidding.decider.spec.ts",
  },
  {
    name: "bids of the banned",
    file: "command-service/src/auction/auction-bidding.decider.ts",
    from: 'if (data.banned) return { code: "BIDDER_BANNED" };',
    to: "",
    spec: "command-service/src/auction/banned-leader.routes.spec.ts",
  },
  {
    name: "positions in plain figures",
    file: "command-service/src/http/answers.ts",
    from: "context.state.positions?.seal(result.position)",
    to: "result.position",
    spec: "standalone/src/silent-raise.spec.ts",
  },
  {
    name: "a close that writes to the voided",
    file: "worker/src/notification/losing-bidders.ts",
    from: 'if (event.type === "BidderVoided") standing.delete(event.data.bidderId);',
    to: "",
    spec: "worker/src/jobs.spec.ts",
  },
  {
    name: "a backup that is said to be taken before it is on disk",
    file: "standalone/src/operations/back-up-shop.ts",
    from: "await syncTree(folder, knownAbove);",
    to: "",
    spec: "standalone/src/operations/durable-backup.spec.ts",
  },
  {
    name: "without the checksum of an entry of a small store",
    file: "shared/src/platform/adapters/lmdb/lmdb-entry.ts",
    from: "data.readUInt32LE(1) === checksumOf(key, data.subarray(HEADER_BYTES))",
    to: "data.readUInt32LE(1) >= 0",
    spec: "shared/src/platform/adapters/lmdb/lmdb-database.spec.ts",
  },
  {
    name: "without holding what lmdb rejects",
    file: "shared/src/platform/adapters/lmdb/lmdb-commits.ts",
    from: "return await error.commitError;",
    to: "return error;",
    spec: "shared/src/platform/adapters/lmdb/lmdb-database.disk.spec.ts",
  },
  {
    name: "views ahead of the log",
    file: "standalone/src/folder-checks/refuse-ahead.ts",
    from: "views.position > head",
    to: "views.position === head + head",
    spec: "standalone/src/folder-checks/folder-checks.spec.ts",
  },
  {
    name: "keys of another shop",
    file: "standalone/src/folder-checks/check-keys.ts",
    from: "witness.fingerprint !== fingerprint",
    to: "witness.fingerprint === ''",
    spec: "standalone/src/folder-checks/folder-checks.spec.ts",
  },
  {
    name: "keys that are older than the log",
    file: "standalone/src/folder-checks/check-keys.ts",
    from: "streams.filter((stream) => !people.has(stream.slice(PEOPLE.length)))",
    to: "streams.filter(() => false)",
    spec: "standalone/src/folder-checks/folder-checks.spec.ts",
  },
  {
    name: "without the lock on the log itself",
    file: `${LOG}/embedded-event-store.ts`,
    from: "if (first !== undefined) locks.take(first);",
    to: "",
    spec: `${LOG}/log-locks.spec.ts`,
  },
  {
    name: "without the digest of a picture",
    file: "shared/src/platform/adapters/folder/file-digests.ts",
    from: 'return hash.digest("hex") === expected.trim();',
    to: "return expected.length > 0;",
    spec: "shared/src/platform/adapters/folder/folder-files.spec.ts",
  },
  {
    name: "an outage only where the process is gone",
    file: "worker/src/operations/outage-watch.ts",
    from: "    await takesBids();\n    const now",
    to: "    const now",
    spec: "worker/src/operations/outage-watch.spec.ts",
  },
  {
    name: "one deadline that cannot be moved before all others",
    file: "worker/src/operations/outage-compensation.ts",
    from: "if (error instanceof Unavailable || error instanceof LeaseLost) throw error;",
    to: "throw error;",
    spec: "worker/src/operations/outage-watch.spec.ts",
  },
  {
    name: "a close by an end that has yet to move",
    file: "command-service/src/handler/handle-command.ts",
    from: "await parts.timeLost?.giveBack(categoryOf(stream), idOf(stream));",
    to: "",
    spec: "command-service/src/operations/give-time-back.spec.ts",
  },
  {
    name: "a refusal by an end that has yet to move",
    file: "command-service/src/handler/verdict-answers.ts",
    from: "if (await timeLost?.giveBack(categoryOf(stream), idOf(stream))) return decideAgain(stream, sent);",
    to: "",
    spec: "command-service/src/operations/give-time-back.spec.ts",
  },
  {
    name: "a freeze that takes what was sent in time",
    file: "command-service/src/operations/give-time-back.ts",
    from: "(await standstills?.recent()) ?? []",
    to: "[]",
    spec: "command-service/src/operations/give-time-back.spec.ts",
  },
  {
    name: "a clock that leapt over a start and is believed",
    file: "worker/src/operations/outage-watch.ts",
    from: "if (aliveMs !== null) assertConfirmed(aliveMs);",
    to: "",
    spec: "standalone/src/clock-leap.spec.ts",
  },
];

const PACKAGES = ["shared", "command-service", "projection-service", "worker", "standalone"];
const CONFIG = `import { defineConfig } from "vitest/config";
export default defineConfig({ test: { testTimeout: 60_000, expect: { poll: { timeout: 20_000 } }, cache: false } });
`;

/** A copy of the services' sources whose packages see each other and not the originals. */
const copyOfSources = (root: string): string => {
  const copy = mkdtempSync(join(tmpdir(), "naqsh-mutants-"));
  for (const name of PACKAGES) {
    cpSync(join(root, name, "src"), join(copy, name, "src"), { recursive: true });
    cpSync(join(root, name, "package.json"), join(copy, name, "package.json"));
    const own = join(root, name, "node_modules");
    if (existsSync(own)) symlinkSync(own, join(copy, name, "node_modules"));
  }
  const modules = join(copy, "node_modules");
  mkdirSync(join(modules, "@naqsh"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@naqsh" && !name.startsWith(".")) symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of PACKAGES) symlinkSync(join(copy, name), join(modules, "@naqsh", name));
  for (const name of ["package.json", "tsconfig.json"]) cpSync(join(root, name), join(copy, name));
  writeFileSync(join(copy, "vitest.config.ts"), CONFIG);
  return copy;
};

const passes = async (copy: string, spec: string): Promise<boolean> => {
  const vitest = join(copy, "node_modules/vitest/vitest.mjs");
  const child = spawn(process.execPath, [vitest, "run", "--bail=1", spec], { cwd: copy, stdio: "ignore" });
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
};

/**
 * Takes one guard after another out of a copy of the sources and runs the spec that has to fail then. Gives the names of
 * the mutants that survived. @throws where a spec fails on the unchanged sources, or a guard is not found.
 */
export const killMutants = async (
  root: string,
  onKilled: (mutant: Mutant, killed: boolean) => void,
): Promise<string[]> => {
  const copy = copyOfSources(root);
  const survivors: string[] = [];
  try {
    for (const spec of new Set(MUTANTS.map((mutant) => mutant.spec))) {
      if (!(await passes(copy, spec))) throw new Error(`${spec} fails on the unchanged sources`);
    }
    for (const mutant of MUTANTS) {
      const path = join(copy, mutant.file);
      const source = readFileSync(path, "utf8");
      if (!source.includes(mutant.from)) throw new Error(`${basename(mutant.file)} has no "${mutant.from}"`);
      writeFileSync(path, source.replace(mutant.from, mutant.to));
      const killed = !(await passes(copy, mutant.spec));
      writeFileSync(path, source);
      if (!killed) survivors.push(mutant.name);
      onKilled(mutant, killed);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return survivors;
};

import type { Mutant } from "./mutant";

const LOG = "shared/src/platform/adapters/embedded-log";

/** Guards of the log, of what is kept beside it, and of copies. */
export const STORE_MUTANTS: readonly Mutant[] = [
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
    name: "the places of an append as far as readings show them",
    file: "shared/src/platform/adapters/eventstoredb/appender.ts",
    from: "if (there.length >= count) return",
    to: "if (there.length >= 0) return",
    spec: "shared/src/platform/adapters/eventstoredb/eventstoredb-event-store.faults.spec.ts",
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
    name: "a backup that is said to be taken before it is on disk",
    file: "standalone/src/operations/back-up-shop.ts",
    from: "await syncTree(folder, knownAbove);",
    to: "",
    spec: "standalone/src/operations/durable-backup.spec.ts",
  },
  {
    name: "without the checksum of an entry of a small store",
    file: "shared/src/platform/adapters/lmdb/lmdb-entry.ts",
    from: "data.readUInt32LE(1) === checksumOf(key, data.subarray(ENTRY_HEADER_BYTES))",
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
    file: "standalone/src/data-folder/refuse-ahead.ts",
    from: "views.position > head",
    to: "views.position === head + head",
    spec: "standalone/src/data-folder/folder-checks.spec.ts",
  },
  {
    name: "keys of another shop",
    file: "standalone/src/data-folder/check-keys.ts",
    from: "witness.fingerprint !== fingerprint",
    to: "witness.fingerprint === ''",
    spec: "standalone/src/data-folder/folder-checks.spec.ts",
  },
  {
    name: "a destruction that nobody goes on with after a crash",
    file: "standalone/src/embedded/embedded-ports.ts",
    from: "await keys.destroy(noted.destroying);",
    to: "",
    spec: "standalone/src/data-folder/folder-checks.spec.ts",
  },
  {
    name: "keys that are older than the log",
    file: "standalone/src/data-folder/check-keys.ts",
    from: "streams.filter((stream) => !people.has(stream.slice(PEOPLE.length)))",
    to: "streams.filter(() => false)",
    spec: "standalone/src/data-folder/folder-checks.spec.ts",
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
];

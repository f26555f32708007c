import type { Mutant } from "./mutant";

/** Guards of views. */
export const VIEW_MUTANTS: readonly Mutant[] = [
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
    name: "without the CRC of snapshots",
    file: "projection-service/src/adapters/embedded/wal-frames.ts",
    from: "if (crc32(body) !== crc)",
    to: "if (body.length < 0)",
    spec: "reliability/src/soak/flipped-snapshots.spec.ts",
  },
  {
    name: "without the CRC of a view's table",
    file: "projection-service/src/adapters/embedded/index-snapshot.ts",
    from: "if (crc32(read.subarray(0, end)) !== read.readUInt32LE(end)) return null;",
    to: "",
    spec: "projection-service/src/adapters/embedded/index-snapshot.spec.ts",
  },
  {
    name: "without the CRC of the journal that a table tells of",
    file: "projection-service/src/adapters/embedded/write-ahead-log.ts",
    from: "if (this.crc !== known.crc)",
    to: "if (known.bytes < 0)",
    spec: "projection-service/src/adapters/embedded/index-snapshot.spec.ts",
  },
  {
    name: "a view's table of more than one moment",
    file: "projection-service/src/adapters/embedded/embedded-collection.ts",
    from: "while (slot.documents.writeBarrier !== null) await slot.documents.writeBarrier;",
    to: "",
    spec: "projection-service/src/adapters/embedded/index-snapshot.running.spec.ts",
  },
  {
    name: "a view's table that tells of what does not count",
    file: "projection-service/src/adapters/embedded/view-folder.ts",
    from: "snapshot !== null && snapshot.mark.bytes <= entry.bytes",
    to: "table !== null",
    spec: "projection-service/src/adapters/embedded/index-snapshot.running.spec.ts",
  },
];

import { join } from "node:path";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { CollectionSpec } from "@naqsh/shared/platform/ports/read-model-store";
import { WriteAheadLog } from "./write-ahead-log";
import type { CollectionSlot } from "./embedded-collection";
import { shouldCompact, compactInto, flushChanges, snapshotOf } from "./wal-compaction";
import { createDocuments, signatureOf, storedName } from "./create-documents";
import { prepareFolder, publishManifest, readManifest, removeOthers } from "./views-manifest";
import type { ViewsManifest } from "./views-manifest";
import type { Documents } from "./stored-documents";
import { readSnapshot, snapshotFile, writeSnapshot } from "./index-snapshot";
import type { MarkedSnapshot } from "./index-snapshot";

/** A write-ahead log of this size is parsed in a moment, without an index snapshot. */
const WORTH_SNAPSHOT_BYTES = 1024 * 1024;
/** An index snapshot is written again when the log has grown by this part since: writing it costs as much as it is long. */
const PART_SINCE_SNAPSHOT = 1 / 6;

/** When views are large, and how often their index snapshots are written. */
export type EmbeddedViewsOptions = {
  /** A view of more documents than this leaves most of them in its write-ahead log. */
  cachedDocuments?: number;
  /** The index snapshot of a large view is written again when so much and more has come behind it. */
  worthSnapshotBytes?: number;
};

/** What an index snapshot has to tell, and of which write-ahead log. */
type SnapshotToWrite = { wal: WriteAheadLog; snapshot: MarkedSnapshot };

/** Views by the names that they are stored under. */
type Slots = ReadonlyMap<string, CollectionSlot>;

type Parts = EmbeddedViewsOptions & { folder: string; logger: Logger };

/** The folder of the views: a write-ahead log of each, an index snapshot beside the large ones, and a manifest of which logs count. */
export class ViewFolder {
  #lastNumber = 0;
  #manifest: ViewsManifest = {};
  /** Write-ahead logs that nothing names any more. Running reads may finish. */
  readonly #retired = new Set<WriteAheadLog>();
  /** Those that were so at the save before: a save may be over before a long answer is. */
  #longRetired: WriteAheadLog[] = [];
  #saving: Promise<void> = Promise.resolve();

  private constructor(private readonly parts: Parts) {}

  static async open(parts: Parts): Promise<ViewFolder> {
    const views = new ViewFolder(parts);
    views.#lastNumber = await prepareFolder(parts.folder);
    views.#manifest = (await readManifest(parts.folder)) ?? {};
    return views;
  }

  get names(): string[] {
    return Object.keys(this.#manifest);
  }

  /** The view's documents as its write-ahead log has them; empty if no write-ahead log can be read. */
  async load(spec: CollectionSpec): Promise<Documents> {
    const loaded = await this.loaded(spec);
    return loaded ?? createDocuments(spec, this.newWal(storedName(spec)), this.parts.cachedDocuments);
  }

  /** Makes what all views hold now the state of the next start; one save follows another. */
  save(slots: Slots, isLast: boolean): Promise<void> {
    this.#saving = this.#saving.catch(() => undefined).then(() => this.saveAll(slots, isLast));
    return this.#saving;
  }

  forget(name: string): void {
    const { [name]: _, ...rest } = this.#manifest;
    this.#manifest = rest;
  }

  retire({ wal }: Documents): void {
    if (wal !== null) this.#retired.add(wal);
  }

  close(): void {
    for (const wal of [...this.#longRetired, ...this.#retired]) wal.close();
  }

  private newWal(name: string): WriteAheadLog {
    this.#lastNumber += 1;
    return new WriteAheadLog(this.parts.folder, `${name}.${this.#lastNumber}.journal`);
  }

  private async loaded(spec: CollectionSpec): Promise<Documents | null> {
    const { folder, logger, cachedDocuments } = this.parts;
    const name = storedName(spec);
    const entry = this.#manifest[name];
    if (entry === undefined || entry.indexes !== signatureOf(spec)) return null;
    const wal = new WriteAheadLog(folder, entry.file);
    try {
      const documents = createDocuments(spec, wal, cachedDocuments);
      const snapshot = await readSnapshot(join(folder, snapshotFile(entry.file)));
      const known = snapshot !== null && snapshot.mark.bytes <= entry.bytes ? snapshot : null;
      if (known !== null) documents.loadSnapshot(known);
      for await (const frames of wal.load(entry, known?.mark)) {
        for (const { body, at } of frames) documents.restore(body, at);
      }
      documents.advance(entry.checkpoint);
      return documents;
    } catch (error) {
      wal.close();
      logger.warn({ collection: name, error: String(error) }, "The snapshot of a view is damaged; it is replayed");
      this.forget(name);
      return null;
    }
  }

  private async saveAll(slots: Slots, isLast: boolean): Promise<void> {
    const { folder } = this.parts;
    const over = [...this.#retired];
    const snapshots: SnapshotToWrite[] = [];
    for (const name of slots.keys()) snapshots.push(...(await this.saveOne(name, slots, isLast)));
    await publishManifest(folder, this.#manifest);
    for (const wal of this.#longRetired) wal.close();
    this.#longRetired = over;
    for (const wal of over) this.#retired.delete(wal);
    const open = [...slots.values()].map(({ documents }) => documents.wal?.file ?? "");
    const named = [...open, ...Object.values(this.#manifest).map(({ file }) => file)];
    await removeOthers(folder, [...named, ...named.map(snapshotFile)]);
    for (const snapshot of snapshots) await this.writeBeside(snapshot);
  }

  /** Gives what an index snapshot has to tell, once the manifest names what it tells of. */
  private async saveOne(name: string, slots: Slots, isLast: boolean): Promise<SnapshotToWrite[]> {
    const slot = slots.get(name);
    if (slot === undefined) return [];
    const { documents } = slot;
    const { checkpoint, wal, signature } = documents;
    if (wal === null) return [];
    const next = shouldCompact(documents, wal) ? await this.compacted(name, documents, wal) : wal;
    if (next === wal) await flushChanges(documents, wal);
    const isSnapshotDue = documents.shouldSnapshot && this.isOutgrown(next, isLast);
    const snapshot = isSnapshotDue ? await snapshotOf(documents, next) : null;
    const extent = await next.save();
    if (slots.get(name)?.documents !== documents) return [];
    this.#manifest = { ...this.#manifest, [name]: { file: next.file, ...extent, checkpoint, indexes: signature } };
    return snapshot === null ? [] : [{ wal: next, snapshot }];
  }

  /** A write-ahead log that has each document once, and was taken by the view. */
  private async compacted(name: string, documents: Documents, wal: WriteAheadLog): Promise<WriteAheadLog> {
    const next = this.newWal(name);
    await compactInto(documents, next);
    this.#retired.add(wal);
    return next;
  }

  /** Whether a start would take longer for what came behind a write-ahead log's index snapshot; before a start that is near, for anything. */
  private isOutgrown({ bytesSinceSnapshot, snapshotBytes }: WriteAheadLog, isLast: boolean): boolean {
    const { worthSnapshotBytes = WORTH_SNAPSHOT_BYTES } = this.parts;
    return bytesSinceSnapshot > (isLast ? 0 : Math.max(worthSnapshotBytes, snapshotBytes * PART_SINCE_SNAPSHOT));
  }

  /** A start without it reads the write-ahead log. */
  private async writeBeside({ wal, snapshot }: SnapshotToWrite): Promise<void> {
    const { folder, logger } = this.parts;
    try {
      await writeSnapshot(join(folder, snapshotFile(wal.file)), snapshot);
      wal.snapshotBytes = snapshot.mark.bytes;
    } catch (error) {
      logger.warn({ wal: wal.file, error: String(error) }, "The table of a view could not be written");
    }
  }
}

import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { CollectionSpec } from "@naqsh/shared/platform/ports/read-model-store";
import { WriteAheadLog } from "./write-ahead-log";
import type { WalMark } from "./write-ahead-log";
import type { CollectionSlot } from "./embedded-collection";
import { shouldCompact, compactInto, flushChanges, snapshotOf } from "./wal-compaction";
import { createDocuments, signatureOf, storedName } from "./create-documents";
import { loadEvents, openEvents } from "./load-events";
import type { EventsSpec } from "./load-events";
import { filesOfPostings, WALKED_FIRST_BYTES } from "./postings-file";
import type { Postings } from "./postings-file";
import { prepareFolder, publishManifest, readPublished, removeOthers } from "./views-manifest";
import type { ViewsManifest } from "./views-manifest";
import { StoredDocuments } from "./stored-documents";
import type { Documents } from "./stored-documents";
import { readSnapshot, snapshotFile, writeSnapshot } from "./index-snapshot";
import type { MarkedSnapshot } from "./index-snapshot";

/** A write-ahead log of this size is parsed in a moment, without an index snapshot. */
const WORTH_SNAPSHOT_BYTES = 1024 * 1024;
/** An index snapshot is written again when the log has grown by this part since: writing it costs as much as it is long. */
const PART_SINCE_SNAPSHOT = 1 / 6;
/** Of a write-ahead log that is read later, so much of the end is read at the start: more than a stop of the machine could tear. */
const END_BYTES = 64 * 1024;

/** When views are large, and how often their index snapshots are written. */
export type EmbeddedViewsOptions = {
  /** A view of more documents than this leaves most of them in its write-ahead log. */
  cachedDocuments?: number;
  /** The index snapshot of a large view is written again when so much and more has come behind it. */
  worthSnapshotBytes?: number;
  /** A view of events writes behind when so many have come. */
  eventsOfWrite?: number;
  /** Without a folder: opens what views of events are kept in; if it is left out, their documents lie in memory. */
  postings?: (file: string) => Postings;
  /** A larger file is opened before it is read, if the boot of the machine or a clean close vouches for it. */
  walkedFirstBytes?: number;
};

/** What an index snapshot has to tell, and of which write-ahead log. */
type SnapshotToWrite = { wal: WriteAheadLog; snapshot: MarkedSnapshot };

/** What is closed some time after it was retired. */
type OpenFile = { close: () => void | Promise<void> };

/** Views by the names that they are stored under. */
type Slots = ReadonlyMap<string, CollectionSlot>;

type Parts = EmbeddedViewsOptions & { folder: string; logger: Logger };

/** The folder of the views: a write-ahead log of each, an index snapshot beside the large ones, and a manifest of which logs count. */
export class ViewFolder {
  #lastNumber = 0;
  #manifest: ViewsManifest = {};
  /** Whether its files are as whoever wrote them left them, but for what decays. */
  #isVouchedFor = false;
  /** Files that nothing names any more. Running reads may finish. */
  readonly #retired = new Set<OpenFile>();
  /** Those that were so at the save before: a save may be over before a long answer is. */
  #longRetired: OpenFile[] = [];
  #saving: Promise<void> = Promise.resolve();

  private constructor(private readonly parts: Parts) {}

  static async open(parts: Parts): Promise<ViewFolder> {
    const views = new ViewFolder(parts);
    views.#lastNumber = await prepareFolder(parts.folder);
    const published = await readPublished(parts.folder);
    if (published !== null) [views.#manifest, views.#isVouchedFor] = [published.views, published.isVouchedFor];
    return views;
  }

  get names(): string[] {
    return Object.keys(this.#manifest);
  }

  /** The view's documents as its write-ahead log has them; empty if no write-ahead log can be read. */
  async load(spec: CollectionSpec): Promise<Documents> {
    const { remakeEvent } = spec;
    if (remakeEvent !== undefined) return this.loadedEvents({ ...spec, remakeEvent });
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

  retire({ wal, ownFile }: Documents): void {
    const file = wal ?? ownFile;
    if (file !== null) this.#retired.add(file);
  }

  async close(): Promise<void> {
    for (const file of [...this.#longRetired, ...this.#retired]) await file.close();
  }

  private nextFile(name: string, ending: string): string {
    this.#lastNumber += 1;
    return `${name}.${this.#lastNumber}.${ending}`;
  }

  private newWal(name: string): WriteAheadLog {
    const wal = new WriteAheadLog(this.parts.folder, this.nextFile(name, "journal"));
    this.watch(name, wal, null);
    return wal;
  }

  private watch(name: string, wal: WriteAheadLog, unread: WalMark | null): void {
    const onDamage = (damage: string): void => {
      // Without it the next start reads all of the write-ahead log.
      rmSync(join(this.parts.folder, snapshotFile(wal.file)), { force: true });
      this.alertOf(name, damage);
    };
    wal.watch(onDamage, unread);
  }

  private alertOf(name: string, damage: string): void {
    const { logger } = this.parts;
    logger.error({ alert: true, collection: name, damage }, "A view's file is damaged; rebuild it, or start again");
  }

  private async loadedEvents(spec: EventsSpec): Promise<Documents> {
    const { folder, eventsOfWrite, walkedFirstBytes } = this.parts;
    const name = storedName(spec);
    const entry = this.#manifest[name];
    if (entry?.indexes === signatureOf(spec)) {
      try {
        const onDamage = (damage: string): void => this.alertOf(name, damage);
        const place = { folder, file: entry.file, eventsOfWrite, walkedFirstBytes };
        return await loadEvents(spec, place, { checkpoint: entry.checkpoint, onDamage });
      } catch (error) {
        this.tellDamage(name, error);
      }
    }
    return openEvents(spec, { folder, file: this.nextFile(name, "mdb"), eventsOfWrite });
  }

  private tellDamage(name: string, error: unknown): void {
    this.parts.logger.warn(
      { collection: name, error: String(error) },
      "The snapshot of a view is damaged; it is replayed",
    );
    this.forget(name);
  }

  private async loaded(spec: CollectionSpec): Promise<Documents | null> {
    const { folder, cachedDocuments } = this.parts;
    const name = storedName(spec);
    const entry = this.#manifest[name];
    if (entry === undefined || entry.indexes !== signatureOf(spec)) return null;
    const wal = new WriteAheadLog(folder, entry.file);
    try {
      const documents = createDocuments(spec, wal, cachedDocuments);
      const snapshot = await readSnapshot(join(folder, snapshotFile(entry.file)));
      const known = snapshot !== null && snapshot.mark.bytes <= entry.bytes ? snapshot : null;
      if (known !== null) documents.loadSnapshot(known);
      const unread = known !== null && this.isReadLater(known.mark) ? known.mark : null;
      const trusted = unread && documents.frameFrom(unread.bytes - END_BYTES);
      for await (const frames of wal.load(entry, known?.mark, trusted)) {
        for (const { body, at } of frames) documents.restore(body, at);
      }
      this.watch(name, wal, unread);
      documents.advance(entry.checkpoint);
      return documents;
    } catch (error) {
      wal.close();
      this.tellDamage(name, error);
      return null;
    }
  }

  private isReadLater({ bytes }: WalMark): boolean {
    return this.#isVouchedFor && bytes > (this.parts.walkedFirstBytes ?? WALKED_FIRST_BYTES);
  }

  private async saveAll(slots: Slots, isLast: boolean): Promise<void> {
    const { folder } = this.parts;
    const over = [...this.#retired];
    const snapshots: SnapshotToWrite[] = [];
    for (const name of slots.keys()) snapshots.push(...(await this.saveOne(name, slots, isLast)));
    await publishManifest(folder, this.#manifest, isLast);
    for (const file of this.#longRetired) await file.close();
    this.#longRetired = over;
    for (const file of over) this.#retired.delete(file);
    const open = [...slots.values()].map(({ documents: { wal, ownFile } }) => (wal ?? ownFile)?.file ?? "");
    const named = [...open, ...Object.values(this.#manifest).map(({ file }) => file)];
    await removeOthers(folder, [...named.map(snapshotFile), ...named.flatMap(filesOfPostings)]);
    for (const snapshot of snapshots) await this.writeBeside(snapshot);
  }

  /** Gives what an index snapshot has to tell, once the manifest names what it tells of. */
  private async saveOne(name: string, slots: Slots, isLast: boolean): Promise<SnapshotToWrite[]> {
    const slot = slots.get(name);
    if (slot === undefined) return [];
    const { documents } = slot;
    if (!(documents instanceof StoredDocuments)) return this.saveOwn(name, slots, documents);
    const { checkpoint, wal, signature } = documents;
    if (wal === null) return [];
    const next = shouldCompact(documents, wal) ? await this.compacted(name, documents, wal) : wal;
    if (next === wal) await flushChanges(documents, wal);
    const isSnapshotDue = documents.shouldSnapshot && !next.isDamaged && this.isOutgrown(next, isLast);
    const snapshot = isSnapshotDue ? await snapshotOf(documents, next) : null;
    const extent = await next.save();
    if (slots.get(name)?.documents !== documents) return [];
    this.enter(name, { file: next.file, ...extent, checkpoint, indexes: signature });
    return snapshot === null ? [] : [{ wal: next, snapshot }];
  }

  private async saveOwn(name: string, slots: Slots, documents: Documents): Promise<[]> {
    const { checkpoint, ownFile, signature } = documents;
    if (ownFile === null) return [];
    await ownFile.save();
    if (slots.get(name)?.documents !== documents) return [];
    this.enter(name, { file: ownFile.file, bytes: 0, frames: 0, checkpoint, indexes: signature });
    return [];
  }

  private enter(name: string, entry: ViewsManifest[string]): void {
    this.#manifest = { ...this.#manifest, [name]: entry };
  }

  /** A write-ahead log that has each document once, and was taken by the view. */
  private async compacted(name: string, documents: StoredDocuments, wal: WriteAheadLog): Promise<WriteAheadLog> {
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

import { join } from "node:path";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { CollectionSpec } from "@naqsh/shared/platform/ports/read-model-store";
import { DocumentJournal } from "./document-journal";
import type { CollectionSlot } from "./embedded-collection";
import { isWorthMoving, moveTo, saveChanges, tableOf } from "./journal-saves";
import { keptDocuments, signatureOf, storedName } from "./kept-documents";
import { prepareFolder, publishManifest, readManifest, removeOthers } from "./snapshot-folder";
import type { SnapshotManifest } from "./snapshot-folder";
import type { KeptDocuments } from "./stored-documents";
import { readTable, tableFile, writeTable } from "./view-table";
import type { MarkedTable } from "./view-table";

/** So much of a journal is parsed in a moment, without a table. */
const WORTH_TABLING_BYTES = 1024 * 1024;
/** A table is written again when this part of what it tells has come behind it: to write it costs as much as it is long. */
const PART_UNTABLED = 1 / 6;

/** When views are large, and how often their tables are written. */
export type EmbeddedViewsOptions = {
  /** A view of more documents than this leaves most of them in its journal. */
  residentDocuments?: number;
  /** The table of a large view is written again when so much and more has come behind it. */
  worthTablingBytes?: number;
};

/** What a table has to tell, and of which journal. */
type TableToWrite = { journal: DocumentJournal; table: MarkedTable };

/** Views by the names that they are stored under. */
type Slots = ReadonlyMap<string, CollectionSlot>;

type Parts = EmbeddedViewsOptions & { folder: string; logger: Logger };

/** The folder of the views: a journal of each, a table beside the large ones, and a list of which journals count. */
export class ViewFolder {
  #lastNumber = 0;
  #manifest: SnapshotManifest = {};
  /** Journals that nothing names any more; who was reading them a moment ago may finish. */
  readonly #retired = new Set<DocumentJournal>();
  /** Those that were so at the save before: a save may be over before a long answer is. */
  #longRetired: DocumentJournal[] = [];
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

  /** The view's documents as its journal has them; none yet where it has no journal that can be read. */
  async load(spec: CollectionSpec): Promise<KeptDocuments> {
    const loaded = await this.loaded(spec);
    return loaded ?? keptDocuments(spec, this.newJournal(storedName(spec)), this.parts.residentDocuments);
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

  retire({ journal }: KeptDocuments): void {
    if (journal !== null) this.#retired.add(journal);
  }

  close(): void {
    for (const journal of [...this.#longRetired, ...this.#retired]) journal.close();
  }

  private newJournal(name: string): DocumentJournal {
    this.#lastNumber += 1;
    return new DocumentJournal(this.parts.folder, `${name}.${this.#lastNumber}.journal`);
  }

  private async loaded(spec: CollectionSpec): Promise<KeptDocuments | null> {
    const { folder, logger, residentDocuments } = this.parts;
    const name = storedName(spec);
    const entry = this.#manifest[name];
    if (entry === undefined || entry.indexes !== signatureOf(spec)) return null;
    const journal = new DocumentJournal(folder, entry.file);
    try {
      const documents = keptDocuments(spec, journal, residentDocuments);
      const table = await readTable(join(folder, tableFile(entry.file)));
      const known = table !== null && table.mark.bytes <= entry.bytes ? table : null;
      if (known !== null) documents.adopt(known);
      for await (const frames of journal.load(entry, known?.mark)) {
        for (const { body, at } of frames) documents.restore(body, at);
      }
      documents.advance(entry.checkpoint);
      return documents;
    } catch (error) {
      journal.close();
      logger.warn({ collection: name, error: String(error) }, "The snapshot of a view is damaged; it is replayed");
      this.forget(name);
      return null;
    }
  }

  private async saveAll(slots: Slots, isLast: boolean): Promise<void> {
    const { folder } = this.parts;
    const over = [...this.#retired];
    const tables: TableToWrite[] = [];
    for (const name of slots.keys()) tables.push(...(await this.saveOne(name, slots, isLast)));
    await publishManifest(folder, this.#manifest);
    for (const journal of this.#longRetired) journal.close();
    this.#longRetired = over;
    for (const journal of over) this.#retired.delete(journal);
    const open = [...slots.values()].map(({ documents }) => documents.journal?.file ?? "");
    const named = [...open, ...Object.values(this.#manifest).map(({ file }) => file)];
    await removeOthers(folder, [...named, ...named.map(tableFile)]);
    for (const table of tables) await this.writeBeside(table);
  }

  /** Gives what a table has to tell, once the list of journals names what it tells of. */
  private async saveOne(name: string, slots: Slots, isLast: boolean): Promise<TableToWrite[]> {
    const slot = slots.get(name);
    if (slot === undefined) return [];
    const { documents } = slot;
    const { checkpoint, journal, signature } = documents;
    if (journal === null) return [];
    const next = isWorthMoving(documents, journal) ? await this.moved(name, documents, journal) : journal;
    if (next === journal) await saveChanges(documents, journal);
    const isTabled = documents.isWorthTabling && this.isOutgrown(next, isLast);
    const table = isTabled ? await tableOf(documents, next) : null;
    const extent = await next.save();
    if (slots.get(name)?.documents !== documents) return [];
    this.#manifest = { ...this.#manifest, [name]: { file: next.file, ...extent, checkpoint, indexes: signature } };
    return table === null ? [] : [{ journal: next, table }];
  }

  /** A journal that has each document once, and was taken by the view. */
  private async moved(name: string, documents: KeptDocuments, journal: DocumentJournal): Promise<DocumentJournal> {
    const next = this.newJournal(name);
    await moveTo(documents, next);
    this.#retired.add(journal);
    return next;
  }

  /** Whether a start would take longer for what came behind a journal's table; before a start that is near, for anything. */
  private isOutgrown({ untabledBytes, tabledBytes }: DocumentJournal, isLast: boolean): boolean {
    const { worthTablingBytes = WORTH_TABLING_BYTES } = this.parts;
    return untabledBytes > (isLast ? 0 : Math.max(worthTablingBytes, tabledBytes * PART_UNTABLED));
  }

  /** A start without it reads the journal. */
  private async writeBeside({ journal, table }: TableToWrite): Promise<void> {
    const { folder, logger } = this.parts;
    try {
      await writeTable(join(folder, tableFile(journal.file)), table);
      journal.tabledBytes = table.mark.bytes;
    } catch (error) {
      logger.warn({ journal: journal.file, error: String(error) }, "The table of a view could not be written");
    }
  }
}

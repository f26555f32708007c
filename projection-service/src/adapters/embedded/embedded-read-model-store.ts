import { join } from "node:path";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { CollectionSpec, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { DocumentJournal } from "./document-journal";
import { embeddedCollection } from "./embedded-collection";
import type { CollectionSlot } from "./embedded-collection";
import { EventDocuments, eventsSignature } from "./event-documents";
import { isWorthMoving, moveTo, saveChanges, tableOf } from "./journal-saves";
import { prepareFolder, publishManifest, readManifest, removeOthers } from "./snapshot-folder";
import type { SnapshotManifest } from "./snapshot-folder";
import { documentsSignature, StoredDocuments } from "./stored-documents";
import type { KeptDocuments } from "./stored-documents";
import { readTable, tableFile, writeTable } from "./view-table";
import type { MarkedTable } from "./view-table";

const storedName = (spec: CollectionSpec): string => `${spec.name}-v${spec.version}`;

const signatureOf = ({ indexes, remakeEvent }: CollectionSpec): string =>
  remakeEvent === undefined ? documentsSignature(indexes) : eventsSignature(indexes);

/** So much of a journal is parsed in a moment, without a table. */
const WORTH_TABLING_BYTES = 1024 * 1024;
/** A table is written again when this part of what it tells has come behind it: to write it costs as much as it is long. */
const PART_UNTABLED = 1 / 6;

/** Whether a start would take longer for what came behind a journal's table. */
type IsOutgrown = (journal: DocumentJournal) => boolean;

/** What a table has to tell, and of which journal. */
type TableToWrite = { journal: DocumentJournal; table: MarkedTable };

/** When views are large, and how often their tables are written. */
export type EmbeddedViewsOptions = {
  /** A view of more documents than this leaves most of them in its journal. */
  residentDocuments?: number;
  /** The table of a large view is written again when so much and more has come behind it. */
  worthTablingBytes?: number;
};

/** Documents in this process, with a journal of each view in `folder` (none where it is null: everything is replayed at start). */
export const createEmbeddedReadModelStore = async (
  options: { folder: string | null; logger: Logger } & EmbeddedViewsOptions,
): Promise<ReadModelStore> => {
  const { folder, logger, residentDocuments, worthTablingBytes = WORTH_TABLING_BYTES } = options;
  const slots = new Map<string, CollectionSlot>();
  let lastNumber = folder === null ? 0 : await prepareFolder(folder);
  let manifest: SnapshotManifest = folder === null ? {} : ((await readManifest(folder)) ?? {});
  /** Journals that nothing names any more; who was reading them a moment ago may finish. */
  let retired: DocumentJournal[] = [];

  const newJournal = (name: string): DocumentJournal | null =>
    folder === null ? null : new DocumentJournal(folder, `${name}.${(lastNumber += 1)}.journal`);

  const keptDocuments = (spec: CollectionSpec, journal: DocumentJournal | null): KeptDocuments => {
    const { indexes, remake, remakeEvent } = spec;
    if (remakeEvent !== undefined) return new EventDocuments(indexes, journal, remakeEvent, residentDocuments);
    return new StoredDocuments(indexes, journal, { mostResident: residentDocuments, remake });
  };

  const loaded = async (spec: CollectionSpec): Promise<KeptDocuments | null> => {
    const name = storedName(spec);
    const entry = manifest[name];
    if (folder === null || entry === undefined || entry.indexes !== signatureOf(spec)) return null;
    const journal = new DocumentJournal(folder, entry.file);
    try {
      const documents = keptDocuments(spec, journal);
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
      delete manifest[name];
      return null;
    }
  };

  const load = async (spec: CollectionSpec): Promise<CollectionSlot> => ({
    documents: (await loaded(spec)) ?? keptDocuments(spec, newJournal(storedName(spec))),
  });

  /** Gives what a table has to tell, once the list of journals names what it tells of. */
  const save = async (name: string, slot: CollectionSlot, isOutgrown: IsOutgrown): Promise<TableToWrite[]> => {
    const { documents } = slot;
    const { checkpoint, journal, signature } = documents;
    if (journal === null) return [];
    const next = isWorthMoving(documents, journal) ? newJournal(name)! : journal;
    if (next === journal) await saveChanges(documents, journal);
    else await moveTo(documents, next);
    const table = documents.isWorthTabling && isOutgrown(next) ? await tableOf(documents, next) : null;
    const extent = await next.save();
    if (next !== journal) retired.push(journal);
    if (slots.get(name) !== slot) return [];
    manifest = { ...manifest, [name]: { file: next.file, ...extent, checkpoint, indexes: signature } };
    return table === null ? [] : [{ journal: next, table }];
  };

  /** A start without it reads the journal. */
  const writeBeside = async ({ journal, table }: TableToWrite, where: string): Promise<void> => {
    try {
      await writeTable(join(where, tableFile(journal.file)), table);
      journal.tabledBytes = table.mark.bytes;
    } catch (error) {
      logger.warn({ journal: journal.file, error: String(error) }, "The table of a view could not be written");
    }
  };

  const saveAll = async (isOutgrown: IsOutgrown): Promise<void> => {
    if (folder === null) return;
    const over = retired;
    retired = [];
    const tables: TableToWrite[] = [];
    for (const [name, slot] of slots) tables.push(...(await save(name, slot, isOutgrown)));
    await publishManifest(folder, manifest);
    for (const journal of over) journal.close();
    const open = [...slots.values()].map(({ documents }) => documents.journal?.file ?? "");
    const named = [...open, ...Object.values(manifest).map(({ file }) => file)];
    await removeOthers(folder, [...named, ...named.map(tableFile)]);
    for (const table of tables) await writeBeside(table, folder);
  };
  let saving: Promise<void> = Promise.resolve();
  const saveNext = (isOutgrown: IsOutgrown): Promise<void> => {
    saving = saving.catch(() => undefined).then(() => saveAll(isOutgrown));
    return saving;
  };
  const hasMuchUntabled: IsOutgrown = ({ untabledBytes, tabledBytes }) =>
    untabledBytes > Math.max(worthTablingBytes, tabledBytes * PART_UNTABLED);
  const hasAnyUntabled: IsOutgrown = ({ untabledBytes }) => untabledBytes > 0;

  const forget = (name: string): void => {
    slots.delete(name);
    const { [name]: _, ...rest } = manifest;
    manifest = rest;
  };
  const retire = ({ documents }: CollectionSlot): void => {
    if (documents.journal !== null) retired.push(documents.journal);
  };

  const fences = new Map<string, number>();
  const fenceAgainst = (name: string, token: number): void => {
    if (token < (fences.get(name) ?? 0)) throw new LeaseLost(name);
    fences.set(name, token);
  };

  const opening = new Map<string, Promise<CollectionSlot>>();
  const slotOf = (spec: CollectionSpec): Promise<CollectionSlot> => {
    const name = storedName(spec);
    const held = slots.get(name);
    if (held !== undefined) return Promise.resolve(held);
    const open = opening.get(name) ?? load(spec).then((slot) => (slots.set(name, slot), opening.delete(name), slot));
    opening.set(name, open);
    return open;
  };
  const drop = (name: string, slot: CollectionSlot): void => {
    if (slots.get(name) !== slot) return;
    retire(slot);
    forget(name);
  };

  return {
    collection: async (spec) => {
      const slot = await slotOf(spec);
      return embeddedCollection(slot, async () => drop(storedName(spec), slot));
    },
    collectionNames: async () => [...new Set([...Object.keys(manifest), ...slots.keys()])],
    replace: async (from, to, token = 0) => {
      const [source, target] = [await slotOf(from), await slotOf(to)];
      fenceAgainst(storedName(to), token);
      retire(target);
      target.documents = source.documents;
      forget(storedName(from));
    },
    fence: async (spec, token) => fenceAgainst(storedName(spec), token),
    checkpoints: async (specs) => {
      const asked = await Promise.all(specs.map(slotOf));
      return asked.map(({ documents }) => documents.checkpoint);
    },
    flush: () => saveNext(hasMuchUntabled),
    close: async () => {
      await saveNext(hasAnyUntabled);
      retired.push(...[...slots.values()].flatMap(({ documents }) => documents.journal ?? []));
      for (const journal of retired) journal.close();
    },
  };
};

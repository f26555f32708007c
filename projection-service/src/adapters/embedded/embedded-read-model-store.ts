import { join } from "node:path";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { CollectionSpec, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { embeddedCollection } from "./embedded-collection";
import type { CollectionSlot } from "./embedded-collection";
import { prepareFolder, publishManifest, readManifest, readSnapshot, writeSnapshot } from "./snapshot-folder";
import type { SnapshotManifest } from "./snapshot-folder";
import { StoredDocuments } from "./stored-documents";

type Slot = CollectionSlot & { savedChanges: number; savedOf: StoredDocuments | null };

const storedName = (spec: CollectionSpec): string => `${spec.name}-v${spec.version}`;

/** Two files take turns, so that the one that the manifest names is never written over. */
const otherFile = (name: string, current: string | undefined): string =>
  current === `${name}.a.snapshot` ? `${name}.b.snapshot` : `${name}.a.snapshot`;

/** Documents in this process, with snapshots in `folder` (none where it is null: everything is replayed at start). */
export const createEmbeddedReadModelStore = async (options: {
  folder: string | null;
  logger: Logger;
}): Promise<ReadModelStore> => {
  const { folder, logger } = options;
  const slots = new Map<string, Slot>();
  if (folder !== null) await prepareFolder(folder);
  let manifest: SnapshotManifest = folder === null ? {} : ((await readManifest(folder)) ?? {});

  const load = async (spec: CollectionSpec): Promise<Slot> => {
    const name = storedName(spec);
    const entry = manifest[name];
    const empty = { documents: new StoredDocuments(spec.indexes), savedChanges: 0, savedOf: null };
    if (folder === null || entry === undefined || entry.indexes !== JSON.stringify(spec.indexes)) return empty;
    try {
      const documents = new StoredDocuments(spec.indexes);
      await readSnapshot(join(folder, entry.file), documents);
      documents.advance(entry.checkpoint);
      return { documents, savedChanges: documents.changes, savedOf: documents };
    } catch (error) {
      logger.warn({ collection: name, error: String(error) }, "The snapshot of a view is damaged; it is replayed");
      delete manifest[name];
      return empty;
    }
  };

  const save = async (name: string, slot: Slot): Promise<void> => {
    if (folder === null) return;
    const { documents } = slot;
    const { checkpoint, changes } = documents;
    const saved = manifest[name];
    const unchanged = saved !== undefined && slot.savedOf === documents && slot.savedChanges === changes;
    const file = unchanged ? saved.file : otherFile(name, saved?.file);
    if (!unchanged) await writeSnapshot(folder, file, documents);
    manifest = { ...manifest, [name]: { file, checkpoint, indexes: JSON.stringify(documents.declared) } };
    slot.savedChanges = changes;
    slot.savedOf = documents;
  };

  let saving: Promise<void> = Promise.resolve();
  const saveAll = async (): Promise<void> => {
    if (folder === null) return;
    for (const [name, slot] of slots) await save(name, slot);
    await publishManifest(folder, manifest);
  };
  const flush = (): Promise<void> => {
    saving = saving.catch(() => undefined).then(saveAll);
    return saving;
  };

  const forget = (name: string): void => {
    slots.delete(name);
    const { [name]: _, ...rest } = manifest;
    manifest = rest;
  };

  const opening = new Map<string, Promise<Slot>>();
  const slotOf = (spec: CollectionSpec): Promise<Slot> => {
    const name = storedName(spec);
    const held = slots.get(name);
    if (held !== undefined) return Promise.resolve(held);
    const open = opening.get(name) ?? load(spec).then((slot) => (slots.set(name, slot), opening.delete(name), slot));
    opening.set(name, open);
    return open;
  };

  return {
    collection: async (spec) => embeddedCollection(await slotOf(spec), async () => forget(storedName(spec))),
    collectionNames: async () => [...new Set([...Object.keys(manifest), ...slots.keys()])],
    replace: async (from, to) => {
      const [source, target] = [await slotOf(from), await slotOf(to)];
      target.documents = source.documents;
      forget(storedName(from));
    },
    flush,
    close: flush,
  };
};

import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { CollectionSpec, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { embeddedCollection } from "./embedded-collection";
import type { CollectionSlot } from "./embedded-collection";
import { createDocuments, storedName } from "./create-documents";
import { EventDocuments } from "./event-documents";
import type { Documents } from "./stored-documents";
import { ViewFolder } from "./view-folder";
import type { EmbeddedViewsOptions } from "./view-folder";

/** Tokens of leases: for each view the newest that was seen. */
const createFences = () => {
  const newest = new Map<string, number>();
  return {
    /** @throws LeaseLost for an older one */
    pass: (name: string, token: number): void => {
      if (token < (newest.get(name) ?? 0)) throw new LeaseLost(name);
      newest.set(name, token);
    },
  };
};

/** Documents in this process, with a write-ahead log of each view in `folder` (none if it is null: everything is replayed at start). */
export const createEmbeddedReadModelStore = async (
  options: { folder: string | null; logger: Logger } & EmbeddedViewsOptions,
): Promise<ReadModelStore> => {
  const folder = options.folder === null ? null : await ViewFolder.open({ ...options, folder: options.folder });
  const slots = new Map<string, CollectionSlot>();
  const opening = new Map<string, Promise<CollectionSlot>>();
  const fences = createFences();

  const unloaded = (spec: CollectionSpec): Documents => {
    const { postings, eventsOfWrite, cachedDocuments } = options;
    if (postings === undefined || spec.remakeEvent === undefined) return createDocuments(spec, null, cachedDocuments);
    return new EventDocuments(spec.indexes, postings(storedName(spec)), spec.remakeEvent, eventsOfWrite);
  };

  const load = async (spec: CollectionSpec): Promise<CollectionSlot> => {
    const documents = (await folder?.load(spec)) ?? unloaded(spec);
    const slot = { documents };
    slots.set(storedName(spec), slot);
    opening.delete(storedName(spec));
    return slot;
  };

  const slotOf = (spec: CollectionSpec): Promise<CollectionSlot> => {
    const name = storedName(spec);
    const held = slots.get(name);
    if (held !== undefined) return Promise.resolve(held);
    const open = opening.get(name) ?? load(spec);
    opening.set(name, open);
    return open;
  };

  const forget = (name: string): void => {
    slots.delete(name);
    folder?.forget(name);
  };

  const drop = async (name: string, slot: CollectionSlot): Promise<void> => {
    if (slots.get(name) !== slot) return;
    folder?.retire(slot.documents);
    forget(name);
  };

  return {
    collection: async (spec) => {
      const slot = await slotOf(spec);
      return embeddedCollection(slot, () => drop(storedName(spec), slot));
    },
    collectionNames: async () => [...new Set([...(folder?.names ?? []), ...slots.keys()])],
    replace: async (from, to, token = 0) => {
      const [source, target] = [await slotOf(from), await slotOf(to)];
      fences.pass(storedName(to), token);
      folder?.retire(target.documents);
      target.documents = source.documents;
      forget(storedName(from));
    },
    fence: async (spec, token) => fences.pass(storedName(spec), token),
    checkpoints: async (specs) => {
      const asked = await Promise.all(specs.map(slotOf));
      return asked.map(({ documents }) => documents.checkpoint);
    },
    flush: async () => folder?.save(slots, false),
    close: async () => {
      await folder?.save(slots, true).catch((error: unknown) => {
        options.logger.warn(
          { error: String(error) },
          "The views could not be saved; they are replayed at the next start",
        );
      });
      for (const { documents } of slots.values()) {
        await documents.ownFile?.closeSealed();
        folder?.retire(documents);
      }
      await folder?.close();
    },
  };
};

import type { Position } from "@naqsh/shared/kernel/position";
import type { Collection, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import type { AnyProjection } from "./any-projection";
import type { ViewSet } from "./view-set";

const REBUILD = /\.rebuild-(\d+)-v\d+$/;

/** Collections of views, or of versions of views, that this build does not have. */
const outdatedNames = async (readModels: ReadModelStore, projections: readonly AnyProjection[]): Promise<string[]> => {
  const current = new Set(projections.map(({ name, version }) => `${name}-v${version}`));
  return (await readModels.collectionNames()).filter((stored) => !current.has(stored));
};

const opened = async (readModels: ReadModelStore, stored: string): Promise<Collection<object> | null> => {
  const [, name, version] = /^(.+)-v(\d+)$/.exec(stored) ?? [];
  return name === undefined ? null : readModels.collection({ name, version: Number(version), indexes: {} });
};

/** Drops the collections of views, or of versions of views, that this build does not have. */
export const dropOutdated = async (
  readModels: ReadModelStore,
  projections: readonly AnyProjection[],
): Promise<void> => {
  for (const stored of await outdatedNames(readModels, projections)) await (await opened(readModels, stored))?.drop();
};

/** Drops what holders of smaller tokens had begun to compute again: they can no longer put it in a view's place. */
export const dropUnfinishedRebuilds = async (readModels: ReadModelStore, token: number): Promise<void> => {
  for (const stored of await readModels.collectionNames()) {
    const [, begun] = REBUILD.exec(stored) ?? [];
    if (begun !== undefined && Number(begun) < token) await (await opened(readModels, stored))?.drop();
  }
};

/**
 * Drops, look by look, what this build does not have and nobody feeds: other builds may still run over the same store.
 * Unfed is what lay behind these views at the last look, and has not moved since.
 */
export const dropAbandoned = (readModels: ReadModelStore, views: ViewSet): (() => Promise<void>) => {
  let behind = new Map<string, Position>();
  return async () => {
    const reached = views.leastCheckpoint();
    const before = behind;
    behind = new Map();
    const projections = views.all().map(({ projection }) => projection);
    for (const stored of await outdatedNames(readModels, projections)) {
      const collection = REBUILD.test(stored) ? null : await opened(readModels, stored);
      const position = await collection?.checkpoint();
      if (collection === null || position === undefined || position >= reached) continue;
      if (before.get(stored) === position) await collection.drop();
      else behind.set(stored, position);
    }
  };
};

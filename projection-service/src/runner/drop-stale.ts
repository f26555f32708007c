import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import type { AnyProjection } from "./any-projection";

/** Drops the collections of views, or of versions of views, that this build does not have. */
export const dropStale = async (readModels: ReadModelStore, projections: readonly AnyProjection[]): Promise<void> => {
  const current = new Set(projections.map(({ name, version }) => `${name}-v${version}`));
  for (const stored of await readModels.collectionNames()) {
    const [, name, version] = /^(.+)-v(\d+)$/.exec(stored) ?? [];
    if (current.has(stored) || name === undefined) continue;
    const collection = await readModels.collection({ name, version: Number(version), indexes: {} });
    await collection.drop();
  }
};

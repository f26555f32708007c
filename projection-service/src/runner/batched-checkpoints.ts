import type { Position } from "@naqsh/shared/kernel/position";
import type { Collection, ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";

/** The checkpoints of views that take in the same events, moved in one write after their documents. */
export type BatchedCheckpoints = {
  /** The collection, which now leaves its checkpoint where it is. */
  leaving: (collection: Collection<object>) => Collection<object>;
  /** Moves those of collections that were written this way. @throws ViewLost, Unavailable */
  move: (collections: readonly Collection<object>[], position: Position) => Promise<void>;
};

/** Null if each write moves its own: there none of them waits for a server. */
export const batchedCheckpoints = ({ advance }: Pick<ReadModelStore, "advance">): BatchedCheckpoints | null => {
  if (advance === undefined) return null;
  const places = new Map<Collection<object>, string>();

  const leaving = (collection: Collection<object>): Collection<object> => {
    const { put } = collection;
    if (put === undefined) throw new Error("A store that moves checkpoints together has to write without them");
    const write: typeof collection.write = async (writes) => {
      const place = await put(writes);
      const before = places.get(collection);
      // What was written before lies in the old ones: the new ones have yet to take it in.
      if (before !== undefined && before !== place)
        throw new Unavailable("Other documents took a view's place meanwhile");
      places.set(collection, place);
    };
    return { ...collection, write };
  };

  return {
    leaving,
    move: (collections, position) =>
      advance(
        collections.flatMap((one) => places.get(one) ?? []),
        position,
      ),
  };
};

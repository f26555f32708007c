import { readLook } from "@naqsh/shared/artwork";
import type { ReadLook } from "@naqsh/shared/artwork";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";
import type { Views } from "../views";

/** What the pictures of works look like, by the works' ids, as the view holds it at the moment of the question. */
export type LooksCatalog = { looks: () => Promise<ReadonlyMap<string, ReadLook>> };

type Held = { looks: Map<string, ReadLook>; at: Position };

const nothing = (): Held => ({ looks: new Map(), at: START_OF_LOG });

/** Follows the view: what changed since the last question is read and no more (some 200 bytes a work). */
export const createLooksCatalog = (views: Pick<Views, "likenesses">): LooksCatalog => {
  let held = nothing();
  let reading: Promise<Held> | null = null;

  const takeIn = async (before: Held): Promise<Held> => {
    const at = await views.likenesses.checkpoint();
    if (at === before.at) return before;
    // A view that was computed again may hold less than before, and its checkpoint may lie earlier.
    const { looks, at: since } = at < before.at ? nothing() : before;
    const pause = createPauses(QUESTION_SLICE_MS);
    for await (const { key, document } of views.likenesses.changedAfter(since)) {
      await pause();
      if (document === null || document.look === null) looks.delete(key);
      else looks.set(key, readLook(document.look));
    }
    return { looks, at };
  };

  return {
    looks: async () => {
      reading ??= takeIn(held)
        .then((taken) => (held = taken))
        .finally(() => (reading = null));
      return (await reading).looks;
    },
  };
};

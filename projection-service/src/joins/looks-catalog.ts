import { readLook } from "@naqsh/shared/artwork";
import type { ReadLook } from "@naqsh/shared/artwork";
import { leftToRead, NOTHING_READ, type ReadSoFar } from "../runner/left-to-read";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";
import type { Views } from "../views";

/** What the pictures of works look like, by the works' ids, as the view holds it at the moment of the question. */
export type LooksCatalog = { looks: () => Promise<ReadonlyMap<string, ReadLook>> };

type Held = { looks: Map<string, ReadLook>; read: ReadSoFar };

const nothing = (): Held => ({ looks: new Map(), read: NOTHING_READ });

/** Follows the view: what changed since the last question is read and no more (some 200 bytes a work). */
export const createLooksCatalog = (views: Pick<Views, "likenesses">): LooksCatalog => {
  let held = nothing();
  let reading: Promise<Held> | null = null;

  const takeIn = async (before: Held): Promise<Held> => {
    const left = await leftToRead(views.likenesses, before.read);
    if (left === null) return before;
    const { looks } = left.isAnew ? nothing() : before;
    const pause = createPauses(QUESTION_SLICE_MS);
    for await (const { key, document } of views.likenesses.changedAfter(left.since)) {
      await pause();
      if (document === null || document.look === null) looks.delete(key);
      else looks.set(key, readLook(document.look));
    }
    return { looks, read: left.read };
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

import { lookNearness, nearnessOfAll, readLook, SAME_SHAPE } from "@naqsh/shared/artwork";
import type { LookNearness, PictureLook, ReadLook } from "@naqsh/shared/artwork";
import type { AlikeAnswer, WorkAlike } from "@naqsh/shared/search";
import { cardOf } from "../artwork/present-artwork";
import { presentEach } from "../http/present-each";
import type { QueryDeps } from "../query-deps";
import { createPauses, everyFew } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";
import { TopHits } from "../search/top-hits";

/** Nine of ten pairs of works that have nothing to do with each other lie below (decision 118). */
const LEAST_NEARNESS = 0.36;

type Asked = { look: PictureLook; limit: number };
type Considered = { looks: ReadonlyMap<string, ReadLook>; fits: (id: string) => boolean };

const percent = (part: number): number => Math.round(part * 100);

const alikeOf = ({ shape, colours }: LookNearness): WorkAlike["alike"] => ({
  shape: shape === null ? null : percent(shape),
  colours: percent(colours),
  isSamePicture: shape !== null && shape >= SAME_SHAPE,
});

/** The works whose pictures come nearest to a look: each that fits is compared, in slices. */
export const alikeWorks = async (
  { look, limit }: Asked,
  { looks, fits }: Considered,
  deps: QueryDeps,
): Promise<AlikeAnswer> => {
  const sought = readLook(look);
  const pause = everyFew(createPauses(QUESTION_SLICE_MS));
  const near: { id: string; nearness: LookNearness }[] = [];
  const best = new TopHits(limit);
  let compared = 0;
  for (const [id, seen] of looks) {
    await pause();
    if (!fits(id)) continue;
    compared += 1;
    const nearness = lookNearness(sought, seen);
    const all = nearnessOfAll(nearness);
    if (all >= LEAST_NEARNESS) best.add(near.push({ id, nearness }) - 1, all);
  }
  const shown = await presentEach(best.sorted(), async ({ number }): Promise<WorkAlike | null> => {
    const { id, nearness } = near[number]!;
    const work = await deps.views.artworks.get(id);
    return work === null ? null : { ...(await cardOf(work, deps)), alike: alikeOf(nearness) };
  });
  return { artworks: shown.filter((work) => work !== null), total: near.length, compared };
};

import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { WorkCountsPatch } from "@naqsh/shared/engagement";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createWorkCounts } from "./work-counts";

/** A first view is drawn and read before anything moves in it. */
const BEGINS_AFTER_MS = 600;

const workCounts = createWorkCounts({
  listen: (topic, take) => {
    let stop: (() => void) | null = null;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const { live } = await import("../live/live");
      if (!isOver) stop = live.listen(topic, { onMessage: ({ patch }) => take((patch as WorkCountsPatch).counts) });
    };
    // Whoever is offline sees the counts that came with the page.
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  },
  later: (run) => void setTimeout(run, BEGINS_AFTER_MS),
});

type Counted = Pick<ArtworkCard, "id" | "views" | "likes">;

/** How often a work was looked at and liked: as it came, then as it changes. */
export const useWorkCounts = ({ id, views, likes }: Counted): Pick<ArtworkCard, "views" | "likes"> => {
  useEffect(() => workCounts.show(id), [id]);
  const newer = useStore(workCounts.counts, (all) => all[id]);
  return newer ?? { views, likes };
};

import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { WorkCountsPatch } from "@naqsh/shared/engagement";
import { useEffect } from "react";
import { useStore } from "zustand";
import { api } from "../api";
import { createWorkCounts, type OwnPress } from "./work-counts";

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
  ask: async (artworkId) => {
    const { views, likes } = await api.get("/api/artworks/:id", { params: { id: artworkId } });
    return { artworkId, views, likes };
  },
});

/** Counts a like of the reader's own, or one that they take back, before the server does. */
export const pressLike = (artworkId: string, isLiked: boolean): OwnPress =>
  workCounts.press(artworkId, isLiked ? 1 : -1);

/** What is counted of the reader's own presses is forgotten, for another reader. */
export const forgetOwnLikes = (): void => workCounts.forget();

type Counted = Pick<ArtworkCard, "id" | "views" | "likes">;

/** How often a work was looked at and liked: as it came, then as it changes, with the reader's own like as it is on the screen. */
export const useWorkCounts = ({ id, views, likes }: Counted): Pick<ArtworkCard, "views" | "likes"> => {
  useEffect(() => workCounts.show(id), [id]);
  // Each by itself: pushed figures that a card shows already draw none of a page's cards anew.
  const newerViews = useStore(workCounts.counts, (all) => all[id]?.views ?? views);
  const newerLikes = useStore(workCounts.counts, (all) => all[id]?.likes ?? likes);
  const own = useStore(workCounts.own, (all) => all[id] ?? 0);
  return { views: newerViews, likes: newerLikes + own };
};

import { create } from "zustand";

/** How many regions of the page are dark whatever the setting says. The page's root is dark while there is one. */
export const useDarkRegions = create<{ count: number; enter: () => () => void }>()((set) => {
  const add = (difference: number) => set(({ count }) => ({ count: count + difference }));
  return {
    count: 0,
    /** Gives what leaves again. */
    enter: () => {
      add(1);
      return () => add(-1);
    },
  };
});

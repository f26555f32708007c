import { useRef, type PointerEvent } from "react";

/** What each direction does; `towardsStart` is to the right in Arabic, to the left in English. */
type Swipes = { towardsStart?: () => void; towardsEnd?: () => void; up?: () => void };

const FAR_ENOUGH_PX = 60;

/**
 * Handlers for an element that is swiped over; what they do must be reachable by a button too. The element leaves the
 * other axis to scrolling by `touch-action`.
 */
export const useSwipe = ({ towardsStart, towardsEnd, up }: Swipes) => {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current === null) return;
      const x = event.clientX - from.current.x;
      const y = event.clientY - from.current.y;
      from.current = null;
      if (Math.abs(y) > Math.abs(x)) {
        if (y < -FAR_ENOUGH_PX) up?.();
        return;
      }
      const start = document.documentElement.dir === "rtl" ? x : -x;
      if (start > FAR_ENOUGH_PX) towardsStart?.();
      if (start < -FAR_ENOUGH_PX) towardsEnd?.();
    },
  };
};

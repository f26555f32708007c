import { useRef, type PointerEvent } from "react";

/** `towardsStart` is to the right in Arabic, to the left in English. */
export type Aside = "towardsStart" | "towardsEnd";

type Drag = { x: number; y: number; by: number; isHeld: boolean };

const BEGINS_PX = 10;
const FAR_ENOUGH_PX = 96;

/**
 * Handlers for a line that a finger draws aside: it follows the finger, and what lies behind it shows what letting go will do
 * (`data-aside` on the line). What it does must be reachable by a button too; `touch-action: pan-y` leaves scrolling alone.
 */
export const useDragAside = (actions: Partial<Record<Aside, () => void>>) => {
  const drag = useRef<Drag | null>(null);

  const sideOf = (by: number): Aside => {
    const isRightToLeft = document.documentElement.dir === "rtl";
    return by > 0 === isRightToLeft ? "towardsStart" : "towardsEnd";
  };

  const letGo = (element: HTMLElement): void => {
    drag.current = null;
    element.style.translate = "";
    delete element.dataset["aside"];
    delete element.dataset["far"];
  };

  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === "touch") drag.current = { x: clientX, y: clientY, by: 0, isHeld: false };
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const held = drag.current;
      if (!held) return;
      const by = clientX - held.x;
      if (!held.isHeld) {
        if (Math.abs(by) < BEGINS_PX || Math.abs(by) < Math.abs(clientY - held.y)) return;
        held.isHeld = true;
      }
      const side = sideOf(by);
      held.by = actions[side] ? by : 0;
      currentTarget.style.translate = held.by === 0 ? "" : `${held.by}px`;
      currentTarget.dataset["aside"] = side;
      currentTarget.toggleAttribute("data-far", Math.abs(held.by) >= FAR_ENOUGH_PX);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => letGo(currentTarget),
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      const by = drag.current?.by ?? 0;
      letGo(currentTarget);
      if (Math.abs(by) >= FAR_ENOUGH_PX) actions[sideOf(by)]?.();
    },
  };
};

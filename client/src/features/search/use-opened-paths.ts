import { useLayoutEffect, useRef, type RefObject } from "react";

const MAIN_OR_MIDDLE = [0, 1];

/** The path that a pressed link leads to; null if no link was pressed. */
const pathAt = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link.pathname : null;
};

/** Tells the path of each link that is opened within an element; its links are other features', so an address is all that is known. */
export const useOpenedPaths = (within: RefObject<HTMLElement | null>, onOpen: (path: string) => void): void => {
  const opened = useRef<(event: MouseEvent) => void>(() => undefined);
  // Listens before it is painted, or the first press of a quick reader would be missed.
  useLayoutEffect(() => {
    opened.current = ({ button, target }) => {
      const path = MAIN_OR_MIDDLE.includes(button) ? pathAt(target) : null;
      if (path !== null) onOpen(path);
    };
  });
  useLayoutEffect(() => {
    const element = within.current;
    const listen = (event: MouseEvent) => opened.current(event);
    // A middle button opens another tab and is no click.
    element?.addEventListener("click", listen);
    element?.addEventListener("auxclick", listen);
    return () => {
      element?.removeEventListener("click", listen);
      element?.removeEventListener("auxclick", listen);
    };
  }, [within]);
};

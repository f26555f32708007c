import { useLayoutEffect, useRef } from "react";

/** Tells of keys that are pressed without Ctrl, Meta or Alt anywhere on the page, from the moment on in which it is seen. */
export const useKeyboardShortcuts = (press: (event: KeyboardEvent) => void): void => {
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  useLayoutEffect(() => {
    const tell = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) latest.current(event);
    };
    window.addEventListener("keydown", tell);
    return () => window.removeEventListener("keydown", tell);
  }, []);
};

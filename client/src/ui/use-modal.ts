import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

let holders = 0;

/** The page does not scroll below; where a bar of its own vanishes with that, its room stays. */
const holdScrolling = (): (() => void) => {
  const { body, documentElement } = document;
  holders += 1;
  if (holders === 1) {
    const barPx = window.innerWidth - documentElement.clientWidth;
    // A window's bar stands at the right in both languages.
    const side = documentElement.dir === "rtl" ? "start" : "end";
    if (barPx > 0) body.style.setProperty(`padding-inline-${side}`, `${barPx}px`);
    body.dataset["held"] = "";
  }
  return () => {
    holders -= 1;
    if (holders > 0) return;
    delete body.dataset["held"];
    body.style.removeProperty("padding-inline-start");
    body.style.removeProperty("padding-inline-end");
  };
};

/** Nothing but `layer` takes touches, keys and focus, or is read out. */
const holdOthers = (layer: HTMLElement): (() => void) => {
  const others = [...document.body.children].filter(
    (other) => other !== layer && !other.hasAttribute("inert") && other.tagName !== "SCRIPT",
  );
  for (const other of others) other.setAttribute("inert", "");
  return () => {
    for (const other of others) other.removeAttribute("inert");
  };
};

/** Once the frame was painted: the whole page is styled again for it, which would keep a touch waiting. */
const afterPaint = (act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

const isWithin = (layer: HTMLElement): boolean => layer.contains(document.activeElement);

const giveBack = (layer: HTMLElement, before: Element | null): void => {
  const isLost = isWithin(layer) || document.activeElement === document.body;
  if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
};

/** While it is open, the focus stays in `layer`, a child of the body; then it goes back to where it was. */
export const useModal = (isOpen: boolean, layer: RefObject<HTMLElement | null>): void => {
  const opened = useRef<{ own: HTMLElement; before: Element | null } | null>(null);
  useLayoutEffect(() => {
    const own = layer.current;
    if (!isOpen || !own) return undefined;
    opened.current = { own, before: document.activeElement };
    if (!isWithin(own)) own.querySelector<HTMLElement>("[role=dialog]")?.focus({ preventScroll: true });
    const releases: (() => void)[] = [];
    const cancel = afterPaint(() => releases.push(holdScrolling(), holdOthers(own)));
    return () => {
      cancel();
      for (const release of releases) release();
    };
  }, [isOpen, layer]);
  // Later than the above: React puts the focus back to where it was when it began to change the page.
  useEffect(() => {
    if (!isOpen || !opened.current) return undefined;
    const { own, before } = opened.current;
    return () => giveBack(own, before);
  }, [isOpen]);
};

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

/** By how many dialogs each is held. */
const held = new Map<Element, number>();

const hold = (element: Element): (() => void) => {
  held.set(element, (held.get(element) ?? 0) + 1);
  element.setAttribute("inert", "");
  return () => {
    const left = (held.get(element) ?? 1) - 1;
    if (left > 0) return void held.set(element, left);
    held.delete(element);
    element.removeAttribute("inert");
  };
};

/** Nothing but `layer` takes touches, keys and focus, or is read out, but for what is announced (`LiveRegions`). */
const holdOthers = (layer: HTMLElement): (() => void) => {
  const isOther = (other: Element): boolean =>
    other !== layer && other.tagName !== "SCRIPT" && !other.hasAttribute("data-announces");
  const releases = [...document.body.children].filter(isOther).map(hold);
  return () => {
    for (const release of releases) release();
  };
};

const panelOf = (layer: HTMLElement): HTMLElement | null => layer.querySelector<HTMLElement>("[role=dialog]");

/**
 * Where the focus is lost, such as with a button that can be pressed no more, a key is the dialog's, and not the page's below, whose
 * single keys would act unseen.
 */
const catchKeys = (layer: HTMLElement): (() => void) => {
  const take = (event: KeyboardEvent): void => {
    if (event.target !== document.body) return;
    event.stopPropagation();
    const panel = panelOf(layer);
    panel?.focus({ preventScroll: true });
    panel?.dispatchEvent(new KeyboardEvent(event.type, { key: event.key, code: event.code, bubbles: true }));
  };
  window.addEventListener("keydown", take, { capture: true });
  return () => window.removeEventListener("keydown", take, { capture: true });
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
    if (!isWithin(own)) panelOf(own)?.focus({ preventScroll: true });
    const releases = [catchKeys(own)];
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

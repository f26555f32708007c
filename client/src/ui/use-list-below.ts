import { useRef, useState, type FocusEvent, type KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A field with a list of links below it, which is open while one is at it: the arrow keys walk through both, Escape closes it.
 * `form` is the form that holds both.
 */
export const useListBelow = () => {
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      form.current?.querySelector("input")?.focus();
      close();
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setOpen(true);
    const places = [...(form.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    places[places.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!form.current?.contains(relatedTarget)) close();
  };
  return { form, isOpen, open: () => setOpen(true), close, keys: { onKeyDown, onBlur } };
};

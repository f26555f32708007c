import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A field with a list of links below it, which is open while one is at it: the arrow keys walk through both, Escape closes it.
 * Gives `form`, a ref for the form that holds both, with its `keys`; what the `field` and the `list` are drawn with; and whether the
 * list `isOpen`. A list of links is no listbox, so the field stays a field, which knows no `aria-expanded`: whoever fills the list says
 * aloud what came.
 */
export const useListBelow = () => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
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
  // WebKit on macOS gives a pressed link no focus. The list takes it then, so that it does not close below the finger.
  const list = { id, tabIndex: -1 };
  const field = isOpen ? { "aria-controls": id } : {};
  return { form, isOpen, open: () => setOpen(true), close, keys: { onKeyDown, onBlur }, list, field };
};

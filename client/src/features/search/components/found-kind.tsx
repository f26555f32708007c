import type { SearchedKind } from "@naqsh/shared/search";
import { useLayoutEffect, useRef, type ReactNode } from "react";

type FoundKindProps = {
  kind: SearchedKind;
  title: string;
  /** The results below the title. */
  ids: string[];
  onOpen: (chosen: { kind: SearchedKind; id: string }) => void;
  children: ReactNode;
};

const PLACES: Record<SearchedKind, string> = { artwork: "/artwork/", artist: "/artists/", auction: "/auctions/" };
const MAIN_OR_MIDDLE = [0, 1];

/** The path that a pressed link leads to; null if no link was pressed. */
const pathAt = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link.pathname : null;
};

/** Results of one kind below its title. Their cards are other features', so what is opened is known by its address. */
export const FoundKind = ({ kind, title, ids, onOpen, children }: FoundKindProps) => {
  const section = useRef<HTMLElement>(null);
  const opened = useRef<(event: MouseEvent) => void>(() => undefined);
  // Listens before it is painted, or the first press of a quick reader would be missed.
  useLayoutEffect(() => {
    opened.current = ({ button, target }) => {
      const path = MAIN_OR_MIDDLE.includes(button) ? pathAt(target) : null;
      const id = ids.find((each) => path === PLACES[kind] + each || path?.startsWith(`${PLACES[kind]}${each}/`));
      if (id !== undefined) onOpen({ kind, id });
    };
  });
  useLayoutEffect(() => {
    const element = section.current;
    const listen = (event: MouseEvent) => opened.current(event);
    // A middle button opens another tab and is no click.
    element?.addEventListener("click", listen);
    element?.addEventListener("auxclick", listen);
    return () => {
      element?.removeEventListener("click", listen);
      element?.removeEventListener("auxclick", listen);
    };
  }, []);
  return (
    <section ref={section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
};

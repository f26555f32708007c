import type { SearchedKind } from "@naqsh/shared/search";
import { useRef, type ReactNode } from "react";
import { useOpenedPaths } from "../use-opened-paths";

type FoundKindProps = {
  kind: SearchedKind;
  title: ReactNode;
  /** The results below the title. */
  ids: string[];
  onOpen: (chosen: { kind: SearchedKind; id: string }) => void;
  children: ReactNode;
};

const PLACES: Record<SearchedKind, string> = { artwork: "/artwork/", artist: "/artists/", auction: "/auctions/" };

/** Results of one kind below its title. Their cards are other features', so what is opened is known by its address. */
export const FoundKind = ({ kind, title, ids, onOpen, children }: FoundKindProps) => {
  const section = useRef<HTMLElement>(null);
  useOpenedPaths(section, (path) => {
    const id = ids.find((each) => path === PLACES[kind] + each || path.startsWith(`${PLACES[kind]}${each}/`));
    if (id !== undefined) onOpen({ kind, id });
  });
  return (
    <section ref={section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
};

import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { bringIntoSight, cardInSight } from "./card-in-sight";
import { entryOf } from "./entry-of";
import { readPlace, writePlace, type Place } from "./place-store";

type MoreOfList = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
export type KeptPlaceProps = { list: MoreOfList; /** How many items of it stand there. */ count: number };

/** Whoever has moved by themselves is not moved. */
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

const Kept = ({ list, count, entry }: KeptPlaceProps & { entry: string }) => {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const sought = useRef<Place | null>(null);
  const askedAt = useRef(0);
  const shown = useRef(count);

  useEffect(() => {
    shown.current = count;
  }, [count]);

  useLayoutEffect(() => {
    const place = readPlace(entry);
    askedAt.current = 0;
    // What is all there is scrolled to by the router.
    sought.current = place && place.count > shown.current ? place : null;
    const keep = () => {
      if (sought.current === null) writePlace(entry, { count: shown.current, ...cardInSight() });
    };
    const giveUp = () => {
      sought.current = null;
    };
    window.addEventListener("pagehide", keep);
    for (const move of MOVES) window.addEventListener(move, giveUp, { passive: true });
    return () => {
      keep();
      window.removeEventListener("pagehide", keep);
      for (const move of MOVES) window.removeEventListener(move, giveUp);
    };
  }, [entry]);

  useEffect(() => {
    const place = sought.current;
    if (place === null || isFetchingNextPage) return undefined;
    if (count < place.count && hasNextPage && askedAt.current < count) {
      askedAt.current = count;
      void fetchNextPage();
      return undefined;
    }
    sought.current = null;
    bringIntoSight(place);
    // Cards that had not been measured have moved the ones below them.
    const asked = requestAnimationFrame(() => bringIntoSight(place));
    return () => cancelAnimationFrame(asked);
  }, [count, hasNextPage, isFetchingNextPage, fetchNextPage]);

  return null;
};

/** Keeps the reader's place in the list above it, by the entry of the tab's history: see `KeptPlace`. */
export const KeptInList = (props: KeptPlaceProps) => {
  const entry = entryOf(useLocation());
  return <Kept key={entry} {...props} entry={entry} />;
};

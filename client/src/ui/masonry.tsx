import styled from "@emotion/styled";
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { firstView } from "../lib/first-view";

const ROW_PX = 4;
const GAP_PX = 26;
/** The wall around a picture and the caption below it, before they have been measured, in widths of a column. */
const PICTURE = 0.857;
const AROUND = 0.6;
const ASSUMED_COLUMN_PX = 280;

export type MasonryItem = { key: string; /** Height by width of the picture. */ ratio: number; node: ReactNode };

/** How much of a column a work takes, in its widths; `ratio` is height by width. */
export const heightInColumn = (ratio: number): number => ratio * PICTURE + AROUND;

/** Which column each item hangs in: the shortest; of equals the first, so that the first row reads in order. */
export const columnsOfItems = (ratios: number[], columns: number): number[] => {
  const heights = Array.from({ length: columns }, () => 0);
  return ratios.map((ratio) => {
    const shortest = heights.indexOf(Math.min(...heights));
    heights[shortest]! += heightInColumn(ratio);
    return shortest;
  });
};

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
};

const columnCount = (wide: number, innerWidth: number): number => {
  if (innerWidth < 768) return 2;
  return innerWidth < 1100 ? Math.min(3, wide) : wide;
};

const spanOf = (heightPx: number): string => `span ${Math.ceil((heightPx + GAP_PX) / ROW_PX)}`;

/** A cell as tall as what hangs in it, so that the document's order stays the order of the works. */
const Cell = ({ column, item }: { column: number; item: MasonryItem }) => {
  const cell = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!content.current || !cell.current || typeof ResizeObserver === "undefined") return;
    const fit = () => {
      if (cell.current && content.current) cell.current.style.gridRowEnd = spanOf(content.current.offsetHeight);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);
  const assumed = spanOf(heightInColumn(item.ratio) * ASSUMED_COLUMN_PX - GAP_PX);
  return (
    <div ref={cell} style={{ gridColumn: column + 1, gridRowEnd: assumed }}>
      <div ref={content}>{item.node}</div>
    </div>
  );
};

/** Works of different ratios hung in columns; `wide` is how many columns a desktop has. */
export const Masonry = ({ items, wide = 3 }: { items: MasonryItem[]; wide?: number }) => {
  const columns = useSyncExternalStore(
    subscribe,
    () => columnCount(wide, window.innerWidth),
    () => (firstView()?.isPhone ? 2 : wide),
  );
  const places = columnsOfItems(
    items.map((item) => item.ratio),
    columns,
  );
  return (
    <Columns style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {items.map((item, index) => (
        <Cell key={item.key} column={places[index]!} item={item} />
      ))}
    </Columns>
  );
};

const Columns = styled.div`
  display: grid;
  grid-auto-rows: ${ROW_PX}px;
  grid-auto-flow: dense;
  column-gap: var(--space-xl);

  > div {
    min-inline-size: 0;
  }

  @media (max-width: 767.95px) {
    column-gap: var(--space-m);
  }
`;

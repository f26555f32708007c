import { useHydrated } from "../lib/use-hydrated";
import styled from "@emotion/styled";
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode, type RefObject } from "react";
import { firstView } from "../lib/first-view";
import { assumedCardHeight } from "./assumed-card-height";

/** How many columns a wall has on a phone. */
export const PHONE_COLUMNS = 2;

const ROW_PX = 4;
const GAP_PX = 26;
/** The wall around a picture and the caption below it, before they have been measured, in widths of a column. */
const PICTURE = 0.857;
const AROUND = 0.6;

export type MasonryItem = {
  key: string;
  /** Height by width of the picture. */
  ratio: number;
  /** How many stand below the picture, each of which may take a line. */
  badges?: number;
  node: ReactNode;
};

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
  if (innerWidth < 768) return PHONE_COLUMNS;
  return innerWidth < 1100 ? Math.min(3, wide) : wide;
};

const rowsOf = (heightPx: number): number => Math.ceil((heightPx + GAP_PX) / ROW_PX);

/** All are measured before any is set: else a phone lays the page out anew for each. */
const fit = (contents: readonly HTMLElement[]): void => {
  const spans = contents.map((content) => `span ${rowsOf(content.offsetHeight)}`);
  contents.forEach((content, index) => {
    const cell = content.parentElement;
    if (cell && cell.style.gridRowEnd !== spans[index]) cell.style.gridRowEnd = spans[index]!;
  });
};

/** Makes each cell of a wall as tall as what hangs in it, so that the document's order stays the order of the works. */
const useFitted = (wall: RefObject<HTMLElement | null>, keys: string): void => {
  // What the server drew is laid out with the next frame in any case, and measured then.
  const isMeasured = useRef(!useHydrated());
  useLayoutEffect(() => {
    if (typeof ResizeObserver === "undefined") return;
    const contents = [...(wall.current?.children ?? [])].map((cell) => cell.firstElementChild as HTMLElement);
    if (!isMeasured.current) fit(contents);
    isMeasured.current = false;
    const observer = new ResizeObserver((entries) => fit(entries.map(({ target }) => target as HTMLElement)));
    for (const content of contents) observer.observe(content);
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other works are other cells
  }, [wall, keys]);
};

type CellProps = { column: number; item: MasonryItem; isPhone: boolean };

const Cell = ({ column, item, isPhone }: CellProps) => {
  const { phone, middle, wide } = assumedCardHeight(item);
  const rows = { "--rows": rowsOf(isPhone ? phone : middle), "--rows-wide": rowsOf(isPhone ? phone : wide) };
  return (
    <div style={{ gridColumn: column + 1, ...rows }}>
      <div>{item.node}</div>
    </div>
  );
};

/** Works of different ratios hung in columns; `wide` is how many columns a desktop has. */
export const Masonry = ({ items, wide = 3 }: { items: MasonryItem[]; wide?: number }) => {
  const columns = useSyncExternalStore(
    subscribe,
    () => columnCount(wide, window.innerWidth),
    () => (firstView()?.isPhone ? PHONE_COLUMNS : wide),
  );
  const places = columnsOfItems(
    items.map((item) => item.ratio),
    columns,
  );
  const wall = useRef<HTMLDivElement>(null);
  useFitted(wall, items.map(({ key }) => key).join(" "));
  return (
    <Columns ref={wall} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {items.map((item, index) => (
        <Cell key={item.key} column={places[index]!} item={item} isPhone={columns === PHONE_COLUMNS} />
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
    grid-row-end: span var(--rows);
  }

  @media (min-width: 1280px) {
    > div {
      grid-row-end: span var(--rows-wide);
    }
  }

  @media (max-width: 767.95px) {
    column-gap: var(--space-m);
  }
`;

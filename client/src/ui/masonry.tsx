import { useHydrated } from "../lib/use-hydrated";
import styled from "@emotion/styled";
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode, type RefObject } from "react";
import { firstView } from "../lib/first-view";
import { assumedCardHeight, assumedCardStyles } from "./assumed-card-height";

/** How many columns a wall has on a phone. */
export const PHONE_COLUMNS = 2;

const ROW_PX = 4;
const GAP_PX = 26;
/** Widths of a column in px: it is taken to be as wide as the next of them, so that no card reaches into the one below. */
const COLUMN_STEPS = [160, 184, 216, 248, 280, 310, 340, 400, 440];
/** What is between two columns at least. */
const BETWEEN_PX = 12;

export type MasonryItem = {
  key: string;
  /** Height by width of the picture. */
  ratio: number;
  /** How many stand below the picture, each of which may take a line. */
  badges?: number;
  node: ReactNode;
};

/** Which column each item hangs in: the shortest; of equals the first, so that the first row reads in order. */
export const columnsOfItems = (itemHeights: number[], columns: number): number[] => {
  const heights = Array.from({ length: columns }, () => 0);
  return itemHeights.map((height) => {
    const shortest = heights.indexOf(Math.min(...heights));
    heights[shortest]! += height;
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

type CellProps = { column: number; item: MasonryItem };

const Cell = ({ column, item: { ratio, badges = 0, node } }: CellProps) => {
  const measures = { "--ratio": ratio.toFixed(3), "--badges": badges };
  return (
    <div style={{ gridColumn: column + 1, ...measures }}>
      <div>{node}</div>
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
    items.map((item) => assumedCardHeight(item)[columns === PHONE_COLUMNS ? "phone" : "wide"]),
    columns,
  );
  const wall = useRef<HTMLDivElement>(null);
  useFitted(wall, items.map(({ key }) => key).join(" "));
  return (
    <Columns ref={wall} columns={columns}>
      {items.map((item, index) => (
        <Cell key={item.key} column={places[index]!} item={item} />
      ))}
    </Columns>
  );
};

/** From which width of a wall on its columns are wider than one step, and taken to be as wide as the next. */
const columnSteps = (columns: number): string =>
  COLUMN_STEPS.slice(1)
    .map((step, index) => {
      const wall = columns * COLUMN_STEPS[index]! + (columns - 1) * BETWEEN_PX;
      return `@container (min-width: ${wall}px) { > div { --column: ${step}; } }`;
    })
    .join("\n");

const Columns = styled("div", { shouldForwardProp: (prop) => prop !== "columns" })<{ columns: number }>`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(${({ columns }) => columns}, minmax(0, 1fr));
  grid-auto-rows: ${ROW_PX}px;
  grid-auto-flow: dense;
  column-gap: var(--space-xl);

  > div {
    --column: ${COLUMN_STEPS[0]};
    ${assumedCardStyles}
    min-inline-size: 0;
    grid-row-end: span calc((var(--card) + ${GAP_PX}) / ${ROW_PX} + 0.5);
  }

  ${({ columns }) => columnSteps(columns)}

  @media (max-width: 767.95px) {
    column-gap: var(--space-m);
  }
`;

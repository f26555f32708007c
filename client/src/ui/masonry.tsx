import styled from "@emotion/styled";
import { useSyncExternalStore, type ReactNode } from "react";

const Columns = styled.div`
  display: flex;
  gap: 22px;
  align-items: start;

  > div {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: 26px;
  }

  @media (max-width: 767.95px) {
    gap: 12px;

    > div {
      gap: 20px;
    }
  }
`;

export type MasonryItem = { key: string; /** Height by width of the picture. */ ratio: number; node: ReactNode };

/** Room for the caption, in widths of a column. */
const CAPTION = 0.42;

/** Each work goes to the shortest column; ties to the first, so that the first row reads in order. */
export const packInColumns = (items: MasonryItem[], columns: number): MasonryItem[][] => {
  const packed: MasonryItem[][] = Array.from({ length: columns }, () => []);
  const heights = packed.map(() => 0);
  for (const item of items) {
    const shortest = heights.indexOf(Math.min(...heights));
    packed[shortest]!.push(item);
    heights[shortest]! += item.ratio + CAPTION;
  }
  return packed;
};

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
};

const columnsOf = (wide: number, innerWidth: number): number => {
  if (innerWidth < 768) return 2;
  return innerWidth < 1100 ? Math.min(3, wide) : wide;
};

/** Works of different ratios hung in columns; `wide` is how many columns a desktop has. */
export const Masonry = ({ items, wide = 3 }: { items: MasonryItem[]; wide?: number }) => {
  const columns = useSyncExternalStore(
    subscribe,
    () => columnsOf(wide, window.innerWidth),
    () => wide,
  );
  return (
    <Columns>
      {packInColumns(items, columns).map((column, index) => (
        <div key={index}>
          {column.map((item) => (
            <div key={item.key}>{item.node}</div>
          ))}
        </div>
      ))}
    </Columns>
  );
};

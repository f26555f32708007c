import styled from "@emotion/styled";
import type { ReactNode } from "react";

export type TableRow = { key: string; cells: readonly ReactNode[] };

type DataTableProps = {
  caption: string;
  head: readonly string[];
  rows: readonly TableRow[];
  /** Whether it is there for screen readers alone, beside a plot that shows the same. */
  isHidden?: boolean;
};

const Table = ({ caption, head, rows }: Omit<DataTableProps, "isHidden">) => (
  <table>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [name, ...cells] }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map((cell, place) => (
            <td key={head[place + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The figures of a plot; the first cell of a row names it. */
export const DataTable = ({ isHidden = false, ...table }: DataTableProps) =>
  isHidden ? (
    <div className="visually-hidden">
      <Table {...table} />
    </div>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys too
    <Frame tabIndex={0}>
      <Table {...table} />
    </Frame>
  );

const Frame = styled.div`
  overflow: auto;
  max-block-size: 420px;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 8px 10px;
    border-block-end: 1px solid var(--line);
    text-align: end;
    white-space: nowrap;
  }

  th:first-of-type {
    text-align: start;
    white-space: normal;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--surface);
    color: var(--ink-2);
    font-weight: 500;
  }

  tbody th {
    font-weight: 500;
  }
`;

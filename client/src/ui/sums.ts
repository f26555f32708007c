import styled from "@emotion/styled";

/** Amounts under one another, each behind its name; `total` is what they come to. */
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: var(--space-xs);
  font-size: var(--text-label);

  dt {
    color: var(--ink-2);
  }

  dd {
    text-align: end;
  }

  .total {
    padding-block-start: 8px;
    border-block-start: 1px solid var(--line);
    font-weight: 600;
    color: var(--ink);
  }
`;

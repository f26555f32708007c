import styled from "@emotion/styled";

/** Rows of money under a heading. */
export const TransferList = styled.section`
  display: grid;
  gap: var(--space-m);

  h2 {
    font-size: var(--text-heading);
  }

  ul {
    display: grid;
    gap: var(--space-m);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    gap: var(--space-s);
    padding: 14px 18px;
    border: 1px solid var(--line);
    border-radius: var(--r-panel);
    background: var(--surface);
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s) var(--space-l);
    align-items: baseline;
  }

  .row > strong {
    font-size: var(--text-lead);
  }

  .quiet {
    font-size: var(--text-small);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

import styled from "@emotion/styled";

/** Rows of a feed: what happened, its amount, when. */
export const FeedList = styled.ol`
  list-style: none;
  padding: 0;
  min-block-size: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(74px, auto);
  column-gap: var(--space-m);
  align-content: start;

  /* Amounts and times stand below each other, however long they are. */
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
    padding-block: 6px;
    font-size: var(--text-label);
    line-height: 1.55;
  }

  li[data-kind="system"] {
    color: var(--saffron-ink);
    font-size: var(--text-small);
  }

  li[data-kind="system"] > :first-child {
    grid-column: span 2;
  }

  li[data-newest] {
    font-weight: 600;
  }

  li[data-mine] .who {
    color: var(--primary);
    font-weight: 600;
  }

  li[data-voided] .who,
  li[data-voided] .amount {
    color: var(--ink-2);
    text-decoration: line-through;
  }

  li:is([data-pending], [data-overtaken]) {
    color: var(--ink-2);
  }

  time {
    font-weight: 400;
    font-size: var(--text-caption);
    color: var(--ink-2);
    text-align: end;
    white-space: nowrap;
  }

  small {
    font-weight: 400;
    font-size: var(--text-caption);
    color: var(--ink-2);
    margin-inline-start: 8px;
  }

  .bidder {
    display: flex;
    align-items: baseline;
    white-space: nowrap;
  }

  /* A long name is cut, so that a row stays a row. */
  small.name {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  small.highest {
    color: var(--palm);
    font-weight: 600;
  }

  .receipt {
    min-block-size: 32px;
    margin-block: -6px;
    margin-inline-start: 4px;
    padding-inline: 8px;
    border: 0;
    background: none;
    color: var(--ink-2);
    font-size: var(--text-caption);
    text-decoration: underline;
    text-underline-offset: 0.35em;
    cursor: pointer;
  }

  .receipt:hover {
    color: var(--ink);
  }

  li > button {
    justify-self: start;
    padding: 2px 0;
    border: 0;
    background: none;
    color: var(--ink-2);
    font-size: var(--text-small);
    text-decoration: underline dotted;
    text-underline-offset: 0.35em;
    cursor: pointer;
  }
`;

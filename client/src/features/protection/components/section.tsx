import styled from "@emotion/styled";

/** One part of the settings: its heading, what it is for, and rows. */
export const Section = styled.section`
  display: grid;
  gap: var(--space-m);
  padding-block: 24px;
  border-block-end: 1px solid var(--line);

  h2 {
    font-size: var(--text-heading);
    line-height: 1.4;
  }

  h3 {
    font: 600 var(--text-body)/1.5 var(--font-ui);
  }

  p,
  small {
    color: var(--ink-2);
  }

  small {
    font-size: var(--text-small);
    line-height: 1.6;
  }

  > ul {
    display: grid;
    padding: 0;
    list-style: none;
  }

  > button {
    justify-self: start;
  }
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s) var(--space-xl);
  align-items: center;
  justify-content: space-between;
  padding-block: 14px;
  border-block-start: 1px solid var(--line);

  /* What is done about a row stands beside its words on every desk, however long they are. */
  > div {
    display: grid;
    flex: 1 1 260px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

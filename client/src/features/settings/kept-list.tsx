import styled from "@emotion/styled";

/** What somebody keeps for the next purchase: each with its facts and, beside them, what can be done with it. */
export const KeptList = styled.ul`
  display: grid;
  gap: var(--space-m);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: 14px 18px;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--surface);
  }
`;

/** Facts at the start, what can be done at the end; on a phone below. */
export const KeptRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s) var(--space-l);
  align-items: center;
  justify-content: space-between;

  > div:first-of-type {
    display: grid;
    flex: 1 1 240px;
    gap: var(--space-xs);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;

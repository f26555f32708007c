import styled from "@emotion/styled";

/** A thin bar under the header, about all of the page. */
export const PageBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-m);
  padding: 6px var(--gutter);
  font-size: var(--text-small);
  font-weight: 500;

  &[data-tone="urgent"] {
    background: var(--madder-soft);
    color: var(--madder);
  }

  &[data-tone="waiting"] {
    background: var(--saffron-soft);
    color: var(--saffron-ink);
  }
`;

import styled from "@emotion/styled";

/** A thin bar under the header, about all of the page. */
export const PageBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  flex-wrap: wrap;
  gap: 0 var(--space-m);
  padding: 6px var(--gutter);
  font-size: var(--text-small);
  font-weight: 500;

  a,
  button {
    min-block-size: 32px;
    min-inline-size: 32px;
    padding-inline: 8px;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.3em;
    white-space: nowrap;
  }

  a {
    display: inline-flex;
    align-items: center;
  }

  &[data-tone="urgent"] {
    background: var(--madder-soft);
    color: var(--madder);
  }

  &[data-tone="waiting"] {
    background: var(--saffron-soft);
    color: var(--saffron-ink);
  }
`;

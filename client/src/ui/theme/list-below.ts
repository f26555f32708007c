/** The list below a field of search, whose form is `position: relative`; nothing while it has nothing to say. */
export const listBelow = `
  .suggestions {
    position: absolute;
    inset-block-start: calc(100% + 8px);
    inset-inline-end: 0;
    z-index: 20;
    inline-size: min(380px, 100vw - 2 * var(--gutter));
    max-block-size: min(70dvh, 620px);
    overflow-y: auto;
    padding: 12px;
    border: 1px solid var(--line);
    border-radius: var(--r-panel);
    background: var(--surface);
    box-shadow: var(--e1);
    color: var(--ink);
    text-align: start;
  }

  .suggestions:empty,
  .suggestions:has(> div:empty) {
    display: none;
  }
`;

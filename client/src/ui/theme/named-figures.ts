/** Figures of a `dl`, large, each under or over its small name. */
export const namedFigures = `
  dt {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  dd {
    margin: 0;
    font: 700 var(--text-heading) / 1.4 var(--font-ui);
  }
`;

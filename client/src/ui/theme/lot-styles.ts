import { coveringLink } from "./covering-link";

/** What cards, rows and panels of a lot say below its name: whose it is, and how the reader stands. */
export const lotFacts = `
  .by {
    color: var(--ink-2);
    font-size: var(--text-small);
    line-height: 1.55;
  }

  .pill {
    margin-block-start: 8px;
  }
`;

/** The name of a lot (an h3) whose link covers the whole card or row; the card is `position: relative`. */
export const lotNameLink = `
  h3 {
    font: 700 var(--text-heading)/1.45 var(--font-ui);
  }

  h3 a {
    ${coveringLink}
  }

  &:hover h3 a {
    color: var(--link);
  }
`;

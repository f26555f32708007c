/**
 * For a title among others: so many lines of it at most. A title may be as long as a sentence; the whole of it stands on the
 * work's own page, and is read out everywhere.
 */
export const clamped = (lines: number): string => `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
  overflow-wrap: anywhere;

  a:focus-visible {
    outline-offset: -3px;
  }
`;

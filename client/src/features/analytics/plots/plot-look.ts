/** Axes and grid in the colours of the page, which follow its theme. */
export const plotLook = {
  "& .MuiChartsAxis-tickLabel": { fill: "var(--ink-2)", fontSize: "var(--text-caption)" },
  "& .MuiChartsAxis-line, & .MuiChartsAxis-tick": { stroke: "var(--line-strong)" },
  "& .MuiChartsGrid-line": { stroke: "var(--line)" },
};

/** For the names below a plot: our letters are taller than the library takes them to be, and it hides what has no room. */
export const NAMES_BLOCK_PX = 36;

/** Room around a plot for what its first and last names reach over. */
export const PLOT_MARGIN_PX = 12;

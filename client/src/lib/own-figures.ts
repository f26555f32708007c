/** What the reader is counted by and what they have earned: asked for again after each command of theirs that changes it. */
export const OWN_FIGURES_KEY = "own-figures";

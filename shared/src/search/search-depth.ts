/** How many results of a kind a search may pass over: what lies deeper is reached by a narrower search. */
export const DEEPEST_RESULT = 2_000;

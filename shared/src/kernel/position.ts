/**
 * A place in the log: zero-padded digits whose text order is log order. Opaque: compared, stored and passed on,
 * never computed with.
 */
export type Position = string;

/** Lies before every event. */
export const START_OF_LOG: Position = "";

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** Wraps a name or title for a plain text (a toast, a page title), so that its direction does not spill over. */
export const isolated = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;

/**
 * Controls, invisible spaces, half characters, and what turns the direction of all that follows it on a page; but for line
 * breaks, joiners, and the Arabic signs that Unicode counts among them (the end of an ayah is one).
 */
const UNSEEN = /(?![\t\n\r]|\u200C|\u200D|[\u0600-\u0605\u06DD\u070F\u08E2])[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** The joiners alone show nothing; within Arabic and Persian words they do. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** A text without what cannot be seen; empty if nothing is left to see. Tabs and line breaks stay. */
export const visibleText = (text: string): string => {
  const kept = text.replace(UNSEEN, "");
  return SEEN.test(kept) ? kept : "";
};

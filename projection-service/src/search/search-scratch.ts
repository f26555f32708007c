/**
 * Of each document: what the word in hand gives it, its score, how much of the weight of all words it holds, and how many of them its
 * title may hold; then the documents that the word in hand marks, and all that have a score. Kept between searches, which do not yield:
 * they would cost more to make than to use. Only what a search has touched is read and cleared, so that a rare word costs little.
 */
export const scratchFor = (size: number) => ({
  marks: new Float32Array(size),
  scores: new Float32Array(size),
  held: new Float32Array(size),
  titled: new Uint8Array(size),
  fresh: new Uint32Array(size),
  seen: new Uint32Array(size),
  seenCount: 0,
});

type Rows = [Uint32Array, Uint32Array, Uint32Array];

const rowsOf = (length: number): Rows => [new Uint32Array(length), new Uint32Array(length), new Uint32Array(length)];

/** Kept between calls, which do not yield: a search compares thousands of words. */
let kept = rowsOf(32);

const rowsFor = (length: number): Rows => {
  if (kept[0].length < length) kept = rowsOf(length * 2);
  return kept;
};

/**
 * How many letters are wrong, missing, too many or swapped with their neighbour between two words; `most` + 1 as soon as there are
 * more than `most`.
 */
export const editDistance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last, next] = rowsFor(other.length + 1);
  for (let column = 0; column <= other.length; column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    next[0] = row;
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, before[column - 2]! + 1);
      next[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[other.length]!, most + 1);
};

/** How many wrong letters a word of this length may have and still be meant. */
export const toleratedEdits = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

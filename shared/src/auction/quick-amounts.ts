import type { Halalas } from "../kernel/money";
import { incrementAt, type IncrementTerms } from "./bid-increment";

/**
 * The three amounts that a bid panel offers: the least, two steps above it, and the next round figure above that.
 * `least` is the ask, or a step above the own maximum for whoever leads.
 */
export const quickAmounts = (terms: IncrementTerms, least: Halalas): [Halalas, Halalas, Halalas] => {
  const step = incrementAt(terms, least);
  const second = least + 2 * step;
  const round = roundFigure(4 * step);
  return [least, second, (Math.floor(second / round) + 1) * round];
};

/** The smallest of 1, 5, 10, 50, 100, ... riyals that is at least `amount`. */
const roundFigure = (amount: Halalas): Halalas => {
  let ten = 100;
  while (ten * 5 < amount) ten *= 10;
  return ten >= amount ? ten : ten * 5;
};

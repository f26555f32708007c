import { incrementAt, quickAmounts, type AuctionHead, type AuctionTerms, type Standing } from "@naqsh/shared/auction";
import type { Halalas } from "@naqsh/shared/kernel/money";

const RIYAL = 100;

/** The amounts that the desk suggests: the next bids or, for the leader, raises of their own maximum, so that they never outbid themselves. */
export type SuggestedBids = {
  mode: "bid" | "raise";
  /** The least that will be taken. */
  minimum: Halalas;
  step: Halalas;
  /** The next bid, two steps more, and the next round figure. */
  amounts: [Halalas, Halalas, Halalas];
  /** What all of this rests on: a bid armed on another basis disarms. */
  basis: string;
};

/** The first whole step above an amount; any riyal above it would be taken. */
const nextStepAbove = (amount: Halalas, step: Halalas): Halalas => (Math.floor(amount / step) + 1) * step;

/** The suggested bids for a reader; `standing` is null until their first bid. */
export const suggestedBidsFor = (head: AuctionHead, terms: AuctionTerms, standing: Standing | null): SuggestedBids => {
  const step = incrementAt(terms, head.price ?? terms.openingPrice);
  if (standing?.state !== "leading") {
    const amounts = quickAmounts(terms, head.ask);
    return { mode: "bid", minimum: head.ask, step, amounts, basis: `bid ${head.ask}` };
  }
  const { maximum } = standing;
  const least = Math.max(nextStepAbove(maximum, incrementAt(terms, maximum)), head.ask);
  return {
    mode: "raise",
    minimum: maximum + RIYAL,
    step,
    amounts: quickAmounts(terms, least),
    basis: `raise ${maximum}`,
  };
};

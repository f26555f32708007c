import { incrementAt, quickAmounts, type AuctionHead, type AuctionTerms, type Standing } from "@naqsh/shared/auction";
import type { Halalas } from "@naqsh/shared/kernel/money";

const RIYAL = 100;

/** What the desk offers: to bid, or, for who leads, to raise their own maximum so that they never outbid themselves. */
export type BidOffer = {
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

/** The offer for a reader of this standing, null for one who never bid. */
export const bidOfferFor = (head: AuctionHead, terms: AuctionTerms, standing: Standing | null): BidOffer => {
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

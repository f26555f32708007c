import type { Halalas } from "../kernel/money";
import type { IncrementPolicy } from "./auction.events";

/** How a price rises: the policy that the auction froze, and the work's own increment as a floor. */
export type IncrementTerms = { incrementPolicy: IncrementPolicy; ownIncrement: Halalas };

type Ladder = { steps: readonly { below: Halalas; step: Halalas }[]; beyond: Halalas };

const riyals = (amount: number): Halalas => amount * 100;

/** A policy never changes: a change is a new name (docs/rules.md#increments). 5,000 still belongs to the 100s of `standard-1`. */
const LADDERS: Readonly<Record<IncrementPolicy, Ladder>> = {
  "standard-1": {
    steps: [
      { below: riyals(1_000), step: riyals(50) },
      { below: riyals(5_000) + 1, step: riyals(100) },
    ],
    beyond: riyals(250),
  },
  "fine-art-1": {
    steps: [
      { below: riyals(1_000), step: riyals(50) },
      { below: riyals(2_000), step: riyals(100) },
      { below: riyals(5_000), step: riyals(250) },
      { below: riyals(10_000), step: riyals(500) },
      { below: riyals(20_000), step: riyals(1_000) },
      { below: riyals(50_000), step: riyals(2_000) },
      { below: riyals(100_000), step: riyals(5_000) },
      { below: riyals(200_000), step: riyals(10_000) },
      { below: riyals(500_000), step: riyals(25_000) },
      { below: riyals(1_000_000), step: riyals(50_000) },
    ],
    beyond: riyals(100_000),
  },
};

/** The policy's step at `price`, in halalas. */
export const policyStep = (policy: IncrementPolicy, price: Halalas): Halalas => {
  const { steps, beyond } = LADDERS[policy];
  return steps.find(({ below }) => price < below)?.step ?? beyond;
};

/** The step at `price`: the policy's, and no less than the work's own (docs/rules.md#increments). */
export const incrementAt = ({ incrementPolicy, ownIncrement }: IncrementTerms, price: Halalas): Halalas =>
  Math.max(policyStep(incrementPolicy, price), ownIncrement);

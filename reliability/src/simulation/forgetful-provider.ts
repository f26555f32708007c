import type { Payments } from "@naqsh/worker/ports/payments";
import { seededChance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";

/** A provider that did what it was asked but whose answer is lost on the way, now and then. */
export const losingAnswers = (seed: string): ((provider: Payments) => Payments) => {
  const chance = seededChance(`${seed}/provider`);
  const perhapsLost = async <Answer>(answer: Answer): Promise<Answer> => {
    if (chance.next() < 0.2) throw new Error("The provider did not answer");
    return answer;
  };
  return ({ charge, confirm, ask, cancel, refund, cards }) => ({
    charge: async (asked) => perhapsLost(await charge(asked)),
    confirm: async (known) => perhapsLost(await confirm(known)),
    ask: async (known) => perhapsLost(await ask(known)),
    cancel: async (known) => perhapsLost(await cancel(known)),
    refund: async (asked) => perhapsLost(await refund(asked)),
    cards,
  });
};

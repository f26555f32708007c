import { cardWrites } from "@naqsh/shared/card";
import { cardsOf, removeCardOf } from "@naqsh/shared/platform/adapters/stripe/stripe-cards";
import { createStripeClient } from "@naqsh/shared/platform/adapters/stripe/stripe-client";
import type { CommandDeps } from "../commands/command-deps";
import { answerJson, refuse } from "../http/answers";
import { route, type Call, type Route } from "../http/route";

/** A reader waits for it. */
const CALLS = { timeoutMs: 8_000, repetitions: 1 };

/** The provider and the reader's customer there; null if either is missing: then no card is kept. */
const customerAt = async ({ config, facts }: CommandDeps, userId: string) => {
  const customerId = config.stripe ? await facts.cardCustomer(userId) : null;
  return config.stripe && customerId !== null ? { stripe: createStripeClient(config.stripe, CALLS), customerId } : null;
};

const list =
  (deps: CommandDeps) =>
  async ({ context, session }: Call<typeof cardWrites.keptCards>): Promise<void> => {
    const at = await customerAt(deps, session.userId);
    answerJson(context, at ? await cardsOf(at.stripe, at.customerId) : []);
  };

const removeOne =
  (deps: CommandDeps) =>
  async ({ context, params: { id }, session }: Call<typeof cardWrites.removeCard>): Promise<void> => {
    const at = await customerAt(deps, session.userId);
    const isRemoved = at !== null && (await removeCardOf(at.stripe, at.customerId, id));
    if (!isRemoved) return refuse(context, { code: "CARD_UNKNOWN" });
    answerJson(context, { id });
  };

/** The cards of the one who is signed in, as Stripe has them now. */
export const cardRoutes = (deps: CommandDeps): Route[] => [
  route(cardWrites.keptCards, { answer: list(deps) }),
  route(cardWrites.removeCard, { answer: removeOne(deps) }),
];
